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
    static func live(
        kit: Kit, machine: Machine
    ) -> ShippedFiles {
        ShippedFiles { path in
            let name = "Starter/\(path)"
            // What the second library's folder holds needs no git, where nobody has changed it.
            if machine.files.kind(kit.path(name)) == .file,
                let inPlace = try? machine.files.read(kit.path(name)),
                kit.workshop.shippedObjects[path] == GitObjectName.ofText(inPlace)
            {
                return GitObjectName.withUnixLineEnds(inPlace)
            }
            guard let git = findExecutable("git", path: machine.environment["PATH"]) else {
                throw LearnerFileError.noGit(path: name)
            }
            guard let object = kit.workshop.shippedObjects[path] else {
                throw LearnerFileError.notInHistory(path: name, output: "")
            }
            // Inside a git hook, these variables name another repository.
            let variables = machine.environment.filter { key, _ in
                !["GIT_DIR", "GIT_WORK_TREE", "GIT_COMMON_DIR", "GIT_OBJECT_DIRECTORY"]
                    .contains(key)
            }
            func output(_ arguments: [String]) throws -> (end: ProcessEnd, text: String) {
                try machine.processes.output(
                    of: Command(
                        executable: git, arguments: arguments,
                        // The reasons for a failure are told apart by git's own words.
                        environment: variables.merging(["LC_ALL": "C"]) { $1 },
                        directory: kit.root))
            }
            func run(_ option: String) throws -> [UInt8] {
                let (end, text) = try output(["cat-file", option, object])
                guard end == .exited(0) else {
                    let shallow = try output(["rev-parse", "--is-shallow-repository"])
                    throw LearnerFileError.notInHistory(
                        path: name, output: text,
                        reason: .init(
                            output: text, isShallow: shallow == (.exited(0), "true\n"),
                            folder: kit.root))
                }
                return Array(text.utf8)
            }
            // Standard error comes through the same pipe: a warning of git's must not end up in the
            // learner's file. So the content has to have the size that git tells.
            let size = String(decoding: try run("-s"), as: UTF8.self).split(separator: "\n").last
            let content = try run("blob")
            guard size.flatMap({ Int($0) }) == content.count else {
                throw LearnerFileError.notInHistory(
                    path: name, output: String(decoding: content, as: UTF8.self))
            }
            return content
        }
    }
}
