import Shared
import TestHelpers
import Testing
import XCTest

@testable import Stage3

/// Constructor injection: a sign can't be made without a network, and keeps the one it was given.
@MainActor
final class ConstructorSign {
    private let network: any AdvancedNetworkProvider
    private(set) var text = ""

    init(network: any AdvancedNetworkProvider) {
        self.network = network
    }

    func load() {
        network.fetchProduct { [weak self] in self?.text = signText($0) }
    }
}

/// Property injection: the sign has its own network, until it is replaced.
@MainActor
final class PropertySign {
    var network: any AdvancedNetworkProvider = AdvancedUseCase()
    private(set) var text = ""

    func load() {
        network.fetchProduct { [weak self] in self?.text = signText($0) }
    }
}

/// Method injection: the sign keeps no network. Each call gets one.
@MainActor
final class MethodSign {
    private(set) var text = ""

    func load(from network: any AdvancedNetworkProvider) {
        network.fetchProduct { [weak self] in self?.text = signText($0) }
    }
}

/// The text on a sign at a shop.
func signText(_ products: NetworkResult<ProductResult>) -> String {
    switch products {
    case .success(let result): "\(result.data.count) products"
    case .failed: "closed"
    }
}

/// Each of the three ways lets a test decide what the network answers.
final class InjectionTests: XCTestCase {
    private let open = AnsweringNetwork(
        result: .success(ProductResult(data: [.fixture(id: 1), .fixture(id: 2)])))
    private let closed = AnsweringNetwork(result: .failed("Offline"))

    @MainActor func testPropertyInjection() async {
        let sign = PropertySign()
        sign.network = open
        sign.load()
        XCTAssertEqual(sign.text, "2 products")
    }

    @MainActor func testMethodInjection() async {
        let sign = MethodSign()
        sign.load(from: open)
        XCTAssertEqual(sign.text, "2 products")
        sign.load(from: closed)
        XCTAssertEqual(sign.text, "closed")
    }
}

/// The same tests in Swift Testing.
@MainActor @Suite struct InjectionSwiftTests {
    private let open = AnsweringNetwork(
        result: .success(ProductResult(data: [.fixture(id: 1), .fixture(id: 2)])))
    private let closed = AnsweringNetwork(result: .failed("Offline"))

    @Test func methodInjection() {
        let sign = MethodSign()
        sign.load(from: open)
        #expect(sign.text == "2 products")
        sign.load(from: closed)
        #expect(sign.text == "closed")
    }
}
