import Grading
import Processes

/// Compares two files of the kit.
struct FileDiff: Sendable {
    /// The unified diff of two files, whose paths are relative to the kit or absolute; nil if nothing
    /// here can compare them.
    var unified: @Sendable (_ old: String, _ new: String) throws -> String?

    /// Compares with git, as the learner has set it up.
    static func git(in kit: Kit, on machine: Machine) -> FileDiff {
        FileDiff { old, new in
            guard let git = findExecutable("git", path: machine.environment["PATH"]) else {
                return nil
            }
            let options = ["--no-index", "--no-ext-diff", "--no-color", "--no-prefix"]
            let command = Command(
                executable: git, arguments: ["diff"] + options + ["--", old, new],
                environment: machine.environment, directory: kit.root)
            let (end, text) = try machine.processes.output(of: command)
            return end == .exited(1) ? text : nil
        }
    }
}
