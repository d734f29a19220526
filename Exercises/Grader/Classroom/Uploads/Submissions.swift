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
    /// Why it isn't known what else was in that archive; nil where all is known.
    package private(set) var problem: Unpacker.Problem?
    /// What lies in the folder and is a class itself.
    package var classes: [OpenedClass] = []

    package init(folder: String) {
        self.folder = folder
    }

    /// The same as they lie in another folder.
    func moved(to folder: String) -> Submissions {
        Submissions(folder: folder, refused: refused, unreadable: unreadable, problem: problem)
    }

    init(
        folder: String, refused: [RefusedUpload], unreadable: [[UInt8]],
        problem: Unpacker.Problem? = nil
    ) {
        (self.folder, self.refused, self.unreadable) = (folder, refused, unreadable)
        self.problem = problem
    }

    /// An archive of a class of which not all is known.
    package struct Gap: Sendable, Equatable {
        package let archive: String
        package let problem: Unpacker.Problem
    }

    /// The archives of which not all is known: that of the class, and those of classes among it.
    ///
    /// - Parameter name: What the class's archive is called.
    package func gaps(called name: String) -> [Gap] {
        let all = [(name, self)] + classes.map { ($0.name, $0.submissions) }
        return all.compactMap { name, submissions in
            submissions.problem.map { Gap(archive: name, problem: $0) }
        }
    }
}

/// A folder or an archive among the submissions that holds those of several learners.
package struct OpenedClass: Sendable, Equatable {
    /// Its name among the submissions.
    package let name: String
    package let submissions: Submissions
    /// Whether it is an archive, whose times say when each upload came.
    let isArchive: Bool
}

/// What came out of the archive of a class.
package struct UnpackedArchive: Sendable {
    package let submissions: Submissions
    /// How many bytes came out, at the most.
    let size: Int
}
