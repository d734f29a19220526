/// Something at the top of a class's archive that nothing was taken of.
package struct RefusedUpload: Sendable, Equatable {
    let name: String
    let isFolder: Bool
    let problem: Unpacker.Problem
}

/// The submissions of a class, as they lie in a folder.
package struct Submissions: Sendable, Equatable {
    /// The absolute path of the folder.
    package let folder: String
    /// What would lie there, too, had it come out of the class's archive.
    package private(set) var refused: [RefusedUpload] = []
    /// The names in that archive that are no text.
    package private(set) var unreadable: [[UInt8]] = []
    /// What lies in the folder and is a class itself.
    package var classes: [OpenedClass] = []

    package init(folder: String) {
        self.folder = folder
    }

    /// The same as they lie in another folder.
    func moved(to folder: String) -> Submissions {
        Submissions(folder: folder, refused: refused, unreadable: unreadable)
    }

    init(folder: String, refused: [RefusedUpload], unreadable: [[UInt8]]) {
        (self.folder, self.refused, self.unreadable) = (folder, refused, unreadable)
    }
}

/// A folder or an archive among the submissions that holds those of several learners.
package struct OpenedClass: Sendable, Equatable {
    /// Its name among the submissions.
    package let name: String
    package let submissions: Submissions
    /// Whether it is an archive, whose times say when each upload came.
    let isArchive: Bool
    /// Why it isn't known what else is in it; nil where all is known.
    package let problem: Unpacker.Problem?
}

/// What came out of the archive of a class.
package struct UnpackedArchive: Sendable {
    package let submissions: Submissions
    /// Why it isn't known what else was in the archive; nil where all is known.
    package let problem: Unpacker.Problem?
    /// How many bytes came out, at the most.
    let size: Int
}
