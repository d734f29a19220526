import FileSystem
import Grading

/// Reads a learner's file, or the workshop's file in the other tree.
enum LearnerFile {
    /// The contents of a file; nil if it doesn't exist.
    ///
    /// - Parameter path: Relative to the kit.
    static func read(_ path: String, in kit: Kit, _ files: Files) throws -> [UInt8]? {
        guard let kind = files.kind(kit.path(path)) else { return nil }
        guard kind == .file else { throw LearnerFileError.notAFile(path) }
        return try files.read(kit.path(path))
    }
}

/// The reason why a learner's file can't be used.
enum LearnerFileError: Error, Equatable, CustomStringConvertible {
    /// The path is a folder, a link, a pipe or a device instead of a file.
    case notAFile(String)
    /// `git`, which stores the shipped files, isn't installed.
    case noGit(path: String)
    /// Git couldn't provide the shipped file; the output is git's message.
    case notInHistory(path: String, output: String)

    /// What happened and what to do about it, without a newline.
    var description: String {
        switch self {
        case .notAFile(let path):
            "\(path) is a link, a folder or the like. Move it away, and try again."
        case .noGit(let path):
            "The original of \(path) comes from the workshop's git history, but there is no 'git' on the "
                + "PATH. Install git (git-scm.com), or take the file from a fresh download of the workshop."
        case .notInHistory(let path, let output):
            "The original of \(path) isn't in this copy's git history. If this is a shallow clone, run "
                + "'git fetch --unshallow', and try again. Otherwise, take the file from a fresh clone or "
                + "download of the workshop." + (output.isEmpty ? "" : " Git's output:\n\(output)")
        }
    }
}
