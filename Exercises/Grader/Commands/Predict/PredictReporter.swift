import Catalog
import Grading
import Reports
import TerminalKit

/// Writes what can be predicted of given tests, what was kept, and what is wrong with the words.
struct PredictReporter {
    let style: Style
    let workshop: Workshop

    /// The file to read, the ideas with their words, and the prediction so far.
    func text(ofAsked request: PredictionRequest, before: [Concept]?) -> String {
        let (stage, exercise, tree) = (request.stage, request.exercise, Tree.starter)
        let code = exercise.files.map { "\(tree.modulePath(stage))/\($0)" }
        let so =
            before.map { "Your prediction so far: the tests lack\(PredictionWords.list($0))." }
            ?? "You have predicted nothing yet."
        let lines =
            heading(of: request) + wrapped(StepWords.predict)
            + wrapped(StepWords.readFirst) + [""]
            + code.enumerated().map { "  \($0 == 0 ? "The code:  " : "           ")  \($1)" }
            + ["  The tests:   \(tree.ownTestsPath(stage))/\(exercise.ownTests).swift"]
            + ["  To read:     \(exercise.guide)", ""]
            + wrapped("The ideas of the checklist, Guide/test-checklist.md:") + ideas
            + [""] + wrapped(so)
            + wrapped("To say which they lack, give their words or numbers:")
            + ["  \(PredictionWords.command(exercise)) WORD WORD", ""]
        return lines.joined(separator: "\n") + "\n"
    }

    /// What was kept, what it is for, and what comes next.
    func text(ofKept ideas: [Concept], before: [Concept]?, _ request: PredictionRequest) -> String {
        let replaced =
            before.map { "It replaces your first one: the tests lack\(PredictionWords.list($0))." }
        let lines =
            heading(of: request)
            + wrapped("Kept: you say that the tests lack\(PredictionWords.list(ideas)).")
            + (replaced.map(wrapped) ?? []) + wrapped(PredictionWords.isNoMark)
            + next(request)
        return lines.joined(separator: "\n") + "\n"
    }

    /// All predictions, where there is one for each exercise with given tests.
    func text(ofAll predictions: Predictions) -> String {
        let given = workshop.exercisesWithGivenTests
        let lines =
            [""]
            + given.flatMap { _, exercise in
                wrapped(
                    "\(exercise.title) (\(exercise.id)): you say that the tests lack"
                        + "\(PredictionWords.list(predictions[exercise.id] ?? [])).")
            }
            + [
                "", "  To change one:  swift run grade predict EXERCISE IDEA...",
                "  The ideas:      \(PredictionWords.command(given[0].exercise))",
                "  Go on:          swift run grade watch \(name(of: given[0].stage))", "",
            ]
        return lines.joined(separator: "\n") + "\n"
    }

    /// Lines for standard error, with a line end.
    func text(of fault: PredictionRequest.Fault) -> String {
        let words = PlainText.wrapped(
            PlainText.safe("error: \(sentences(on: fault))"), width: TextWidth.usual)
        let list =
            if case .unknown = fault { ["", "The ideas:"] + ideas } else { [String]() }
        return (words + list + ["", "USAGE: swift run grade \(Verb.predict.usage)"])
            .joined(separator: "\n")
            + "\nSee 'swift run grade predict --help' for all that it takes.\n"
    }

    private func sentences(on fault: PredictionRequest.Fault) -> String {
        let given = workshop.exercisesWithGivenTests.map(\.exercise.id).joined(separator: ", ")
        switch fault {
        case .nothingGiven:
            return "there is nothing to predict: no exercise of this workshop gives its tests."
        case .notGiven(let id):
            return "you write the tests of '\(id)' yourself, so there is nothing to predict. "
                + "Tests are given in: \(given)."
        case .wholeStage(let word):
            let ids = workshop.stages(calledBy: word).flatMap(\.exercises)
                .filter { $0.givenSuite != nil }.map(\.id)
            return "'\(word)' is more than one exercise. "
                + (ids.isEmpty
                    ? "Tests are given in: \(given)."
                    : "Which one? \(ids.joined(separator: ", ")).")
        case .twoExercises(let one, let other):
            return "'\(one)' and '\(other)' are two exercises: predict one after the other."
        case .unknown(let word, let isFirst):
            let what = isFirst ? "no exercise and no idea" : "no idea of the checklist"
            let meant = IdeaName.meant(by: word) + near(word, isFirst)
            let question = meant.map { "'\($0)'" }.joined(separator: " or ")
            return "'\(word)' is \(what)."
                + (meant.isEmpty ? "" : " Did you mean \(question)?")
        case .noneAnd(let idea):
            return "'\(IdeaName.none)' says that the tests lack nothing, and "
                + "'\(IdeaName.word(idea))' that they lack something: say one of the two."
        case .unclear:
            return "you have predicted something for each exercise. To change it, name the one "
                + "that you mean: \(given)."
        }
    }

    private func near(_ word: String, _ isFirst: Bool) -> [String] {
        guard isFirst else { return [] }
        let exercises = workshop.exercisesWithGivenTests.map(\.exercise.id)
        return Suggestion.nearest(to: word, in: exercises).map { [$0] } ?? []
    }

    /// A line for each idea: its number, its word, and what it says.
    private var ideas: [String] {
        func line(_ number: String, _ word: String, _ title: String) -> String {
            "  \(ScreenText.rightAligned(number, to: 4))  \(ScreenText.padded(word, to: 15))\(title)"
        }
        return Concept.allCases.map {
            line("\(IdeaName.number($0))", IdeaName.word($0), $0.title)
        } + [line("", IdeaName.none, "these tests lack nothing")]
    }

    private func next(_ request: PredictionRequest) -> [String] {
        [
            "", "  Look at what the hunt finds:  swift run grade \(request.exercise.id)",
            "  Or beside your editor:        swift run grade watch \(name(of: request.stage))", "",
        ]
    }

    private func name(of stage: Stage) -> String { "\(stage.id)".lowercased() }

    private func heading(of request: PredictionRequest) -> [String] {
        let (name, exercise) = (StageWords.name(request.stage), request.exercise)
        return ["", style.bold("\(name), \(exercise.title) (\(exercise.id))")]
    }

    private func wrapped(_ text: String) -> [String] {
        PlainText.wrapped(text, width: TextWidth.usual - 2).map { "  \($0)" }
    }
}
