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
    ///   - again: The argument for `grade` that shows this again.
    package func text(
        of exercise: ExerciseState, in stage: StageReport?, start: SourceLocation?,
        again: String = "next"
    ) -> String {
        let id = exercise.exercise.id
        var lines = [
            "",
            style.bold("\(StageWords.name(exercise.stage)), \(exercise.exercise.title) (\(id))"),
        ]
        let given = stage.map { outline.lines(of: [StageOutline($0, tree: tree).given]) } ?? []
        guard !exercise.isDone else {
            let words =
                exercise.exercise.asksForCode
                ? "Its official tests pass, and your tests catch every planted bug."
                : "Your tests catch every planted bug."
            lines += ["  \(style.good("★")) \(words)"]
            lines += given + own(exercise, stage, isGreen: true) + [""]
            return lines.joined(separator: "\n") + "\n"
        }
        lines += given
        let step = exercise.step(codeFirst: codeFirst)
        lines += wrapped(StepWords.task(step, of: exercise.exercise))
        switch step {
        case .red: lines += firstTest(exercise, stage, start)
        case .green: lines += coding(exercise, stage, start)
        case .bugs: lines += testing(exercise, stage, start) + refactor(exercise)
        }
        lines += [
            "", "  To read:    \(exercise.exercise.toRead)",
            "  A hint:     swift run grade hint \(id)\(tree.option)",
            "  Try again:  swift run grade \(again)\(tree.option)", "",
        ]
        return lines.joined(separator: "\n") + "\n"
    }

    /// - Parameters:
    ///   - report: Everything that was requested, with a star for each exercise; nil if nothing was graded.
    ///   - stages: The stages that were named; empty for the whole workshop.
    package func nothingLeft(
        _ report: [StageReport] = [], of stages: [Stage.ID] = []
    ) -> String {
        let idle = report.map { $0.findings.of(.idleTest).count }.reduce(0, +)
        let text =
            "\(StageWords.beginning(stages)) done: every official test passes, and your tests are right and "
            + "catch every planted bug. "
            + (idle == 0 ? "" : "\(StageWords.noticeNothing(idle)): swift run grade shows which. ")
            + "Compare your code with the reference solution: swift run grade diff"
        return "\n" + PlainText.wrapped(text, width: TextWidth.usual).joined(separator: "\n")
            + "\n\n"
    }

    /// The task before the code: a test that is right and red.
    private func firstTest(
        _ exercise: ExerciseState, _ stage: StageReport?, _ start: SourceLocation?
    ) -> [String] {
        let lines = place(start) + wrapped(exercise.exercise.task)
        if let tests = stage?.ownTests, !tests.holds, exercise.ownTests.isEmpty {
            return lines + [""] + self.lines(exercise, own(exercise, stage).sections(of: tests))
        }
        return lines + own(exercise, stage, isGreen: false) + afterTests(of: exercise)
    }

    /// What is left to do, given the existing tests.
    private func afterTests(of exercise: ExerciseState) -> [String] {
        let right = exercise.ownTests.filter(\.isValid)
        if right.contains(where: { $0.isExample && $0.isRightAndRed }) {
            return wrapped(
                "The worked example shows what such a test looks like. Now write one of your own."
            )
        }
        guard !right.isEmpty, right.allSatisfy({ $0.pair == .greenGreen }) else { return [] }
        return wrapped(
            "Your tests pass on your code, but not all official tests do. Which case is missing?")
    }

    private func refactor(_ exercise: ExerciseState) -> [String] {
        exercise.exercise.refactor.map { [""] + wrapped(StepWords.refactor($0)) } ?? []
    }

    private func coding(
        _ exercise: ExerciseState, _ stage: StageReport?, _ start: SourceLocation?
    ) -> [String] {
        var lines = place(start) + wrapped(exercise.exercise.task)
        if let stage, stage.buildFailure != nil {
            lines += [
                "",
                "  \(StageWords.name(exercise.stage)) \(StageWords.notBuilt). Fix the first error:",
            ]
            lines += self.lines(exercise, StageOutline(stage, tree: tree).code)
        } else if exercise.firstFailure != nil {
            lines += [""] + self.lines(exercise, [StageOutline.failures(of: exercise, in: stage)])
            lines += (stage?.findings ?? []).of(.slip).about(exercise).flatMap {
                Sentences.lines(PlainText.safe($0.words.text), width: TextWidth.usual, indent: 4)
            }
        }
        let toFix = own(exercise, stage, isGreen: false)
        return lines + (toFix.isEmpty ? [] : ["", "  Your tests:"] + toFix)
    }

    private func testing(
        _ exercise: ExerciseState, _ stage: StageReport?, _ start: SourceLocation?
    ) -> [String] {
        let folder = tree.ownTestsPath(exercise.stage)
        let unnoticed = exercise.unnoticedBugs.count
        // The official tests of given code don't run.
        let isAsGiven = stage?.changedFiles.isEmpty ?? true
        let isGiven = !exercise.exercise.asksForCode
        if unnoticed == 0 {
            return place(start)
                + wrapped("Your tests catch every planted bug, but some of them aren't right yet:")
                + own(exercise, stage, isGreen: true)
        }
        let lines =
            place(start) + (isGiven ? wrapped(exercise.exercise.task) : [])
            + wrapped(
                (isAsGiven && !isGiven ? "Your code is right. " : "")
                    + (exercise.bugs.isEmpty
                        ? "Write tests in \(folder) that catch the planted bugs."
                        : "Your tests in \(folder) \(IdeaWords.caught(by: exercise)).")
            )
            + (exercise.bugs.isEmpty ? [] : wrapped(IdeaWords.names(of: exercise)))
        guard let tests = stage?.ownTests else { return lines }
        let own = own(exercise, stage)
        if exercise.leftOut != nil {
            return lines + [""] + self.lines(exercise, own.sections(toFixIn: exercise))
        }
        if case .judged = tests {
            let idea = stage?.findings.openIdea(of: exercise)
            let words = idea.map { wrapped("\($0.sentence) To read: \($0.idea.guide)") } ?? []
            let noTests =
                exercise.ownTests.isEmpty && exercise.missingFiles.isEmpty
                    && exercise.neverRun.isEmpty && exercise.leftOut == nil
                ? ["  You haven't written a test for this yet."] : []
            return lines + noTests + own.timeUsedUp.flatMap(wrapped) + words
                + self.own(exercise, stage, isGreen: true)
        }
        return tests.holds
            ? lines : lines + [""] + self.lines(exercise, own.sections(of: tests))
    }

    private var outline: TerminalOutline { TerminalOutline(style: style, showsAll: showsAll) }

    /// Sections followed by the command that shows everything about the exercise.
    private func lines(_ exercise: ExerciseState, _ sections: [OutlineSection]) -> [String] {
        TerminalOutline(
            style: style, showsAll: showsAll,
            command: "swift run grade \(exercise.exercise.id)\(tree.option) --all"
        ).lines(of: sections)
    }

    private func own(_ exercise: ExerciseState, _ stage: StageReport?) -> OwnTestsOutline {
        OwnTestsOutline(
            stage: exercise.stage, tree: tree, findings: stage?.findings ?? [],
            redOnGreenCode: stage?.redOnGreenCode ?? [])
    }

    /// The remarks on the learner's tests of the exercise.
    private func own(_ exercise: ExerciseState, _ stage: StageReport?, isGreen: Bool) -> [String] {
        lines(exercise, own(exercise, stage).sections(on: exercise, isGreen: isGreen))
    }

    private func place(_ place: SourceLocation?) -> [String] {
        guard let place else { return [] }
        return ["  \(PlainText.safe(place.file)):\(place.line)"]
    }

    private func wrapped(_ text: String) -> [String] {
        Sentences.lines(text, width: TextWidth.usual, indent: 2)
    }
}
