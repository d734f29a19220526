import XCTest

@testable import Grading
@testable import Reports

final class SlowTestTextTests: XCTestCase {
    private let test = "Stage1Tests.EvenOddTests/testZeroIsEven"

    func testARunningTestIsNamed() {
        let slow = SlowTest.running(test: test, seconds: 3, limit: .seconds(10))
        XCTAssertEqual(
            SlowTestText.describe(slow),
            "EvenOddTests.testZeroIsEven has been running for 3 seconds. "
                + "It will be stopped after 10 seconds.")
        XCTAssertEqual(SlowTestText.brief(slow), "still running: testZeroIsEven")
    }

    func testATestOutsideATypeIsNamed() {
        let slow = SlowTest.ended(test: "MyStage1Tests.endless()", limit: .seconds(10))
        XCTAssertEqual(SlowTestText.brief(slow), "out of time: endless()")
    }
}
