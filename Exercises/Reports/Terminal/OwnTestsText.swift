import Catalog
import Grading
import TerminalKit

/// Writes what became of the learner's own tests of a stage.
package struct OwnTestsText {
    let style: Style
    let stage: Stage
    let tree: Tree
    /// The most columns of a line.
    var width = TextWidth.usual

    package init(style: Style, stage: Stage, tree: Tree, width: Int = TextWidth.usual) {
        self.style = style
        self.stage = stage
        self.tree = tree
        self.width = width
    }

    /// - Parameter withBugs: Whether to say more of the bugs than how many were noticed. That is
    ///   for a stage whose official tests pass: one thing after the other.
    package func lines(of ownTests: StageReport.OwnTests, withBugs: Bool) -> [String] {
        switch ownTests {
        case .none:
            return ["  \(StageWords.noTests(of: stage, in: tree))"]
        case .judged(let report):
            return [count(report)] + timeUsedUp(report) + neverRun(report) + firstInvalid(report)
                + (withBugs ? bugs(report) + addingNothing(report) : [])
        case .notBuilt(let failure):
            return ["  Your own tests don't compile:"]
                + BuildFailureLines(failure: failure, width: width).lines
        case .crashed(let output):
            guard !output.isEmpty else {
                return wrapped(
                    "Your own tests removed the files that they run from.", indent: 2)
            }
            let text =
                "\(StageWords.testsStopEarly(.you)). A usual reason: a class "
                + "marked @MainActor with a test method that isn't async."
            let first = output.split(separator: "\n").first.map { PlainText.safe(String($0)) }
            return wrapped(text, indent: 2) + wrapped(first ?? "", indent: 4)
        }
    }

    private func count(_ report: OwnTestsReport) -> String {
        "  Your own tests: \(report.validTests.count) of \(report.tests.count) right, "
            + "\(report.killedBugs) of \(report.bugs.count) planted bugs noticed."
    }

    private func timeUsedUp(_ report: OwnTestsReport) -> [String] {
        report.usedUpTime.map { wrapped(StageWords.timeUsedUp($0), indent: 2) } ?? []
    }

    private func neverRun(_ report: OwnTestsReport) -> [String] {
        report.neverRun.prefix(3).flatMap { method in
            let place = PlainText.safe("\(method.place.file):\(method.place.line)")
            return wrapped(
                "\(PlainText.safe(method.name))() never runs (\(place)). The name of a test starts "
                    + "with 'test', or it has @Test before it.", indent: 2)
        }
    }

    private func firstInvalid(_ report: OwnTestsReport) -> [String] {
        guard let test = report.tests.first(where: { !$0.isValid }) else { return [] }
        let lines = ResultLines(style: style, width: width).lines(of: test.result)
        return lines + (StageWords.note(on: test, of: stage).map { wrapped($0, indent: 4) } ?? [])
    }

    private func bugs(_ report: OwnTestsReport) -> [String] {
        let open = report.bugs.filter { $0.status != .killed }
        guard let bug = open.first else { return [] }
        let hint = StageWords.hints(of: bug, in: stage).first ?? ""
        let note = StageWords.note(on: bug, .you)
        let lines = wrapped("Not noticed yet, in \(bug.exercise): \(hint)\(note)", indent: 2)
        return lines + ["  More hints: swift run grade hint \(stage.id)"]
    }

    /// Before any bug is noticed, this would be said of every test.
    private func addingNothing(_ report: OwnTestsReport) -> [String] {
        let tests = report.testsThatAddNothing
        guard report.killedBugs > 0, let first = tests.first else { return [] }
        let others = tests.count > 1 ? " and \(tests.count - 1) more" : ""
        return wrapped(
            "Notices nothing that another test doesn't: "
                + "\(ResultLines.name(of: first.result))\(others).", indent: 2)
    }

    private func wrapped(_ text: String, indent: Int) -> [String] {
        PlainText.wrapped(text, width: max(1, width - indent)).map {
            String(repeating: " ", count: indent) + $0
        }
    }
}
