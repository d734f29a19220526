import Shared
import TestHelpers
import XCTest

@testable import Stage3

/// Checks that `AdvancedViewController` is bound to its view model.
///
/// Bugs in the view model count only in its own exercises, so most tests call the view model's
/// outputs directly, or compare the screen with a separate view model.
final class ProductListTests: XCTestCase {
    @MainActor func testViewDidLoadLoads() async {
        let network = AdvancedNetworkSpy()
        let viewModel = AdvancedViewModel(useCase: network)
        let countBefore = network.requestCount
        let controller = AdvancedViewController(viewModel: viewModel)
        XCTAssertEqual(
            network.requestCount - countBefore, 0, "number of requests before viewDidLoad()")
        controller.viewDidLoad()
        await assertEventually(
            network.requestCount - countBefore, 1, "number of requests after viewDidLoad()")
    }

    @MainActor func testCountsItsProducts() async throws {
        let network = AdvancedNetworkSpy()
        let controller = controller(over: network)
        controller.viewDidLoad()
        XCTAssertEqual(controller.numberOfProducts, 0, "numberOfProducts before the answer")
        try await answer(network, products: ["Teh", "Gula", "Susu"])
        await assertEventually(
            controller.numberOfProducts, 3, "numberOfProducts after an answer with three products")
    }

    @MainActor func testItsProductsAreDrawn() async throws {
        let network = AdvancedNetworkSpy()
        let controller = controller(over: network)
        controller.viewDidLoad()
        try await answer(network, products: ["Teh", "Gula"])
        await settle()
        var drawn: [Int?] = []
        controller.onChange = { [weak controller] in drawn.append(controller?.numberOfProducts) }
        controller.viewModel.receiveData?()
        await assertEventually(
            !drawn.isEmpty, true,
            "whether receiveData calls an onChange that was set after viewDidLoad()")
        await assertEventually(
            drawn.last ?? nil, controller.viewModel.products.count,
            "numberOfProducts when onChange is called after loading")
    }

    @MainActor func testEachMessageIsDrawn() async {
        let controller = controller(over: AdvancedNetworkSpy())
        var drawn: [String?] = []
        controller.onChange = { [weak controller] in drawn.append(controller?.message) }
        controller.viewDidLoad()
        controller.viewModel.onErrorReceiveData?("No connection")
        await assertEventually(
            !drawn.isEmpty, true, "whether onErrorReceiveData calls onChange")
        await assertEventually(
            drawn.last ?? nil, "No connection",
            "message when onChange is called after onErrorReceiveData(\"No connection\")")
        controller.viewModel.doSideEffect?("something crazy Teh")
        await assertEventually(
            drawn.last ?? nil, "something crazy Teh",
            "message when onChange is called after doSideEffect(\"something crazy Teh\")")
    }

    @MainActor func testKeepsTheMessageOfAFailure() async {
        let controller = controller(over: AdvancedNetworkSpy())
        controller.viewDidLoad()
        controller.viewModel.onErrorReceiveData?("No connection")
        await assertEventually(
            controller.message, "No connection",
            "message after viewDidLoad() and onErrorReceiveData(\"No connection\")")
        controller.viewModel.receiveData?()
        await settle()
        XCTAssertEqual(
            controller.message, "No connection",
            "message after a failed load and then a successful one: it must not change")
    }

    @MainActor func testKeepsTheMessageOfAnEarlyFailure() async {
        // The message that a view model reports without a screen.
        let viewModel = AdvancedViewModel(useCase: AdvancedNetworkDown())
        var expected: String?
        viewModel.onErrorReceiveData = { expected = $0 }
        viewModel.didLoad()
        await settle()
        let controller = AdvancedViewController(
            viewModel: AdvancedViewModel(useCase: AdvancedNetworkDown()))
        controller.viewDidLoad()
        XCTAssertEqual(
            controller.viewModel.onErrorReceiveData != nil, true,
            "whether onErrorReceiveData is set after viewDidLoad()")
        await assertEventually(
            controller.message, expected,
            "message after viewDidLoad(), if the answer comes before fetchProduct returns: "
                + "set the outputs before you load")
    }

