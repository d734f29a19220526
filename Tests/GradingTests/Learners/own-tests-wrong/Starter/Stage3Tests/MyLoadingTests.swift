import Shared
import XCTest

@testable import Stage3

/// Attempts to wait.
final class MyLoadingTests: XCTestCase {
    @MainActor func testNeverWaits() async {
        AdvancedUseCase(url: nil).fetchProduct { result in
            XCTAssertEqual(result, .failed("URL Not found"))
        }
    }

    @MainActor func testWaitsForWhatNeverComes() async {
        let answers = expectation(description: "answers")
        await fulfillment(of: [answers], timeout: 0.1)
    }

    @MainActor func testWaitsInTheWrongWay() async {
        let answers = expectation(description: "answers")
        AdvancedUseCase(url: nil).fetchProduct { _ in answers.fulfill() }
        waitForExpectations(timeout: 0.1)
    }
}
