import Shared
import TestHelpers
import XCTest

@testable import Stage4

/// Checks `PracticeViewModel.onDidLoad()`: its requests, its one outcome, and its errors.
final class FeedTests: FeedTestCase {
    @MainActor func testShowsTheProducts() async {
        network.products = .products([1, 2, 3])
        let viewModel = newViewModel()
        viewModel.onDidLoad()
        await assertFeed(of: viewModel, [1, 2, 3].map { Product.fixture(id: $0) })
    }

    @MainActor func testCallsDidReceiveDataOnce() async {
        network.products = .products([1])
        let viewModel = newViewModel()
        let log = OutputLog(of: viewModel)
        viewModel.onDidLoad()
        await waitUntil { !log.outcomes.isEmpty }
        await settle()
        XCTAssertEqual(
            log.outcomes, ["didReceiveData"], "outputs after onDidLoad() and an answer to each")
    }

    @MainActor func testTheFeedIsThereWhenDidReceiveDataIsCalled() async {
        network.products = .products([1, 2])
        let viewModel = newViewModel()
        var counts: [Int?] = []
        viewModel.didReceiveData = { [weak viewModel] in counts.append(viewModel?.data.count) }
        viewModel.onDidLoad()
        await assertEventually(
            counts, [2], "number of items in data at the moment that didReceiveData is called")
    }

    @MainActor func testAllRequestsStartBeforeAnAnswer() async {
        network.holdsAnswers = true
        let viewModel = newViewModel()
        XCTAssertEqual(network.requests.count, 0, "requests before onDidLoad()")
        viewModel.onDidLoad()
        guard await network.hasStarted() else { return }
        await settle()
        XCTAssertEqual(
            PracticeNetworkSpy.Request.allCases.map { kind in
                network.requests.filter { $0 == kind }.count
            }, [1, 1, 1], "requests for products, inspirations and the ticker after onDidLoad()")
    }

    @MainActor func testTheOutcomeComesAfterTheLastAnswer() async {
        network.products = .products([1])
        network.holdsAnswers = true
        let viewModel = newViewModel()
        let log = OutputLog(of: viewModel)
        viewModel.onDidLoad()
        guard await network.hasStarted() else { return }
        network.send(.product)
        network.send(.inspiration)
        await settle()
        XCTAssertEqual(log.outcomes, [], "outputs after two of three answers")
        network.send(.ticker)
        await assertEventually(log.outcomes, ["didReceiveData"], "outputs after three answers")
    }

    @MainActor func testAnswersMayComeInAnyOrder() async {
        let orders: [[PracticeNetworkSpy.Request]] = [
            [.product, .ticker, .inspiration], [.inspiration, .product, .ticker],
            [.inspiration, .ticker, .product], [.ticker, .product, .inspiration],
            [.ticker, .inspiration, .product],
        ]
        for order in orders {
            let network = PracticeNetworkSpy()
            network.products = .products([1, 2])
            network.holdsAnswers = true
            let viewModel = PracticeViewModel(useCase: network, timerProvider: MockTimer.self)
            let log = OutputLog(of: viewModel)
            viewModel.onDidLoad()
            guard await network.hasStarted() else { return }
            order.forEach(network.send)
            guard
                await assertEventually(
                    log.outcomes, ["didReceiveData"], "outputs after answers in the order \(order)")
            else { return }
            assertArrayHashDiffable(
                expectedResult: [1, 2].map { Product.fixture(id: $0) }, values: viewModel.data)
        }
    }

    @MainActor func testWithoutInspirationsTheFeedIsShown() async {
        network.products = .products([1, 2])
        network.inspirations = .failed("No inspirations")
        network.ticker = .success(.fixture())
        let viewModel = newViewModel()
        let log = OutputLog(of: viewModel)
        viewModel.onDidLoad()
        guard
            await assertEventually(
                log.outcomes, ["didReceiveData"],
                "outputs after only the inspirations have failed")
        else { return }
        await assertFeed(of: viewModel, [1, 2].map { Product.fixture(id: $0) })
    }

    @MainActor func testWithoutATickerTheFeedIsShown() async {
        network.products = .products([1, 2])
        network.ticker = .failed("No ticker")
        let viewModel = newViewModel()
        let log = OutputLog(of: viewModel)
        viewModel.onDidLoad()
        guard
            await assertEventually(
                log.outcomes, ["didReceiveData"],
                "outputs after only the ticker has failed")
        else { return }
        await assertFeed(of: viewModel, [1, 2].map { Product.fixture(id: $0) })
    }

