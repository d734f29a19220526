import XCTest

@testable import Grading
@testable import KitTestHelpers

final class TestPairTests: XCTestCase {
    private func pair(
        _ onCode: TestResult.Failure?, _ onFinished: TestResult.Failure?
    ) -> TestPair? {
        OwnTest(
            result: Fixture.test("A/t", onFinished), onCode: Fixture.test("A/t", onCode)
        ).pair
    }

    private let red = TestResult.Failure.assertion(message: "failed", place: nil)

    func testTheResultOnTheLearnersCodeComesFirst() {
        XCTAssertEqual(pair(red, nil), .redGreen)
        XCTAssertEqual(pair(nil, nil), .greenGreen)
        XCTAssertEqual(pair(red, red), .redRed)
        XCTAssertEqual(pair(nil, red), .greenRed)
    }

    func testATestThatHangsOrEndsTheProgramIsRed() {
        XCTAssertEqual(pair(.timeout(.seconds(10)), nil), .redGreen)
        XCTAssertEqual(pair(.exit(status: 0), nil), .redGreen)
        XCTAssertEqual(pair(nil, .timeout(.seconds(10))), .greenRed)
    }

    func testWithoutBothResultsThereIsNoPair() {
        XCTAssertNil(OwnTest(result: Fixture.test("A/t")).pair)
        XCTAssertNil(pair(.notReported, nil))
        XCTAssertNil(pair(nil, .noTimeLeft(limit: .seconds(300))))
    }

    func testOnlyAValidTestIsRightAndRed() {
        let onCode = Fixture.test("A/t", red)
        let result = Fixture.test("A/t")
        XCTAssertTrue(OwnTest(result: result, onCode: onCode).isRightAndRed)
        XCTAssertFalse(
            OwnTest(result: result, onCode: onCode, failingVariants: ["a"]).isRightAndRed)
        XCTAssertFalse(OwnTest(result: result, onCode: onCode, isFlaky: true).isRightAndRed)
        XCTAssertFalse(OwnTest(result: result, onCode: result).isRightAndRed)
    }
}
