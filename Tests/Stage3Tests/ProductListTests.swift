import Shared
import TestHelpers
import XCTest

@testable import Stage3

/// Checks that `AdvancedViewController` is bound to its view model.
final class ProductListTests: XCTestCase {
    @MainActor func testViewDidLoadLoads() async {
        let network = AdvancedNetworkSpy()
        let controller = controller(over: network)
        XCTAssertEqual(network.requestCount, 0, "requests before viewDidLoad()")
        controller.viewDidLoad()
        await assertEventually(network.requestCount, 1, "requests after viewDidLoad()")
    }

    @MainActor func testCountsItsProducts() async {
        let network = AdvancedNetworkSpy()
        let controller = controller(over: network)
        controller.viewDidLoad()
        XCTAssertEqual(controller.numberOfProducts, 0, "numberOfProducts before the answer")
        guard await network.answer(products: ["Teh", "Gula", "Susu"]) else { return }
        await assertEventually(
            controller.numberOfProducts, 3, "numberOfProducts after an answer with three products")
    }

    @MainActor func testHasItsProductsDrawn() async {
        let network = AdvancedNetworkSpy()
        let controller = controller(over: network)
        controller.viewDidLoad()
        var drawn: [Int?] = []
        controller.onChange = { [weak controller] in drawn.append(controller?.numberOfProducts) }
        guard await network.answer(products: ["Teh", "Gula"]) else { return }
        await assertEventually(
            drawn.last ?? nil, 2,
            "numberOfProducts at the moment that onChange is called, after loading")
    }

    @MainActor func testHasEachMessageDrawn() async {
        let network = AdvancedNetworkSpy()
        let controller = controller(over: network)
        var drawn: [String?] = []
        controller.onChange = { [weak controller] in drawn.append(controller?.message) }
        controller.viewDidLoad()
        guard await network.answer(.failed("No connection")) else { return }
        await assertEventually(
            drawn.last ?? nil, "No connection",
            "message at the moment that onChange is called, after .failed(\"No connection\")")
        controller.didSelectItem(at: 0)
        await assertEventually(
            drawn.last ?? nil, "error",
            "message at the moment that onChange is called, after selecting row 0 of none")
    }

    @MainActor func testKeepsTheMessageOfAFailure() async {
        let network = AdvancedNetworkSpy()
        let controller = controller(over: network)
        controller.viewDidLoad()
        guard await network.answer(.failed("No connection")) else { return }
        await assertEventually(
            controller.message, "No connection",
            "message after viewDidLoad() and the answer .failed(\"No connection\")")
        controller.viewModel.didLoad()
        guard await network.answer(products: ["Teh"]) else { return }
        await waitUntil { controller.numberOfProducts == 1 }
        await settle()
        XCTAssertEqual(
            controller.message, "No connection",
            "message after a failure and a load that succeeds, which has no message of its own")
    }

    @MainActor func testKeepsTheMessageOfAnEarlyFailure() async {
        let controller = AdvancedViewController(
            viewModel: AdvancedViewModel(useCase: AdvancedNetworkDown()))
        controller.viewDidLoad()
        await assertEventually(
            controller.message, "No connection",
            "message after viewDidLoad() and an answer that comes before fetchProduct returns: "
                + "set the outputs before you load")
    }

    @MainActor func testKeepsTheMessageOfASelection() async {
        let network = AdvancedNetworkSpy()
        let controller = controller(over: network)
        controller.viewDidLoad()
        guard await network.answer(products: ["Teh", "Gula"]) else { return }
        await waitUntil { controller.numberOfProducts == 2 }
        controller.didSelectItem(at: 1)
        await assertEventually(
            controller.message, "something crazy Gula",
            "message after didSelectItem(at: 1), of the products Teh and Gula")
    }

    @MainActor func testSelectingBeforeLoadingIsAnError() async {
        let controller = controller(over: AdvancedNetworkSpy())
        controller.viewDidLoad()
        controller.didSelectItem(at: 0)
        await assertEventually(
            controller.message, "error", "message after didSelectItem(at: 0) before the answer")
    }

    @MainActor func testKeepsTheLastMessage() async {
        let network = AdvancedNetworkSpy()
        let controller = controller(over: network)
        controller.viewDidLoad()
        guard await network.answer(products: ["Teh"]) else { return }
        await waitUntil { controller.numberOfProducts == 1 }
        controller.didSelectItem(at: 9)
        guard await assertEventually(controller.message, "error", "message after selecting row 9")
        else { return }
        controller.didSelectItem(at: 0)
        await assertEventually(
            controller.message, "something crazy Teh", "message after selecting row 9, then row 0")
    }

    @MainActor func testIsFreedAfterLoading() async {
        let network = AdvancedNetworkSpy()
        var controller: AdvancedViewController? = controller(over: network)
        weak let freed = controller
        weak let freedModel = controller?.viewModel
        controller?.viewDidLoad()
        guard await network.answer(products: ["Teh"]) else { return }
        await assertEventually(controller?.numberOfProducts, 1, "numberOfProducts after loading")
        controller = nil
        await assertEventually(
            freed == nil, true,
            "whether the screen is freed with its owner: its outputs have to hold it weakly")
        await assertEventually(
            freedModel == nil, true,
            "whether the view model is freed with its screen: its outputs mustn't hold it either")
    }

    @MainActor func testIsFreedWhileLoading() async {
        let network = AdvancedNetworkSpy()
        var controller: AdvancedViewController? = controller(over: network)
        weak let freed = controller
        weak let freedModel = controller?.viewModel
        controller?.viewDidLoad()
        guard await assertEventually(network.requestCount, 1, "requests after viewDidLoad()") else {
            return
        }
        controller = nil
        await assertEventually(
            freed == nil, true, "while a request waits: whether the screen is freed with its owner")
        await assertEventually(
            freedModel == nil, true,
            "while a request waits: whether the view model is freed with its screen")
    }

    @MainActor
    private func controller(over network: AdvancedNetworkSpy) -> AdvancedViewController {
        AdvancedViewController(viewModel: AdvancedViewModel(useCase: network))
    }
}

/// A provider that fails before its call has returned.
private struct AdvancedNetworkDown: AdvancedNetworkProvider {
    func fetchProduct(completion: @escaping @MainActor (NetworkResult<ProductResult>) -> Void) {
        completion(.failed("No connection"))
    }
}
