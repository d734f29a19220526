import Shared
import TestHelpers
import Testing

@testable import Stage4

/// Your tests for `PracticeViewController`.
@MainActor @Suite(.oneAtATime) final class MyFeedScreenTests: PracticeTestCase {
    @Test func isEmptyBeforeLoading() async {
        network.isWaiting = true
        let controller = newController()
        await settle()
        #expect(network.requests.count == 0)
        #expect(controller.numberOfItems == 0)
        #expect(controller.errors == [])
    }

    @Test func countsItsItemsAndHasThemDrawn() async {
        network.products = .products(3)
        let controller = newController()
        var changes = 0
        controller.onChange = { changes += 1 }
        await after { controller.viewDidLoad() }
        #expect(controller.numberOfItems == 3)
        #expect(controller.errors == [])
        #expect(changes > 0)
    }

    @Test func keepsTheErrorsUntilALoadSucceeds() async {
        network.products = .failed("No products")
        let controller = newController()
        var changes = 0
        controller.onChange = { changes += 1 }
        await after { controller.viewDidLoad() }
        #expect(controller.errors == ["No products", "No ticker"])
        #expect(changes > 0)
        network.ticker = .success(.fixture())
        await after { controller.viewModel.onDidLoad() }
        #expect(controller.errors == ["No products"])
        network.products = .products(1)
        await after { controller.viewModel.onDidLoad() }
        #expect(controller.errors == [])
    }

    @Test func aTickerIsShownWhenTheTimerFires() async {
        network.products = .products(3)
        network.ticker = .success(.fixture())
        let controller = newController()
        await after { controller.viewDidLoad() }
        #expect(MockTimer.scheduledCount == 1)
        #expect(controller.numberOfItems == 3)
        await after { MockTimer.currentTimer?.fire() }
        #expect(controller.numberOfItems == 4)
    }

    @Test func withoutATickerThereIsNoTimer() async {
        network.products = .products(3)
        let controller = newController()
        await after { controller.viewDidLoad() }
        #expect(controller.numberOfItems == 3)
        #expect(MockTimer.scheduledCount == 0)
    }

    @Test func isFreedWhileTheTimerRuns() async {
        network.products = .products(3)
        network.ticker = .success(.fixture())
        weak var freed: PracticeViewController?
        do {
            let controller = newController()
            freed = controller
            await after { controller.viewDidLoad() }
            #expect(controller.numberOfItems == 3)
        }
        await settle()
        #expect(freed == nil)
    }

    private func newController() -> PracticeViewController {
        PracticeViewController(
            viewModel: PracticeViewModel(useCase: network, timerProvider: MockTimer.self))
    }
}
