extension LearnerFileError: CustomStringConvertible {
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
            "Could not get \(path) as it was shipped: this copy of the workshop has no git history "
                + "that holds it. Take the file from a fresh clone or download of the workshop."
                + (output.isEmpty ? "" : " Git said:\n\(output)")
        }
    }
}