    @MainActor func testWithProductsOnlyTheFeedIsShown() async {
        network.products = .products([1, 2])
        network.inspirations = .failed("No inspirations")
        network.ticker = .failed("No ticker")
        let viewModel = newViewModel()
        let log = OutputLog(of: viewModel)
        viewModel.onDidLoad()
        guard
            await assertEventually(
                log.outcomes, ["didReceiveData"],
                "outputs after the inspirations and the ticker have failed")
        else { return }
        await assertFeed(of: viewModel, [1, 2].map { Product.fixture(id: $0) })
    }

    @MainActor func testWithoutProductsThereIsAnError() async {
        network.products = .failed("No products")
        network.inspirations = .inspirations(at: [0])
        network.ticker = .success(.fixture())
        let viewModel = newViewModel()
        let log = OutputLog(of: viewModel)
        viewModel.onDidLoad()
        await waitUntil { !log.outcomes.isEmpty }
        await settle()
        XCTAssertEqual(
            log.outcomes, [#"didReceiveError ["No products"]"#],
            "outputs after only the products have failed")
        assertArrayHashDiffable(expectedResult: [], values: viewModel.data)
    }

    @MainActor func testEveryMessageIsPassedOnInItsOrder() async {
        network.products = .failed("No products")
        network.inspirations = .failed("No inspirations")
        network.ticker = .failed("No ticker")
        network.holdsAnswers = true
        let viewModel = newViewModel()
        let log = OutputLog(of: viewModel)
        viewModel.onDidLoad()
        guard await network.hasStarted() else { return }
        network.send(.ticker)
        network.send(.product)
        network.send(.inspiration)
        await assertEventually(
            log.outcomes, [#"didReceiveError ["No products", "No inspirations", "No ticker"]"#],
            "outputs after all three have failed: the order is product, inspiration, ticker")
    }

    @MainActor func testOnlyMessagesOfFailuresArePassedOn() async {
        network.products = .failed("No products")
        network.ticker = .failed("No ticker")
        let viewModel = newViewModel()
        let log = OutputLog(of: viewModel)
        viewModel.onDidLoad()
        await assertEventually(
            log.outcomes, [#"didReceiveError ["No products", "No ticker"]"#],
            "outputs after the products and the ticker have failed")
    }

    @MainActor func testAnErrorWaitsForTheLastAnswer() async {
        network.products = .failed("No products")
        network.inspirations = .failed("No inspirations")
        network.holdsAnswers = true
        let viewModel = newViewModel()
        let log = OutputLog(of: viewModel)
        viewModel.onDidLoad()
        guard await network.hasStarted() else { return }
        network.send(.product)
        network.send(.ticker)
        await settle()
        XCTAssertEqual(log.outcomes, [], "outputs after two of three answers")
        network.send(.inspiration)
        await assertEventually(
            log.outcomes,
            [#"didReceiveError ["No products", "No inspirations", "No ticker"]"#],
            "outputs after the last of three answers")
    }

    @MainActor func testReloadReplacesTheFeed() async {
        network.products = .products([1, 2])
        let viewModel = newViewModel()
        let log = OutputLog(of: viewModel)
        viewModel.onDidLoad()
        guard await assertEventually(log.outcomes.count, 1, "outputs after onDidLoad()") else {
            return
        }
        network.products = .products([3])
        viewModel.onDidLoad()
        await assertEventually(
            log.outcomes, ["didReceiveData", "didReceiveData"], "outputs after onDidLoad() twice")
        await assertFeed(of: viewModel, [Product.fixture(id: 3)])
    }

    @MainActor func testAFailedReloadLeavesNoData() async {
        network.products = .products([1, 2])
        let viewModel = newViewModel()
        let log = OutputLog(of: viewModel)
        viewModel.onDidLoad()
        guard await assertEventually(log.outcomes.count, 1, "outputs after onDidLoad()") else {
            return
        }
        network.products = .failed("No products")
        viewModel.onDidLoad()
        await assertEventually(
            log.outcomes,
            ["didReceiveData", #"didReceiveError ["No products", "No ticker"]"#],
            "outputs after a load and a reload without products")
        await assertFeed(of: viewModel, [])
    }

    @MainActor func testIsFreedWhileRequestsAreUnderWay() async {
        network.holdsAnswers = true
        var viewModel: PracticeViewModel? = newViewModel()
        weak let freed = viewModel
        viewModel?.onDidLoad()
        guard await network.hasStarted() else { return }
        viewModel = nil
        await assertEventually(
            freed == nil, true,
            "while the requests wait: whether the view model is freed with its owner")
        PracticeNetworkSpy.Request.allCases.forEach(network.send)
        await settle()
    }
}
