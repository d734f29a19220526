import Catalog
import Grading
import Reports
import TerminalKit

extension Verb {
    package static let diff = Verb(
        name: "diff", summary: "Compare your code with the reference solution.",
        overview: """
            Compares your code with the reference solution, as a unified diff.

            A line with - is only in your file, and a line with + only in the solution.
            Without a stage or an exercise, the command grades your work first and compares
            only the exercises with a ★, so that you don't see a solution too early. With
            --tests, it compares your tests with ours, in the library that you use.
            """,
        usage: "diff [STAGE|EXERCISE...] [options]", words: .stagesAndExercises, options: [.tests]
    ) { context in
        let reporter = DiffReporter(
            style: context.style, kit: context.kit, machine: context.machine)
        let exercises = context.invocation.exercises
        let isNamed = !context.invocation.stages.isEmpty || !exercises.isEmpty
        let done = isNamed ? exercises : try exercisesDone(context)
        guard isNamed || !done.isEmpty else {
            try context.console.out(DiffText.nothingDone)
            return ExitStatus.passed
        }
        let (text, differs) = try reporter.text(of: ExerciseFiles(of: done, in: context).paths)
        try context.console.out(text)
        if !isNamed { context.console.error(DiffText.note(on: done)) }
        return differs ? ExitStatus.notPassed : ExitStatus.passed
    }

    /// The identifiers of the exercises that have their star.
    private static func exercisesDone(_ context: CommandContext) throws -> [String] {
        try context.grade().exercises.filter(\.isDone).map(\.exercise.id)
    }
}

/// The texts that `grade diff` prints if nothing is named.
enum DiffText {
    static let nothingDone = lines(
        "No exercise has its ★ yet, so there is nothing to compare. To see the solution of an exercise "
            + "anyway, name it: \(command)")

    static func note(on done: [String]) -> String {
        "\n"
            + lines(
                "These exercises were compared, because they have their ★: "
                    + "\(done.joined(separator: ", ")). To see the solution of another exercise, "
                    + "name it: \(command)")
    }

    private static let command = "swift run grade diff EXERCISE"

    private static func lines(_ text: String) -> String {
        PlainText.wrapped(text, width: TextWidth.usual).joined(separator: "\n") + "\n"
    }
}
