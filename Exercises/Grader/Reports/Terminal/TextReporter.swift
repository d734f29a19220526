import Catalog
import Grading
import TerminalKit

/// Writes a report as text for a terminal of 80 columns: an overview, then each stage that has something to
/// fix, with the single next thing to do.
package struct TextReporter {
    let style: Style
    /// Whether to show everything that failed instead of only the first failure.
    let showsAll: Bool
    let showsPoints: Bool
    /// Whether the learner prefers to write the code before any test.
    let codeFirst: Bool

    package init(
        style: Style, showsAll: Bool = false, showsPoints: Bool = false, codeFirst: Bool = false
    ) {
        self.showsPoints = showsPoints
        self.style = style
        self.showsAll = showsAll
        self.codeFirst = codeFirst
    }

    /// The report's text, ending with a newline.
    package func text(of report: Report) -> String {
        var lines = ["", style.bold("Unit testing workshop, \(report.tree.rawValue)"), ""]
        let line = StageLine(style: style, showsPoints: showsPoints)
        lines += [line.heading] + report.stages.map(line.text)
        lines += ["", summary(of: report), ""]
        let next = report.next?.stage
        for stage in report.stages {
            // A stage that the learner hasn't started shows no next step, unless it is the stage to work on
            // now.
            let details = details(
                of: stage, report.tree, showsNext: !stage.isUntouched || stage.stage == next)
            if !details.isEmpty { lines += details + [""] }
        }
        if report.isPassed, report.tree == .starter, report.isWhole {
            lines += ["Compare your code with the reference solution: swift run grade diff", ""]
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// What is left to do in a stage, and the next thing to do; empty for a mastered stage with nothing else
    /// to report.
    private func details(of stage: StageReport, _ tree: Tree, showsNext: Bool) -> [String] {
        let command = "swift run grade \(stage.stage.id)\(tree.option)"
        let lines = TerminalOutline(style: style, showsAll: showsAll, command: "\(command) --all")
            .lines(of: StageOutline(stage, tree: tree).sections)
        guard !stage.isMastered || !lines.isEmpty else { return [] }
        let heading = [style.bold(StageWords.heading(stage.stage))]
        guard showsNext else { return heading + lines }
        let todo = NextThings(tree: tree, codeFirst: codeFirst).sentences(for: stage)
            .flatMap { PlainText.wrapped($0, width: TextWidth.usual - 8) }
        let next = todo.enumerated().map { ($0 == 0 ? "  Next: " : "        ") + $1 }
        return heading + lines + next
            + (todo.isEmpty ? [] : ["        Then run: \(command)"])
    }

    private func summary(of report: Report) -> String {
        let points = showsPoints && !report.numbered.isEmpty
        let text =
            StageWords.summary(of: report) + (points ? " \(PointsText.total(of: report))" : "")
        guard report.isPassed else { return text }
        // Passing is about the code alone, so what else is left comes first.
        let open = report.exercises.filter { !$0.isDone }.map(\.exercise.title)
        guard !open.isEmpty else { return style.good(text) }
        let left = PlainText.wrapped("Left to do: \(Listed.few(open)).", width: TextWidth.usual)
        return (left + [text]).joined(separator: "\n")
    }
}