    @MainActor func testKeepsTheMessageOfASelection() async throws {
        let network = AdvancedNetworkSpy()
        let controller = controller(over: network)
        controller.viewDidLoad()
        try await answer(network, products: ["Teh", "Gula"])
        await waitUntil { controller.numberOfProducts == 2 }
        await assertSelection(of: 1, in: controller, "with the products Teh and Gula")
    }

    @MainActor func testSelectingBeforeLoadingIsAnError() async {
        let controller = controller(over: AdvancedNetworkSpy())
        controller.viewDidLoad()
        await assertSelection(of: 0, in: controller, "before the answer")
    }

    @MainActor func testKeepsTheLastMessage() async throws {
        let network = AdvancedNetworkSpy()
        let controller = controller(over: network)
        controller.viewDidLoad()
        try await answer(network, products: ["Teh"])
        await waitUntil { controller.numberOfProducts == 1 }
        await assertSelection(of: 9, in: controller, "with the product Teh")
        await assertSelection(of: 0, in: controller, "with the product Teh, after selecting row 9")
    }

    @MainActor func testIsFreedAfterLoading() async throws {
        let network = AdvancedNetworkSpy()
        weak var freed: AdvancedViewController?
        weak var freedModel: AdvancedViewModel?
        do {
            let controller = controller(over: network)
            freed = controller
            freedModel = controller.viewModel
            controller.viewDidLoad()
            try await answer(network, products: ["Teh"])
            await assertEventually(
                controller.numberOfProducts, 1, "numberOfProducts after loading")
        }
        await assertFreed(
            freed,
            "The screen isn't freed when its owner releases it. The view model's outputs "
                + "hold it: write [weak self] in each closure that viewDidLoad() sets.")
        await assertFreed(
            freedModel,
            "The view model isn't freed with its screen. A closure holds it: write "
                + "[weak self] there, and use viewModel only as self?.viewModel.")
    }

    @MainActor func testIsFreedWhileLoading() async throws {
        let network = AdvancedNetworkSpy()
        weak var freed: AdvancedViewController?
        do {
            let controller = controller(over: network)
            freed = controller
            controller.viewDidLoad()
            // If there is more than one request, that is a bug in the view model, which its own
            // tests catch.
            try await requireEventually(
                min(network.requestCount, 1), 1, "number of requests after viewDidLoad()")
        }
        await assertFreed(
            freed,
            "The screen isn't freed when its owner releases it while a request is pending. The view "
                + "model's outputs hold it: write [weak self] in each closure that viewDidLoad() sets."
        )
    }

    /// Selects a row, and checks that the screen passes it on and keeps the view model's message.
    @MainActor
    private func assertSelection(
        of index: Int, in controller: AdvancedViewController, _ situation: String,
        file: StaticString = #filePath, line: UInt = #line
    ) async {
        let bound = controller.viewModel.doSideEffect
        XCTAssertEqual(
            bound != nil, true, "whether doSideEffect is set after viewDidLoad()",
            file: file, line: line)
        var texts: [String] = []
        controller.viewModel.doSideEffect = { texts.append($0) }
        controller.viewModel.didSelect(index: index)
        await settle()
        let expected = texts
        texts = []
        // If the view model reports nothing, the message stays. The view model's own tests catch that.
        let message = controller.message
        controller.viewModel.doSideEffect = { text in
            texts.append(text)
            bound?(text)
        }
        controller.didSelectItem(at: index)
        await waitUntil { !texts.isEmpty }
        controller.viewModel.doSideEffect = bound
        XCTAssertEqual(
            texts, expected,
            "values passed to doSideEffect after didSelectItem(at: \(index)) \(situation): "
                + "they must be the same as after didSelect(index: \(index))",
            file: file, line: line)
        await assertEventually(
            controller.message, expected.last ?? message,
            "message after didSelectItem(at: \(index)) \(situation)", file: file, line: line)
    }

    @MainActor
    private func controller(over network: AdvancedNetworkSpy) -> AdvancedViewController {
        AdvancedViewController(viewModel: AdvancedViewModel(useCase: network))
    }
}

/// A provider that fails before the call returns.
private struct AdvancedNetworkDown: AdvancedNetworkProvider {
    func fetchProduct(completion: @escaping @MainActor (NetworkResult<ProductResult>) -> Void) {
        completion(.failed("No connection"))
    }
}
