import Foundation

/// The file system operations that the grader uses.
package struct Files: Sendable {
    /// The kind of entry at a path. A link counts as a link, not as its target.
    package enum Kind: Sendable, Equatable {
        case file, folder, link
        /// A device, a pipe or a socket.
        case special
    }

    /// Returns the kind of entry at the path; nil if there is no entry.
    package var kind: @Sendable (String) -> Kind?
    /// The names in a folder, sorted.
    package var names: @Sendable (String) throws(FileError) -> [String]
    /// The names in a folder as the system returns them, in no particular order. They need not be
    /// UTF-8.
    package var bytesOfNames: @Sendable (String) throws(FileError) -> [[UInt8]]
    /// The names in a folder, sorted; at most this many of them. Fails if the path is a link to a
    /// folder.
    package var someNames: @Sendable (String, _ most: Int) throws(FileError) -> [String]
    /// The bytes of a file.
    package var read: @Sendable (String) throws(FileError) -> [UInt8]
    /// The first bytes of a file, at most this many; nil if the path isn't a file.
    ///
    /// Unlike `read`, this function doesn't follow links or wait for pipes.
    package var start: @Sendable (String, _ most: Int) throws(FileError) -> [UInt8]?
    /// The bytes of a file from an offset, at most this many; none after the end of the file.
    ///
    /// Like `start`, this function doesn't follow links or wait for pipes.
    package var part: @Sendable (String, _ offset: Int, _ most: Int) throws(FileError) -> [UInt8]
    /// Writes a file atomically, and creates missing parent folders.
    ///
    /// If the path is a link, the file replaces the link, and the link's target stays the same.
    /// Writing fails if the path is a folder, a device or a pipe.
    package var write: @Sendable (String, [UInt8]) throws(FileError) -> Void
    /// Writes a new file to an existing folder. This is ten times as fast as `write`, but the file
    /// may be incomplete if the computer loses power meanwhile.
    package var add: @Sendable (String, [UInt8]) throws(FileError) -> Void
    /// Writes to a path that a user has named, which may be a link, a device or a pipe.
    ///
    /// A regular file is written atomically, and missing parent folders are created.
    package var writeThrough: @Sendable (String, [UInt8]) throws(FileError) -> Void
    /// Creates a folder and its parent folders, unless they exist.
    package var makeFolder: @Sendable (String) throws(FileError) -> Void
    /// Creates a link whose target can't exist, unless there already is a link.
    package var makeDeadLink: @Sendable (String) throws(FileError) -> Void
    /// The size of a file in bytes; nil if there is no file.
    package var size: @Sendable (String) -> Int?
    /// When a file was last changed, in seconds since 1970; nil if there is no file.
    package var modified: @Sendable (String) -> Double?
    /// Sets the time at which a file was last changed, in seconds since 1970.
    package var setModified: @Sendable (String, Double) throws(FileError) -> Void
    /// Moves a file or a folder to another path on the same disk, atomically.
    ///
    /// A file can replace a file, and a folder can replace an empty folder.
    package var move: @Sendable (_ from: String, _ to: String) throws(FileError) -> Void
    /// Removes a file, or a folder with its contents, if it exists.
    package var remove: @Sendable (String) throws(FileError) -> Void
}

/// An error of an operation on a file or a folder.
package struct FileError: Error, Equatable {
    /// The operation that failed.
    package enum Action: Sendable, Equatable {
        case read, write, remove
    }

    /// The reason for an error, if a user can do something about it.
    package enum Reason: Sendable, Equatable {
        case missing, noPermission, noSpace, readOnly
        /// The path is a file instead of a folder, or a folder instead of a file.
        case inTheWay
        /// Any other reason, with the system's message.
        case other(String)
    }

    package let action: Action
    package let path: String
    package let reason: Reason

    package init(action: Action, path: String, reason: Reason) {
        self.action = action
        self.path = path
        self.reason = reason
    }
}

/// The error of a system call.
package struct SystemError: Error, Equatable {
    /// The system's number for the error, as in `errno`.
    package let code: Int32

    package init(code: Int32) {
        self.code = code
    }

    /// The system's message for the error.
    package var text: String { String(cString: strerror(code)) }
}
