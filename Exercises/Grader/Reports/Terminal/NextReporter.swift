import Advice
import Catalog
import Grading
import SwiftSource
import TerminalKit

/// Writes what to do in an exercise: where to start, and the first failure.
package struct NextReporter {
    let style: Style
    let tree: Tree
    /// Whether to show everything that failed instead of only the first failure.
    let showsAll: Bool
    /// Whether the learner prefers to write the code before any test.
    let codeFirst: Bool

    package init(
        style: Style, tree: Tree, showsAll: Bool = false, codeFirst: Bool = false
    ) {
        self.style = style
        self.tree = tree
        self.showsAll = showsAll
        self.codeFirst = codeFirst
    }

    /// - Parameters:
    ///   - start: Where to start; nil if the file for the learner's tests doesn't exist yet.
    ///   - again: The argument with which `grade` shows this text again.
    package func text(
        of exercise: ExerciseState, in stage: StageReport?, start: SourceLocation?,
        again: String = "next"
    ) -> String {
        let id = exercise.exercise.id
        let title = "\(StageWords.name(exercise.stage)), \(exercise.exercise.title) (\(id))"
        let given = stage.map { [StageOutline($0, tree: tree).given] } ?? []
        var lines = ["", style.bold(title)]
        if exercise.isDone {
            let start =
                exercise.exercise.hasCodeToWrite
                ? "Its official tests pass, and your" : "Your"
            lines += ["  \(style.good("★")) \(start) tests catch every planted bug."]
            lines += self.lines(exercise, given) + own(exercise, stage) + [""]
            return lines.joined(separator: "\n") + "\n"
        }
        let step = exercise.step(codeFirst: codeFirst)
        lines += self.lines(exercise, given) + wrapped(StepWords.task(step, of: exercise.exercise))
        if let start { lines.append("  \(PlainText.safe(start.file)):\(start.line)") }
        switch step {
        case .red: lines += firstTest(exercise, stage)
        case .green: lines += coding(exercise, stage)
        case .bugs: lines += testing(exercise, stage)
        }
        lines += [
            "", "  To read:    \(exercise.exercise.guide)",
            "  A hint:     swift run grade hint \(id)\(tree.option)",
            "  Try again:  swift run grade \(again)\(tree.option)", "",
        ]
        return lines.joined(separator: "\n") + "\n"
    }

    /// - Parameter stages: The stages that were named; empty for the whole workshop.
    package func nothingLeft(of stages: [Stage.ID] = []) -> String {
        let text =
            "\(StageWords.beginning(stages)) done: every official test passes, and your tests are right and "
            + "catch every planted bug. "
            + "Compare your code with the reference solution: swift run grade diff"
        return "\n" + PlainText.wrapped(text, width: TextWidth.usual).joined(separator: "\n")
            + "\n\n"
    }

    /// The task before the code: a test that is right and red.
    private func firstTest(_ exercise: ExerciseState, _ stage: StageReport?) -> [String] {
        let task = wrapped(exercise.exercise.task)
        if exercise.ownTests.isEmpty, let problem = problem(exercise, stage) {
            return task + problem
        }
        return task + own(exercise, stage) + afterTests(of: exercise)
    }

    /// What is left to do after the learner has written some right tests; empty if nothing is.
    private func afterTests(of exercise: ExerciseState) -> [String] {
        let right = exercise.ownTests.filter(\.isValid)
        if right.contains(where: { $0.isExample && $0.isRightAndRed }) {
            return wrapped("The worked example already does that. Now write a test of your own.")
        }
        guard !right.isEmpty, exercise.leftOut == nil,
            right.allSatisfy({ $0.pair == .greenGreen })
        else { return [] }
        return wrapped(
            "Your tests pass on your code, but not all official tests do. Which case is missing?")
    }

    private func coding(_ exercise: ExerciseState, _ stage: StageReport?) -> [String] {
        let task = exercise.exercise.task
        var lines = wrapped("The task: \(task)")
        let error = firstError(exercise, stage)
        if !error.isEmpty {
            lines += error
        } else if exercise.firstFailure != nil {
            lines += [""] + self.lines(exercise, [StageOutline.failures(of: exercise)])
            lines += (stage?.findings ?? []).of(.slip).about(exercise).flatMap {
                Sentences.lines(PlainText.safe($0.words.text), width: TextWidth.usual, indent: 4)
            }
        }
        let own = own(exercise, stage)
        return lines + (own.isEmpty ? [] : [""] + own)
    }

    /// The first error in the stage's code, after an empty line; nothing if the code compiles.
    private func firstError(_ exercise: ExerciseState, _ stage: StageReport?) -> [String] {
        guard let stage, stage.buildFailure != nil else { return [] }
        let name = StageWords.name(exercise.stage)
        return ["", "  \(name) \(StageWords.notBuilt). Fix the first error:"]
            + lines(exercise, StageOutline(stage, tree: tree).code)
    }

    private func testing(_ exercise: ExerciseState, _ stage: StageReport?) -> [String] {
        let words = exercise.exercise.refactor.map(StepWords.refactor)
        let refactor = words.map { [""] + wrapped($0) } ?? []
        guard !exercise.unnoticedBugs.isEmpty else {
            let own = own(exercise, stage)
            return wrapped(
                own.isEmpty
                    ? "All planted bugs are caught."
                    : "All planted bugs are caught, but some of your tests aren't right yet:")
                + own + (own.isEmpty ? firstError(exercise, stage) : []) + refactor
        }
        let folder = tree.ownTestsPath(exercise.stage)
        let isGiven = !exercise.exercise.hasCodeToWrite
        // If the code is given, its official tests don't run, so the text doesn't say that the
        // learner's code is right.
        let isRight = !isGiven && stage?.changedFiles.isEmpty ?? true
        let sofar =
            exercise.bugs.isEmpty
            ? "Write tests in \(folder) that catch the planted bugs."
            : "Your tests in \(folder) catch \(IdeaWords.caught(by: exercise))."
        let lines =
            (isGiven ? wrapped(exercise.exercise.task) : [])
            + wrapped((isRight ? "Your code is right. " : "") + sofar)
            + (exercise.bugs.isEmpty ? [] : wrapped(IdeaWords.names(of: exercise)))
        if let problem = problem(exercise, stage) { return lines + problem + refactor }
        guard let stage, case .judged = stage.ownTests else { return lines + refactor }
        let open = OpenIdea.all(of: exercise.bugs, in: exercise.stage).first
        let hasNone =
            exercise.ownTests.isEmpty && exercise.missingFiles.isEmpty && exercise.neverRun.isEmpty
        return lines + (hasNone ? wrapped("You haven't written a test for this exercise yet.") : [])
            + outline(exercise, stage).timeUsedUp.flatMap(wrapped)
            + (open.map { wrapped("To read: \($0.idea.guide)") } ?? [])
            + own(exercise, stage) + refactor
    }

    /// The problem that keeps the learner's tests from being judged; nil if there is none.
    private func problem(_ exercise: ExerciseState, _ stage: StageReport?) -> [String]? {
        guard let tests = stage?.ownTests, !tests.holds else { return nil }
        let outline = outline(exercise, stage)
        if case .judged = tests {
            guard exercise.leftOut != nil else { return nil }
            return [""] + lines(exercise, outline.sections(toFixIn: exercise))
        }
        return [""] + lines(exercise, outline.sections(of: tests))
    }

    /// Sections followed by the command that shows everything about the exercise.
    private func lines(_ exercise: ExerciseState, _ sections: [OutlineSection]) -> [String] {
        TerminalOutline(
            style: style, showsAll: showsAll,
            command: "swift run grade \(exercise.exercise.id)\(tree.option) --all"
        ).lines(of: sections)
    }

    private func outline(_ exercise: ExerciseState, _ stage: StageReport?) -> OwnTestsOutline {
        OwnTestsOutline(
            stage: exercise.stage, tree: tree, findings: stage?.findings ?? [],
            redOnGreenCode: stage?.redOnGreenCode ?? [])
    }

    /// The remarks on the learner's tests of the exercise.
    private func own(_ exercise: ExerciseState, _ stage: StageReport?) -> [String] {
        lines(exercise, outline(exercise, stage).sections(on: exercise))
    }

    private func wrapped(_ text: String) -> [String] {
        Sentences.lines(text, width: TextWidth.usual, indent: 2)
    }
}
