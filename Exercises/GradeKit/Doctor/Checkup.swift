import FileSystem
import Grading

/// One thing that the workshop needs, and whether it is there.
struct Checkup: Sendable, Equatable {
    enum Subject: Sendable, Equatable {
        case toolchain, xctest, swiftTesting, diskSpace, kit, git
        /// Write access to a folder, by its path.
        case writing(String)
    }

    enum Finding: Sendable, Equatable {
        /// It is there; what was found.
        case good(String)
        case missing(Problem)
    }

    /// What is wrong.
    enum Problem: Sendable, Equatable {
        case toolchainTooOld(String)
        /// There is no toolchain that works, for this reason.
        case noToolchain(GradeError)
        /// This library isn't beside the toolchain; where it was looked for.
        case noLibrary([String])
        /// It can't be looked for without a toolchain.
        case unknown
        /// So many bytes are free.
        case diskFull(Int)
        case notWritable(FileError)
        /// These folders of the kit aren't there.
        case foldersMissing([String])
        case noGit
    }

    let subject: Subject
    let finding: Finding

    var isGood: Bool {
        if case .good = finding { return true }
        return false
    }

    /// Whether the workshop works without it.
    var isOptional: Bool { subject == .git }
}
