import Shared
import TestHelpers
import XCTest

@testable import Stage3

/// Your tests for `AdvancedViewController`.
final class MyProductListTests: XCTestCase {
    @MainActor func testIsEmptyBeforeLoading() async {
        let network = MockProductNetwork(result: .threeProducts)
        let controller = newController(over: network)
        await settle()
        XCTAssertEqual(network.requestCount, 0)
        XCTAssertEqual(controller.numberOfProducts, 0)
        XCTAssertEqual(controller.message, nil)
    }

    @MainActor func testCountsTheProductsAndHasThemDrawn() async {
        let network = MockProductNetwork(result: .threeProducts)
        let controller = newController(over: network)
        await change(of: controller) { controller.viewDidLoad() }
        XCTAssertEqual(network.requestCount, 1)
        XCTAssertEqual(controller.numberOfProducts, 3)
        XCTAssertEqual(controller.message, nil)
    }

    @MainActor func testKeepsTheMessageOfAFailure() async {
        let network = MockProductNetwork(result: .failed("Offline"))
        let controller = newController(over: network)
        await change(of: controller) { controller.viewDidLoad() }
        XCTAssertEqual(controller.numberOfProducts, 0)
        XCTAssertEqual(controller.message, "Offline")
    }

    @MainActor func testALoadThatSucceedsLeavesTheMessage() async {
        let controller = newController(over: MockProductNetwork(result: .threeProducts))
        controller.viewDidLoad()
        await settle()
        controller.didSelectItem(at: 3)
        await settle()
        XCTAssertEqual(controller.message, "error")
        controller.viewModel.didLoad()
        await settle()
        XCTAssertEqual(controller.message, "error")
    }

    @MainActor func testKeepsTheLastMessage() async {
        let controller = newController(over: MockProductNetwork(result: .threeProducts))
        await change(of: controller) { controller.viewDidLoad() }
        await change(of: controller) { controller.didSelectItem(at: 3) }
        XCTAssertEqual(controller.message, "error")
        await change(of: controller) { controller.didSelectItem(at: 1) }
        XCTAssertEqual(controller.message, "something crazy Gula")
    }

    @MainActor func testIsFreedWithItsOutputsSet() async {
        weak var freed: AdvancedViewController?
        do {
            let controller = newController(over: MockProductNetwork(result: .threeProducts))
            freed = controller
            controller.viewDidLoad()
            await settle()
            XCTAssertEqual(controller.numberOfProducts, 3)
        }
        await settle()
        XCTAssertNil(freed)
    }

    @MainActor
    private func newController(over network: MockProductNetwork) -> AdvancedViewController {
        AdvancedViewController(viewModel: AdvancedViewModel(useCase: network))
    }

    /// Runs `act`, and waits until the screen has something new to draw.
    @MainActor
    private func change(of controller: AdvancedViewController, act: () -> Void) async {
        var isChanged = false
        controller.onChange = { isChanged = true }
        act()
        await waitUntil { isChanged }
        XCTAssertEqual(isChanged, true, "whether onChange is called")
    }
}
