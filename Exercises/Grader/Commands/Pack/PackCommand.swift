import Catalog
import FileSystem
import Foundation
import Grading
import Processes
import Reports

extension Verb {
    package static let pack = Verb(
        name: "pack", summary: "Pack your work into one file, to hand in.",
        overview: """
            Packs your work into one file, to hand in.

            The file contains the Swift files in Starter, but nothing that was built. It is
            named after you, so you are asked for your name once.
            """,
        usage: "pack [options]", words: .nothing,
        options: [
            .text(
                "--name", "NAME", \.name,
                help: "Your name, for the file's name. The command remembers your name.")
        ]
    ) { context in
        try PackCommand(context: context, prompt: .live(console: context.console)).run()
    }
}

/// `grade pack`: packs a learner's work into one archive with the system's `tar`.
struct PackCommand {
    let context: CommandContext
    var prompt: Prompt

    func run() throws -> Int32 {
        guard let name = try name() else { throw UsageError.missing(PackText.name, for: .pack) }
        let (kit, files) = (context.kit, context.machine.files)
        let starter = kit.path(Tree.starter.rawValue)
        // The workshop's versions of the tests in the other library aren't the learner's work, so they aren't
        // packed.
        let sources = try SourceFolder.read(starter, ending: ".swift", files: files).files
            .filter { !$0.key.hasPrefix("\(TestLibrary.folder)/") }
        let strayed = try StrayedTests(kit: kit, files: files).paths()
        if !strayed.isEmpty { context.console.error(PackText.leftOut(strayed)) }
        guard !sources.isEmpty else { throw GradeError.missingFolder(starter) }
        let folder = "\(kit.cache)/pack"
        try files.remove(folder)
        defer { try? files.remove(folder) }
        for (path, bytes) in sources {
            try files.write("\(folder)/\(name)/\(Tree.starter.rawValue)/\(path)", bytes)
        }
        let archive = kit.path("\(name).tar.gz")
        try tar(name, in: folder, to: archive)
        try context.console.out(
            PackText.done(archive, count: sources.count, size: files.size(archive) ?? 0))
        return ExitStatus.passed
    }

    /// The learner's name in a form that every system accepts in a file name; nil if the name isn't known.
    private func name() throws -> String? {
        let files = context.machine.files
        let path = "\(context.kit.cache)/name"
        let remembered = (try? files.read(path)).map { String(decoding: $0, as: UTF8.self) }
        let answer: String?
        if let named = context.options.name {
            answer = named
        } else if let remembered, !PackText.fileName(remembered).isEmpty {
            answer = remembered
        } else {
            answer = prompt.isInteractive ? prompt.ask(PackText.question) : nil
        }
        let name = PackText.fileName(answer ?? "")
        guard !name.isEmpty else { return nil }
        if name != remembered { try files.write(path, Array(name.utf8)) }
        return name
    }

    private func tar(_ name: String, in folder: String, to archive: String) throws {
        let machine = context.machine
        guard let tar = findExecutable("tar", path: machine.environment["PATH"]) else {
            throw ProcessError.executableNotFound("tar")
        }
        // The new archive is created next to the old one, which is kept if this fails.
        let new = "\(context.kit.cache)/pack.tar.gz"
        defer { try? machine.files.remove(new) }
        let command = Command(
            executable: tar, arguments: ["-czf", new, "-C", folder, "--", name],
            environment: machine.environment, directory: context.kit.root)
        let (end, text) = try machine.processes.output(of: command)
        guard end == .exited(0) else {
            throw FileError(action: .write, path: archive, reason: .other(text))
        }
        try machine.files.move(new, archive)
    }
}
