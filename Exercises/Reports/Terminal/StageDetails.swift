import Catalog
import Grading
import TerminalKit

/// Writes what is left to do in a stage: the first failure with its values, the learner's own
/// tests, and the next thing to do.
package struct StageDetails {
    let style: Style
    let tree: Tree
    /// Whether all that failed is shown, and not the first of it.
    var showsAll: Bool
    /// Whether the learner would rather write the code before any test.
    var codeFirst: Bool
    /// What the learner has predicted; nil where nobody is asked to.
    var predictions: Predictions?

    package init(
        style: Style, tree: Tree, showsAll: Bool = false, codeFirst: Bool = false,
        predictions: Predictions? = nil
    ) {
        self.predictions = predictions
        self.style = style
        self.tree = tree
        self.showsAll = showsAll
        self.codeFirst = codeFirst
    }

    /// The lines; none for a stage that is mastered and of which there is nothing else to say.
    package func lines(of stage: StageReport) -> [String] {
        let flags = FlagText.lines(of: stage)
        let given = GivenFileText.lines(on: stage)
        let heading = style.bold(StageWords.heading(stage.stage))
        var own = OwnTestsText(
            style: style, stage: stage.stage, tree: tree, findings: stage.findings)
        own.showsAll = showsAll
        own.redOnGreenCode = stage.redOnGreenCode
        own.command = showsAll ? nil : "\(command(for: stage)) --all"
        guard !stage.isMastered else {
            let lines =
                given + own.lines(onIdleOf: stage.ownTests) + predicted(in: stage)
                + repairs(in: stage) + flags
            return lines.isEmpty ? [] : [heading] + lines
        }
        var lines = [heading] + given
        if case .notBuilt(let failure, _) = stage.suite {
            lines += failed(in: stage).lines(
                of: failure, stage.findings.cures(inTests: false))
        } else {
            lines += failed(in: stage).lines(of: stage.tests)
        }
        lines += own.lines(of: stage.ownTests, withBugs: stage.status == .passed)
        lines += repairs(in: stage)
        if stage.status != .passed {
            lines += own.openBugs(ofWritten: stage.exercises.filter(stage.areTestsRun))
        }
        return lines + predicted(in: stage) + flags + next(in: stage)
    }

    private func predicted(in stage: StageReport) -> [String] {
        predictions.map { PredictionLines(predictions: $0).lines(on: stage.exercises) } ?? []
    }

    /// What was made of given suites. The finished tests are the model answer.
    private func repairs(in stage: StageReport) -> [String] {
        guard tree == .starter else { return [] }
        return RepairText.all(in: stage, .you).flatMap { title, words in
            Sentences.lines(
                "\(title): \(words)", width: TextWidth.usual, indent: 2, hanging: 2)
        }
    }

    private func failed(in stage: StageReport) -> FailedTests {
        FailedTests(
            style: style, showsAll: showsAll, command: "\(command(for: stage)) --all")
    }

    private func command(for stage: StageReport) -> String {
        return "swift run grade \(stage.stage.id)\(tree.option)"
    }

    /// The one next thing to do, and the command that tells whether it is done.
    private func next(in stage: StageReport) -> [String] {
        let command = "        Then run: \(command(for: stage))"
        let todo = NextStep(tree: tree, codeFirst: codeFirst).sentences(for: stage)
        let width = TextWidth.usual - 8
        let lines = todo.flatMap { PlainText.wrapped($0, width: width) }
        return ["  Next: \(lines[0])"] + lines.dropFirst().map { "        \($0)" } + [command]
    }
}
