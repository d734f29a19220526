import Catalog
import Reports
import TerminalKit

extension Verb {
    package static let predict = Verb(
        name: "predict", summary: "Say what is missing in the given tests.",
        overview: """
            Keeps your prediction of what is missing in the given tests.

            In some exercises, the tests are given, and look good. Read the rules in the
            comment of the code, then the tests, and say which ideas of the checklist they
            lack, before anything is run. Then 'swift run grade' and 'swift run grade watch'
            put your prediction beside what the planted bugs show. Without ideas, this lists
            them. A second prediction replaces the first one. It is kept in .grade, and is
            never part of points or marks.
            """,
        usage: "predict [EXERCISE] [IDEA...]", words: .asGiven(maximum: .max),
        arguments: [
            HelpRow(
                "EXERCISE",
                """
                A name that 'swift run grade list' shows. The default
                is the first one with given tests and no prediction.
                """),
            HelpRow(
                "IDEA",
                """
                A word or a number of the list, such as 'order' or 9;
                'none' where the tests lack nothing.
                """),
        ],
        options: NoOptions.self,
        exitStatuses: [
            (ExitStatus.passed, "the prediction is kept, or the ideas are listed"),
            (ExitStatus.usage, "the command line is wrong"),
            (ExitStatus.couldNotGrade, "the prediction could not be kept"),
        ]
    ) { context, _ in
        try PredictCommand(context: context).run()
    }
}

/// `grade predict`: shows what can be predicted of given tests, or keeps a prediction.
struct PredictCommand {
    let context: CommandContext

    func run() throws -> Int32 {
        let memory = PredictionMemory(kit: context.kit, files: context.machine.files)
        let reporter = PredictReporter(
            style: Style(usesColor: context.console.usesColor), workshop: context.kit.workshop)
        let predictions = memory.all
        let request: PredictionRequest?
        do throws(PredictionRequest.Fault) {
            request = try PredictionRequest.read(
                context.invocation.words, in: context.kit.workshop, predictions)
        } catch {
            context.console.error(reporter.text(of: error))
            return ExitStatus.usage
        }
        guard let request else {
            try context.console.out(reporter.text(ofAll: predictions))
            return ExitStatus.passed
        }
        let before = predictions[request.exercise.id]
        if let ideas = request.ideas {
            try memory.keep(ideas, of: request.exercise.id)
            try context.console.out(reporter.text(ofKept: ideas, before: before, request))
        } else {
            try context.console.out(reporter.text(ofAsked: request, before: before))
        }
        return ExitStatus.passed
    }
}
