import Shared
import TestHelpers
import Testing

@testable import Stage3

/// Your tests for `AdvancedViewController`.
@MainActor @Suite struct MyProductListTests {
    @Test func isEmptyBeforeLoading() async {
        let network = MockProductNetwork(result: .threeProducts)
        let controller = newController(over: network)
        await settle()
        #expect(network.requestCount == 0)
        #expect(controller.numberOfProducts == 0)
        #expect(controller.message == nil)
    }

    @Test func countsTheProductsAndHasThemDrawn() async {
        let network = MockProductNetwork(result: .threeProducts)
        let controller = newController(over: network)
        await change(of: controller) { controller.viewDidLoad() }
        #expect(network.requestCount == 1)
        #expect(controller.numberOfProducts == 3)
        #expect(controller.message == nil)
    }

    @Test func keepsTheMessageOfAFailure() async {
        let network = MockProductNetwork(result: .failed("Offline"))
        let controller = newController(over: network)
        await change(of: controller) { controller.viewDidLoad() }
        #expect(controller.numberOfProducts == 0)
        #expect(controller.message == "Offline")
    }

    @Test func aLoadThatSucceedsLeavesTheMessage() async {
        let controller = newController(over: MockProductNetwork(result: .threeProducts))
        controller.viewDidLoad()
        await settle()
        controller.didSelectItem(at: 3)
        await settle()
        #expect(controller.message == "error")
        controller.viewModel.didLoad()
        await settle()
        #expect(controller.message == "error")
    }

    @Test func keepsTheLastMessage() async {
        let controller = newController(over: MockProductNetwork(result: .threeProducts))
        await change(of: controller) { controller.viewDidLoad() }
        await change(of: controller) { controller.didSelectItem(at: 3) }
        #expect(controller.message == "error")
        await change(of: controller) { controller.didSelectItem(at: 1) }
        #expect(controller.message == "something crazy Gula")
    }

    @Test func isFreedWithItsOutputsSet() async {
        weak var freed: AdvancedViewController?
        do {
            let controller = newController(over: MockProductNetwork(result: .threeProducts))
            freed = controller
            controller.viewDidLoad()
            await settle()
            #expect(controller.numberOfProducts == 3)
        }
        await settle()
        #expect(freed == nil)
    }

    private func newController(over network: MockProductNetwork) -> AdvancedViewController {
        AdvancedViewController(viewModel: AdvancedViewModel(useCase: network))
    }

    /// Runs `act`, and waits until the screen has something new to draw.
    private func change(of controller: AdvancedViewController, act: () -> Void) async {
        var isChanged = false
        controller.onChange = { isChanged = true }
        act()
        await waitUntil { isChanged }
        #expect(isChanged, "whether onChange is called")
    }
}
