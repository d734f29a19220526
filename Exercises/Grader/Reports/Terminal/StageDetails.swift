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

    package init(
        style: Style, tree: Tree, showsAll: Bool = false, codeFirst: Bool = false
    ) {
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
            let lines = given + own.lines(onIdleOf: stage.ownTests) + flags
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
        if stage.status != .passed {
            lines += own.openBugs(ofWritten: stage.exercises.filter(stage.areTestsRun))
        }
        return lines + flags + next(in: stage)
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
