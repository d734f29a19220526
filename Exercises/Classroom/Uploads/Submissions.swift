/// Something at the top of a class's archive that nothing was taken of.
package struct RefusedUpload: Sendable, Equatable {
    let name: String
    let isFolder: Bool
    let problem: Unpacker.Problem
}

/// The submissions of a class, as they lie in a folder.
package struct Submissions: Sendable {
    /// The absolute path of the folder.
    package let folder: String
    /// What would lie there, too, had it come out of the class's archive.
    package private(set) var refused: [RefusedUpload] = []
    /// The names in that archive that are no text.
    package private(set) var unreadable: [[UInt8]] = []

    package init(folder: String) {
        self.folder = folder
    }

    init(folder: String, refused: [RefusedUpload], unreadable: [[UInt8]]) {
        (self.folder, self.refused, self.unreadable) = (folder, refused, unreadable)
    }
}

/// What came out of the archive of a class.
package struct UnpackedArchive: Sendable {
    package let submissions: Submissions
    /// Why it isn't known what else was in the archive; nil where all is known.
    package let problem: Unpacker.Problem?
}
