import Dispatch
import Shared
import TestHelpers
import XCTest

@testable import Stage4

/// The three requests of the feed, counted by a `DispatchGroup`.
@MainActor
struct GroupedRequests {
    let useCase: any PracticeNetworkProvider

    func load(
        completion:
            @escaping @MainActor (
                NetworkResult<ProductResult>, NetworkResult<InspirationResult>,
                NetworkResult<Ticker>
            ) -> Void
    ) {
        var products: NetworkResult<ProductResult>?
        var inspirations: NetworkResult<InspirationResult>?
        var ticker: NetworkResult<Ticker>?
        let group = DispatchGroup()

        group.enter()
        useCase.fetchProduct { result in
            products = result
            group.leave()
        }
        group.enter()
        useCase.fetchInspiration { result in
            inspirations = result
            group.leave()
        }
        group.enter()
        useCase.fetchTicker { result in
            ticker = result
            group.leave()
        }
        group.notify(queue: .main) {
            guard let products, let inspirations, let ticker else { return }
            completion(products, inspirations, ticker)
        }
    }
}

/// Checks the same things as the tests of stage 4.
final class ThreeRequestsInAGroupTests: XCTestCase {
    @MainActor func testOneOutcomeAfterTheLastAnswerInAnyOrder() async {
        for order in [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]] {
            let network = LateNetwork()
            var outcomes: [String] = []
            GroupedRequests(useCase: network).load { products, inspirations, ticker in
                outcomes.append("\(products) \(inspirations) \(ticker)")
            }
            XCTAssertEqual(
                network.answers.count, 3, "all requests must start before the first answer")
            network.answers[order[0]]()
            network.answers[order[1]]()
            await settle()
            XCTAssertEqual(outcomes, [], "two answers in the order \(order)")
            network.answers[order[2]]()
            XCTAssertEqual(
                outcomes, [],
                "the group must report later, not inside the last answer, in the order \(order)")
            await waitUntil { !outcomes.isEmpty }
            XCTAssertEqual(
                outcomes, [#"failed("products") failed("inspirations") failed("ticker")"#])
        }
    }
}

/// A mock that holds its answers until a test sends them.
@MainActor
private final class LateNetwork: PracticeNetworkProvider {
    private(set) var answers: [@MainActor () -> Void] = []

    func fetchProduct(completion: @escaping @MainActor (NetworkResult<ProductResult>) -> Void) {
        answers.append { completion(.failed("products")) }
    }

    func fetchInspiration(
        completion: @escaping @MainActor (NetworkResult<InspirationResult>) -> Void
    ) {
        answers.append { completion(.failed("inspirations")) }
    }

    func fetchTicker(completion: @escaping @MainActor (NetworkResult<Ticker>) -> Void) {
        answers.append { completion(.failed("ticker")) }
    }
}
