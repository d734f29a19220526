import Grading
import Processes

/// The Starter's files as they were shipped.
///
/// Git provides the files by their object names, which the catalog records. So the right version is found,
/// whatever the learner has committed, merged or pulled since, and a wrong version can't be mistaken for it.
/// A search through the history would have to guess which commits are the workshop's own.
struct ShippedFiles: Sendable {
    /// The contents of a file, by its path relative to the tree, for example `Stage1/EvenOdd.swift`.
    var read: @Sendable (String) throws -> [UInt8]

    /// Reads from the repository that contains the kit.
    static func live(kit: Kit, machine: Machine) -> ShippedFiles {
        ShippedFiles { path in
            let name = "\(Tree.starter.rawValue)/\(path)"
            let object = kit.workshop.shippedObjects[path]
            // A file that is still as shipped is read directly. This is how the versions in the other
            // library's folder are found without git.
            if machine.files.kind(kit.path(name)) == .file,
                let inPlace = try? machine.files.read(kit.path(name)),
                object == GitObjectName.ofText(inPlace)
            {
                return GitObjectName.withUnixLineEnds(inPlace)
            }
            guard let git = findExecutable("git", path: machine.environment["PATH"]) else {
                throw LearnerFileError.noGit(path: name)
            }
            guard let object else { throw LearnerFileError.notInHistory(path: name, output: "") }
            // Inside a git hook, these variables refer to another repository, so git must not see them.
            let environment = machine.environment.filter { key, _ in
                !["GIT_DIR", "GIT_WORK_TREE", "GIT_COMMON_DIR", "GIT_OBJECT_DIRECTORY"]
                    .contains(key)
            }
            let (end, text) = try machine.processes.output(
                of: Command(
                    executable: git, arguments: ["cat-file", "blob", object],
                    environment: environment, directory: kit.root))
            let content = Array(text.utf8)
            // Standard error comes through the same pipe, so the output may also contain a warning. Only
            // content with the right object name is used.
            guard end == .exited(0), GitObjectName.ofBlob(content) == object else {
                throw LearnerFileError.notInHistory(path: name, output: text)
            }
            return content
        }
    }
}
