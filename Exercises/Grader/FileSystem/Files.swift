import Foundation

/// The file system, as far as the grader uses it.
package struct Files: Sendable {
    /// What stands at a path. A link is not followed.
    package enum Kind: Sendable, Equatable {
        case file, folder, link
        /// A device, a pipe, a socket.
        case special
    }

    /// What stands at the path; nil where there is nothing.
    package var kind: @Sendable (String) -> Kind?
    /// The names in a folder, sorted.
    package var names: @Sendable (String) throws(FileError) -> [String]
    /// The names in a folder in no order, as the system has them: they need not be UTF-8.
    package var bytesOfNames: @Sendable (String) throws(FileError) -> [[UInt8]]
    /// The names in a folder, sorted; where there are more than this many, only that many of them.
    /// A link is no folder.
    package var someNames: @Sendable (String, _ most: Int) throws(FileError) -> [String]
    /// The bytes of a file.
    package var read: @Sendable (String) throws(FileError) -> [UInt8]
    /// The first bytes of a file, this many at the most; nil where there is something else.
    ///
    /// Unlike `read`, it follows no link, and waits for no pipe.
    package var start: @Sendable (String, _ most: Int) throws(FileError) -> [UInt8]?
    /// The bytes of a file from an offset, this many at the most; none where there are no more.
    ///
    /// Like `start`, it follows no link, and waits for no pipe.
    package var part: @Sendable (String, _ offset: Int, _ most: Int) throws(FileError) -> [UInt8]
    /// Writes a file whole or not at all, and makes the folders that it needs.
    ///
    /// It takes the place of a link, and what that leads to stays. Where a folder, a device or a
    /// pipe is, this fails.
    package var write: @Sendable (String, [UInt8]) throws(FileError) -> Void
    /// Writes a file that isn't there yet to a folder that is. It takes a tenth of the time of `write`;
    /// but where the computer goes off meanwhile, it may be there in part.
    package var add: @Sendable (String, [UInt8]) throws(FileError) -> Void
    /// Writes to the file that a user has named: to what a link leads to, to a device, to a pipe.
    ///
    /// A file is written whole or not at all, and the folders that it needs are made.
    package var writeThrough: @Sendable (String, [UInt8]) throws(FileError) -> Void
    /// Makes a folder and those above it; one that is there already is fine.
    package var makeFolder: @Sendable (String) throws(FileError) -> Void
    /// Makes a link that leads nowhere; a link that is there already is fine.
    package var makeDeadLink: @Sendable (String) throws(FileError) -> Void
    /// How many bytes a file has; nil where there is none.
    package var size: @Sendable (String) -> Int?
    /// When a file was last changed, in seconds since 1970; nil where there is none.
    package var modified: @Sendable (String) -> Double?
    /// Makes a file look as if it was last changed then, in seconds since 1970.
    package var setModified: @Sendable (String, Double) throws(FileError) -> Void
    /// Gives a file or a folder another path on the same disk, whole or not at all.
    ///
    /// A file takes the place of a file, and a folder that of an empty folder.
    package var move: @Sendable (_ from: String, _ to: String) throws(FileError) -> Void
    /// Removes a file, or a folder with all that is in it; nothing there is fine.
    package var remove: @Sendable (String) throws(FileError) -> Void
}

/// Why a file or a folder could not be used.
package struct FileError: Error, Equatable {
    /// What was tried.
    package enum Action: Sendable, Equatable {
        case read, write, remove
    }

    /// Why it failed, as far as a user can do something about it.
    package enum Reason: Sendable, Equatable {
        case missing, noPermission, noSpace, readOnly
        /// A file stands where a folder has to be, or a folder where a file has to be.
        case inTheWay
        /// The system's own words.
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

/// Why a call of the system failed.
package struct SystemError: Error, Equatable {
    /// The system's number for it, as in `errno`.
    package let code: Int32

    package init(code: Int32) {
        self.code = code
    }

    /// The system's own words.
    package var text: String { String(cString: strerror(code)) }
}
