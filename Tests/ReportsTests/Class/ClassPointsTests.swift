import XCTest

@testable import Catalog
@testable import Classroom
@testable import Grading
@testable import KitTestHelpers
@testable import Reports

/// Tests the points of stages in a class: their total, and the part for the tests.
final class ClassPointsTests: XCTestCase {
    private func scaled(_ worth: StageWorth?, code: Double, tests: Double) -> Double {
        ClassPoints(worth: worth.map { [1: $0] } ?? [:])
            .scaled(code: code, tests: tests, in: shipped(1))
    }

    func testAStageIsWorth10ForTheCodeAnd15ForTheTests() {
        XCTAssertEqual(Points.forSuite(of: shipped(1)), 10)
        XCTAssertEqual(Points.forBugs(of: shipped(1)), 15)
        XCTAssertEqual(scaled(nil, code: 10, tests: 7.5), 17.5)
    }

    func testATotalIsSharedAsTheWorkshopSharesItsOwn() {
        XCTAssertEqual(scaled(StageWorth(50), code: 10, tests: 0), 20)
        XCTAssertEqual(scaled(StageWorth(50), code: 0, tests: 15), 30)
        XCTAssertEqual(scaled(StageWorth(50), code: 5, tests: 7.5), 25)
    }

    func testTheShareOfTheTestsCanBeAnother() {
        XCTAssertEqual(scaled(StageWorth(20, tests: 5), code: 10, tests: 0), 15)
        XCTAssertEqual(scaled(StageWorth(20, tests: 5), code: 0, tests: 15), 5)
        XCTAssertEqual(scaled(StageWorth(20, tests: 20), code: 10, tests: 3), 4)
        XCTAssertEqual(scaled(StageWorth(0), code: 10, tests: 15), 0)
    }

    func testAnEncoreHasNoPoints() throws {
        let games = try XCTUnwrap(Workshop.shipped["Games"])
        XCTAssertEqual(ClassPoints().scaled(code: 0, tests: 0, in: games), 0)
    }
}
