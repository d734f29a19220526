import FileSystem
import Grading

extension Verb {
    package static let new = Verb(
        name: "new", summary: "Make an encore of your own (for authors).",
        overview: """
            Makes an encore of your own. For authors.

            An encore is a stage with a name instead of a number. It starts with one example
            exercise and everything that an exercise needs: a file to fill in, its solution,
            official tests, learner's tests, planted bugs, hints and a chapter. So it is
            sound and can be graded immediately. Then replace the example with your own
            exercises: Guide/for-authors.md shows how.
            """,
        usage: "new encore NAME", words: .asGiven(maximum: 2),
        arguments: [
            HelpRow("encore", "What is made."),
            HelpRow(
                "NAME",
                """
                What it is called, as its module: letters from A to
                Z, the first a capital, such as Weather.
                """),
        ],
        options: NoOptions.self,
        exitStatuses: [
            (ExitStatus.passed, "it is made"),
            (ExitStatus.usage, "it can't be called so, or the command line is wrong"),
            (ExitStatus.couldNotGrade, "it could not be made, and nothing is left of it"),
        ]
    ) { context, _ in
        try NewCommand(context: context).run()
    }
}

/// `grade new encore`: makes an encore with one example exercise.
struct NewCommand {
    let context: CommandContext

    func run() throws -> Int32 {
        let (kit, files) = (context.kit, context.machine.files)
        let words = context.invocation.words
        guard words.count == 2, words[0] == "encore" else {
            context.console.error(NewText.usage(words))
            return ExitStatus.usage
        }
        let manifest = try files.read(kit.path("Package.swift"))
        let surroundings = EncoreName.Surroundings(
            workshop: kit.workshop, commands: context.commands,
            manifest: String(decoding: manifest, as: UTF8.self))
        let name: EncoreName
        do throws(EncoreName.Problem) {
            name = try EncoreName.read(words[1], among: surroundings)
        } catch {
            context.console.error(NewText.describe(error, with: words[1]))
            return ExitStatus.usage
        }
        let changes = try NewEncore(name: name, kit: kit, files: files).changes()
        try FileChanges(kit: kit, files: files).make(changes)
        try context.console.out(NewText.made(name, changes))
        return ExitStatus.passed
    }
}
