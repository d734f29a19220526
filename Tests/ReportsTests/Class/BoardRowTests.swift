import XCTest

@testable import Catalog
@testable import Grading
@testable import KitTestHelpers
@testable import Reports

/// Where the board has a learner.
final class BoardRowTests: XCTestCase {
    func testWhatIsMissingAndWhatCannotBeBuiltIsNotWhatIsBegun() {
        let row = BoardRow(
            ClassFixture.learner(
                "ann",
                [
                    StageReport(
                        stage: shipped(1), suite: .notBuilt(.missingFolder, tests: []),
                        ownTests: .none),
                    StageReport(
                        stage: shipped(2), suite: .notBuilt(.errors("error: x"), tests: []),
                        ownTests: .none),
                ]))
        XCTAssertEqual(
            row.states,
            shipped(1).exercises.map { _ in .missing } + shipped(2).exercises.map { _ in .broken })
        XCTAssertFalse(row.isUntouched)
        let board = BoardPage(
            rows: [row], stages: [shipped(1), shipped(2)], heading: ClassFixture.heading
        ).text
        assertContains(board, "<td class=\"cell missing here\">")
        assertContains(board, "<span class=\"hidden\">can’t be built</span>")
    }

    func testWhoHasHandedInOnlyAStageThatIsMissingHasNotBegun() {
        let row = BoardRow(
            ClassFixture.learner(
                "ann",
                [
                    StageReport(
                        stage: shipped(1), suite: .notBuilt(.missingFolder, tests: []),
                        ownTests: .none)
                ]))
        XCTAssertTrue(row.isUntouched)
    }

    func testAnEncoreIsShownOnceItIsBegun() throws {
        let encore = try XCTUnwrap(Workshop.shipped.encores.first)
        func row(_ failure: TestResult.Failure?) -> BoardRow {
            let tests = encore.exercises.filter(\.asksForCode).map {
                SuiteTest(exercise: $0.id, result: Fixture.test("\($0.suite)/testIt", failure))
            }
            return BoardRow(
                ClassFixture.learner(
                    "ann",
                    [
                        Fixture.stage(noticed: Fixture.exercises),
                        StageReport(stage: encore, suite: .ran(tests), ownTests: .none),
                    ]))
        }
        XCTAssertEqual(row(.contradiction).encores, [])
        XCTAssertEqual(row(nil).encores, [BoardRow.Encore(stage: encore, state: .code)])
        let board = BoardPage(
            rows: [row(nil)], stages: [shipped(1)], heading: ClassFixture.heading
        ).text
        assertContains(board, "<span>done</span> <span>\(StageWords.name(encore)) ✓</span>")
    }
}
