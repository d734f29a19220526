import TerminalKit
import XCTest

@testable import Catalog
@testable import Grading
@testable import KitTestHelpers
@testable import Reports

/// Tests the quality of the tests that are shipped with the encore Review.
final class ReviewTests: XCTestCase {
    /// These tests look good but catch less than a third of the bugs, and the report says what is
    /// wrong with them.
    func testTheShippedTestsCatchLittle() throws {
        let review = try XCTUnwrap(Workshop.shipped["Review"])
        let report = try FixtureLearner.grader().grade(
            FixtureLearner.kit.root, tree: .starter, stages: [review])
        XCTAssertEqual(report.exercises.count, 3)
        for state in report.exercises {
            let id = state.exercise.id
            let noticed = state.plantedBugs.count - state.unnoticedBugs.count
            XCTAssertLessThan(noticed * 3, state.plantedBugs.count, id)
            XCTAssertGreaterThan(noticed, 0, "\(id): some tests must be worth keeping")
            XCTAssertFalse(state.isDone, id)
            XCTAssertEqual(state.neverRun, [], id)
        }
        XCTAssertTrue(report.stages[0].isUntouched)
        XCTAssertEqual(report.exercises.map { $0.step() }, [.bugs, .red, .bugs])
        XCTAssertTrue(report.exercises.flatMap(\.ownTests).allSatisfy(\.isShipped))
        XCTAssertEqual(
            report.exercises.map(\.wrongTests.count), [0, 1, 6],
            "the number of wrong tests in each exercise")
        XCTAssertEqual(report.exercises.map { $0.ownTests.count }, [15, 9, 8])

        let tests = report.exercises.flatMap(\.ownTests)
        XCTAssertTrue(tests.contains { !$0.failingVariants.isEmpty }, "some must be over-specified")
        XCTAssertTrue(tests.contains { $0.agreesWithBug != nil }, "some must agree with a bug")
        let text = TextReporter(style: Style(usesColor: false)).text(of: report)
            .replacing(#/\s+/#, with: " ")
        for part in ["It compares the code's", "It asserts only in a closure"] {
            XCTAssertTrue(text.contains(part), "\(part) isn't in:\n\(text)")
        }
    }
}
