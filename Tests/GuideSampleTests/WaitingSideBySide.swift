import Shared
import TestHelpers
import Testing
import XCTest

@testable import Stage3

/// Tests an answer that comes later, and outputs that are or aren't called.
final class WaitingXCTests: XCTestCase {
    @MainActor func testWithoutAURL() async {
        let answers = expectation(description: "fetchProduct answers")
        AdvancedUseCase(url: nil).fetchProduct { result in
            XCTAssertEqual(result, .failed("URL Not found"))
            answers.fulfill()
        }
        await fulfillment(of: [answers], timeout: 60)
    }

    @MainActor func testOneOutputIsCalledButTheOtherIsNot() async {
        let viewModel = AdvancedViewModel(useCase: AnsweringNetwork(result: .failed("Offline")))
        let fails = expectation(description: "onErrorReceiveData is called")
        let receivesNothing = expectation(description: "receiveData is not called")
        receivesNothing.isInverted = true
        viewModel.onErrorReceiveData = { _ in fails.fulfill() }
        viewModel.receiveData = { receivesNothing.fulfill() }
        viewModel.didLoad()
        await fulfillment(of: [fails], timeout: 60)
        await fulfillment(of: [receivesNothing], timeout: 0.1)
    }
}

@MainActor @Suite(.timeLimit(.minutes(1))) struct WaitingSwiftTests {
    @Test func withoutAURL() async {
        let answer = await withCheckedContinuation { continuation in
            AdvancedUseCase(url: nil).fetchProduct { continuation.resume(returning: $0) }
        }
        #expect(answer == .failed("URL Not found"))
    }

    @Test func oneOutputIsCalledButTheOtherIsNot() async {
        let viewModel = AdvancedViewModel(useCase: AnsweringNetwork(result: .failed("Offline")))
        await confirmation("onErrorReceiveData is called") { fails in
            await confirmation("receiveData is not called", expectedCount: 0) { receives in
                viewModel.onErrorReceiveData = { _ in fails() }
                viewModel.receiveData = { receives() }
                viewModel.didLoad()
                await settle()
            }
        }
    }

    @Test func theProductsAreKept() async throws {
        let tea = Product.fixture(id: 1, name: "Teh")
        let viewModel = AdvancedViewModel(
            useCase: AnsweringNetwork(result: .success(ProductResult(data: [tea]))))
        viewModel.didLoad()
        await waitUntil { !viewModel.products.isEmpty }
        let first = try #require(viewModel.products.first)
        #expect(first == tea)
    }
}

/// A stub that gives one answer before its function returns.
struct AnsweringNetwork: AdvancedNetworkProvider {
    let result: NetworkResult<ProductResult>

    func fetchProduct(completion: @escaping @MainActor (NetworkResult<ProductResult>) -> Void) {
        completion(result)
    }
}
