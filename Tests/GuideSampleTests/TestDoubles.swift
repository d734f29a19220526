import Shared
import TestHelpers
import XCTest

@testable import Stage3

/// A dummy: it is only there to be passed, and must never be used.
struct DummyNetwork: AdvancedNetworkProvider {
    func fetchProduct(completion: @escaping @MainActor (NetworkResult<ProductResult>) -> Void) {
        XCTFail("the dummy was asked for products")
    }
}

/// A stub: it gives the answer that the test has prepared.
struct StubNetwork: AdvancedNetworkProvider {
    let result: NetworkResult<ProductResult>

    func fetchProduct(completion: @escaping @MainActor (NetworkResult<ProductResult>) -> Void) {
        completion(result)
    }
}

/// A spy: it also records how it was used, and the test checks that afterwards.
@MainActor
final class SpyNetwork: AdvancedNetworkProvider {
    private(set) var requestCount = 0

    func fetchProduct(completion: @escaping @MainActor (NetworkResult<ProductResult>) -> Void) {
        requestCount += 1
        completion(.failed("Offline"))
    }
}

/// A mock: a test tells it in advance which calls to expect, and it checks them itself.
@MainActor
final class StrictMockNetwork: AdvancedNetworkProvider {
    private let expectedRequests: Int
    private var requests = 0

    init(expectedRequests: Int) {
        self.expectedRequests = expectedRequests
    }

    func fetchProduct(completion: @escaping @MainActor (NetworkResult<ProductResult>) -> Void) {
        requests += 1
        XCTAssertLessThanOrEqual(requests, expectedRequests, "one request too many")
        completion(.failed("Offline"))
    }

    /// Fails the test if an expected request is missing.
    func verify() {
        XCTAssertEqual(requests, expectedRequests, "requests when the test ends")
    }
}

/// A fake: a working shop that keeps its products only in memory.
@MainActor
final class FakeShop: AdvancedNetworkProvider {
    private var products: [Product] = []

    func sell(_ product: Product) {
        products.append(product)
    }

    func buy(id: Int) {
        products.removeAll { $0.id == id }
    }

    func fetchProduct(completion: @escaping @MainActor (NetworkResult<ProductResult>) -> Void) {
        completion(.success(ProductResult(data: products)))
    }
}

/// Shows what each of the five test doubles is good for.
final class TestDoublesTests: XCTestCase {
    @MainActor func testWithADummy() async {
        let viewModel = AdvancedViewModel(useCase: DummyNetwork())
        var texts: [String] = []
        viewModel.doSideEffect = { texts.append($0) }
        viewModel.didSelect(index: 0)
        XCTAssertEqual(texts, ["error"])
    }

    @MainActor func testWithAStub() async {
        let viewModel = AdvancedViewModel(useCase: StubNetwork(result: .failed("Offline")))
        var messages: [String] = []
        viewModel.onErrorReceiveData = { messages.append($0) }
        viewModel.didLoad()
        XCTAssertEqual(messages, ["Offline"])
    }

    @MainActor func testWithASpy() async {
        let network = SpyNetwork()
        let viewModel = AdvancedViewModel(useCase: network)
        viewModel.didLoad()
        XCTAssertEqual(network.requestCount, 1)
    }

    @MainActor func testWithAMock() async {
        let network = StrictMockNetwork(expectedRequests: 1)
        let viewModel = AdvancedViewModel(useCase: network)
        viewModel.didLoad()
        network.verify()
    }

    @MainActor func testWithAFake() async {
        let shop = FakeShop()
        shop.sell(.fixture(id: 1, name: "Teh"))
        shop.sell(.fixture(id: 2, name: "Gula"))
        let viewModel = AdvancedViewModel(useCase: shop)
        viewModel.didLoad()
        shop.buy(id: 1)
        viewModel.didLoad()
        XCTAssertEqual(viewModel.products.map(\.name), ["Gula"])
    }
}
