import XCTest

@testable import Catalog
@testable import Grading
@testable import KitTestHelpers
@testable import Reports
@testable import TerminalKit

/// What is said of given tests that a learner has repaired.
final class RepairTextTests: XCTestCase {
    private static let model = TestChanges(kept: 10, changed: 3, added: 3, removed: 2)

    private func stage(
        _ own: TestChanges, model: TestChanges = model, tests: StageReport.OwnTests? = nil
    ) -> StageReport {
        let stage = Fixture.passedStage
        return StageReport(
            stage: stage.stage, suite: stage.suite, ownTests: tests ?? stage.ownTests, findings: [],
            repairs: [
                SuiteRepair(exercise: "even-odd", isBegun: true, own: own, model: model)
            ])
    }

    private func words(
        _ own: TestChanges, model: TestChanges = model, _ owner: StageWords.Owner = .you
    ) -> String? {
        let stage = stage(own, model: model)
        return RepairText.words(on: stage.exercises[0], in: stage, owner)
    }

    func testTheNumbersOfBoth() {
        let own = TestChanges(kept: 9, changed: 3, added: 4, removed: 3)
        let model = "The model answer kept 10, changed 3 and removed 2, and added 3."
        XCTAssertEqual(
            words(own),
            "Of 15 given tests you kept 9, changed 3 and removed 3, and added 4. \(model)")
        XCTAssertEqual(
            words(own, .learner),
            "Of 15 given tests the learner kept 9, changed 3 and removed 3, and added 4. \(model)")
    }

    func testNothingAndOne() {
        XCTAssertNil(words(TestChanges(kept: 15, changed: 0, added: 0, removed: 0)))
        XCTAssertEqual(
            words(
                TestChanges(kept: 15, changed: 0, added: 1, removed: 0),
                model: TestChanges(kept: 0, changed: 14, added: 0, removed: 1)),
            "Of 15 given tests you kept all, and added 1. The model answer kept none, changed 14 "
                + "and removed 1, and added none.")
        XCTAssertEqual(
            words(
                TestChanges(kept: 0, changed: 1, added: 0, removed: 0),
                model: TestChanges(kept: 0, changed: 0, added: 2, removed: 1)),
            "Of 1 given test you kept none, changed 1 and removed none, and added none. The model "
                + "answer removed all, and added 2.")
    }

    func testNothingIsSaidOfAFileThatCanNotBeBuilt() {
        let own = TestChanges(kept: 2, changed: 1, added: 0, removed: 12)
        let stage = stage(own, tests: .notBuilt(.errors("MyEvenOddTests.swift:3:1: error: no")))
        XCTAssertNil(RepairText.words(on: stage.exercises[0], in: stage, .you))
        XCTAssertTrue(RepairText.all(in: stage, .learner).isEmpty)
    }

    func testItStandsInTheReportOnTheLearnersTreeAlone() {
        let stage = stage(TestChanges(kept: 14, changed: 1, added: 0, removed: 0))
        func text(_ tree: Tree) -> String {
            StageDetails(style: Style(usesColor: false), tree: tree).lines(of: stage).joined(
                separator: "\n")
        }
        assertContains(
            text(.starter), "  Even or odd:\n    Of 15 given tests you kept 14, changed 1")
        XCTAssertFalse(text(.finished).contains("given tests"), text(.finished))
    }

    func testItStandsInTheJSONReport() {
        let stage = stage(TestChanges(kept: 9, changed: 3, added: 4, removed: 3))
        let text = JSONReporter.text(of: Fixture.report([stage]))
            .split(whereSeparator: \.isWhitespace).joined()
        assertContains(
            text,
            #""given":[{"added":4,"changed":3,"exercise":"even-odd","kept":9,"#
                + #""model":{"added":3,"changed":3,"kept":10,"removed":2},"removed":3}]"#)
    }
}
