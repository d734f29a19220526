import Advice
import Catalog
import Grading
import Reports
import TerminalKit

/// Draws the problem that keeps the learner's tests of an exercise from being judged.
extension WatchExerciseView {
    var testsProblem: [String] {
        guard !isBeingJudged, let own = state.verdicts.latest[exercise.stage.id]?.ownTests
        else { return [] }
        switch own {
        case .judged(let report):
            return leftOut(report) + outline.timeUsedUp.flatMap(wrapped)
                + findings.of(.emptyFile).about(exercise).flatMap {
                    text.lines(of: outline.item(emptyFile: $0))
                }
        case .none:
            return wrapped("You haven't written a test yet. Write the first one in this file.")
        case .crashed:
            return text.lines(of: outline.sections(of: own)).flatMap(wrapped)
        case .notBuilt(let failure):
            return notBuilt(failure, "Your tests")
        }
    }

    private func notBuilt(_ failure: BuildFailure, _ what: String) -> [String] {
        wrapped("\(what) don't compile. Fix the first error:").map { style.bad($0) }
            + TerminalOutline(style: style, width: width, showsAll: true)
            .lines(of: failure, cures: findings.cures(inTests: true).map(\.words.text))
    }

    /// The errors in files that were left out: in full if they concern this exercise, as one sentence if they
    /// are in another exercise's file.
    private func leftOut(_ report: OwnTestsReport) -> [String] {
        guard let leftOut = report.leftOut else { return [] }
        guard exercise.leftOut != nil else {
            let files = leftOut.files.map { PlainText.safe($0) }.joined(separator: ", ")
            return wrapped("Tests of another exercise don't compile yet: \(files).")
        }
        let errors = leftOut.failure.map { notBuilt($0, "Some of your tests") } ?? []
        let reason = leftOut.output.map { StageWords.whyTestsStopEarly(output: $0) }
        return errors + (reason.map(wrapped) ?? [])
            + wrapped(StageWords.judged(without: leftOut))
    }
}
