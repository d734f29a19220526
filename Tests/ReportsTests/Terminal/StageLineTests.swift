import XCTest

@testable import Catalog
@testable import Grading
@testable import KitTestHelpers
@testable import Reports
@testable import TerminalKit

/// Tests that the bar of a stage is full only if everything passed, and empty only if nothing did.
final class StageLineTests: XCTestCase {
    /// The bar of a stage in which this many of thirty tests pass.
    private func bar(_ passed: Int) -> String {
        let tests = (1...30).map { number in
            SuiteTest(
                exercise: "even-odd",
                result: Fixture.test(
                    "EvenOddTests/test\(number)",
                    number <= passed ? nil : .assertion(message: "failed", place: nil)))
        }
        let stage = StageReport(
            stage: Fixture.smallStage, suite: .ran(tests), ownTests: Fixture.own())
        let line = StageLine(style: Style(usesColor: false), showsPoints: false).text(of: stage)
        return line.filter { "█░".contains($0) }
    }

    func testABarShowsASinglePassAndASingleFailure() {
        XCTAssertEqual(bar(0), "░░░░░░░░░░")
        XCTAssertEqual(bar(1), "█░░░░░░░░░")
        XCTAssertEqual(bar(2), "█░░░░░░░░░")
        XCTAssertEqual(bar(6), "██░░░░░░░░")
        XCTAssertEqual(bar(29), "█████████░")
        XCTAssertEqual(bar(30), "██████████")
    }
}
