import FileSystem
import Grading

/// A file of a learner's, or the workshop's in the other tree.
enum LearnerFile {
    /// The bytes of a file; nil where nothing is there.
    ///
    /// - Parameter path: Relative to the kit.
    static func read(_ path: String, in kit: Kit, _ files: Files) throws -> [UInt8]? {
        guard let kind = files.kind(kit.path(path)) else { return nil }
        guard kind == .file else { throw LearnerFileError.notAFile(path) }
        return try files.read(kit.path(path))
    }
}

/// Why a learner's file could not be used.
enum LearnerFileError: Error, Equatable, CustomStringConvertible {
    /// A folder, a link, a pipe or a device stands in its place.
    case notAFile(String)
    /// There is no `git`, which holds the files as they were shipped.
    case noGit(path: String)
    /// Git doesn't give the file as it was shipped; what git said.
    case notInHistory(path: String, output: String)

    /// What happened and what to do about it, without a line end.
    var description: String {
        switch self {
        case .notAFile(let path):
            "\(path) is not a regular file. Move it away, and try again."
        case .noGit(let path):
            "There is no 'git' on the PATH, and \(path) as it was shipped comes from the "
                + "workshop's git history. Install git (git-scm.com), or take the file from a fresh "
                + "download of the workshop."
        case .notInHistory(let path, let output):
            "Could not get \(path) as it was shipped from this copy's git history. If it is a shallow "
                + "clone, run 'git fetch --unshallow', and try again. Otherwise take the file from a "
                + "fresh clone or download of the workshop."
                + (output.isEmpty ? "" : " Git said:\n\(output)")
        }
    }
}
