import Catalog
import Grading
import Processes

/// The Starter's files as they were shipped.
///
/// They come from git, and not from copies: the catalogue knows the name that git gives to each
/// file's content. So the right version is found whatever the learner has committed, merged or
/// pulled since, and a wrong one can't be taken for it. A search in the history would have to guess
/// which commits are the workshop's own.
struct ShippedFiles: Sendable {
    /// The bytes of a file below the tree, for example `Stage1/EvenOdd.swift`.
    var read: @Sendable (String) throws -> [UInt8]

    /// Reads from the repository that the kit lies in.
    static func live(kit: Kit, machine: Machine) -> ShippedFiles {
        ShippedFiles { path in
            let name = "\(Tree.starter.rawValue)/\(path)"
            let object = kit.workshop.shippedObjects[path]
            // What the second library's folder holds needs no git, where nobody has changed it.
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
            // Inside a git hook, these variables name another repository.
            let environment = machine.environment.filter { key, _ in
                !["GIT_DIR", "GIT_WORK_TREE", "GIT_COMMON_DIR", "GIT_OBJECT_DIRECTORY"]
                    .contains(key)
            }
            let (end, text) = try machine.processes.output(
                of: Command(
                    executable: git, arguments: ["cat-file", "blob", object],
                    environment: environment, directory: kit.root))
            let content = Array(text.utf8)
            // Standard error comes through the same pipe: a warning must not end up in the file.
            guard end == .exited(0), GitObjectName.ofBlob(content) == object else {
                throw LearnerFileError.notInHistory(path: name, output: text)
            }
            return content
        }
    }
}
