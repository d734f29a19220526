import Shared
import XCTest

@testable import Stage3

/// A mock whose method has the same name as the method of the real use case.
@MainActor
final class Mock: AdvancedNetworkProvider {
    func fetchProduct(completion: @escaping @MainActor (NetworkResult<ProductResult>) -> Void) {}
}

/// Tests that wait for an answer in wrong ways, or not at all.
final class MyLoadingTests: XCTestCase {
    @MainActor func testNeverWaits() async {
        AdvancedUseCase(url: nil).fetchProduct { result in
            XCTAssertEqual(result, .failed("URL Not found"))
        }
    }

    @MainActor func testForgetsItsExpectation() async {
        let answers = XCTestExpectation()
        AdvancedUseCase(url: nil).fetchProduct { _ in answers.fulfill() }
    }

    @MainActor func testOnlyWaits() async {
        let answers = expectation(description: "answers")
        AdvancedUseCase(url: nil).fetchProduct { _ in answers.fulfill() }
        await fulfillment(of: [answers], timeout: 1)
    }

    @MainActor func testAsksTheMock() async {
        Mock().fetchProduct { result in
            XCTAssertEqual(result, .failed("URL Not found"))
        }
    }

    @MainActor func testAssertsImmediately() async {
        var answers = 0
        AdvancedUseCase(url: nil).fetchProduct { _ in answers += 1 }
        XCTAssertEqual(answers, 1)
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
