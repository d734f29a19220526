import Shared
import TestHelpers
import XCTest

@testable import Stage4

/// Checks `PracticeViewModel.onDidLoad()`: its requests, its single outcome and its errors.
final class FeedTests: FeedTestCase {
    @MainActor func testShowsTheProducts() async throws {
        network.products = .products([1, 2, 3])
        try await assertLoad(
            where: "the products arrive but the ticker fails", gives: "didReceiveData",
            [1, 2, 3].map { Product.fixture(id: $0) })
    }

    @MainActor func testCallsDidReceiveDataOnce() async throws {
        network.products = .products([1, 2])
        try await requireLoad(where: "all three requests are answered", gives: "didReceiveData")
    }

    @MainActor func testAnEmptyListIsAlsoAFeed() async throws {
        network.products = .products([])
        try await assertLoad(where: "the list of products is empty", gives: "didReceiveData", [])
    }

    @MainActor func testAnswersMayComeImmediately() async throws {
        network.timing = .atOnce
        network.products = .products([1, 2])
        try await assertLoad(
            where: "each answer comes before its request returns", gives: "didReceiveData",
            Self.products)
    }

    @MainActor func testTheFeedIsThereWhenDidReceiveDataIsCalled() async {
        network.products = .products([1, 2])
        let viewModel = newViewModel()
        var counts: [Int] = []
        viewModel.didReceiveData = { [weak viewModel] in
            counts.append(viewModel?.data.count ?? 0)
        }
        viewModel.onDidLoad()
        await assertEventually(
            counts, [2],
            "number of items in data each time didReceiveData is called\(network.remark)")
    }

    @MainActor func testAllRequestsStartBeforeAnAnswer() async throws {
        network.timing = .held
        let viewModel = newViewModel()
        XCTAssertEqual(network.requests.count, 0, "number of requests before onDidLoad()")
        viewModel.onDidLoad()
        try await allRequestsStart()
        await settle()
        XCTAssertEqual(
            PracticeNetworkSpy.Request.allCases.map { kind in
                network.requests.filter { $0 == kind }.count
            }, [1, 1, 1],
            "number of requests for products, inspirations and the ticker after onDidLoad()")
    }

    @MainActor func testTheOutcomeComesAfterTheLastAnswer() async throws {
        network.products = .products([1, 2])
        try await requireAnswers(
            in: [.product, .inspiration, .ticker], give: "didReceiveData")
    }

    @MainActor func testAnswersMayComeInAnyOrder() async throws {
        network.products = .products([1, 2])
        let orders: [[PracticeNetworkSpy.Request]] = [
            [.product, .ticker, .inspiration], [.inspiration, .product, .ticker],
            [.inspiration, .ticker, .product], [.ticker, .product, .inspiration],
            [.ticker, .inspiration, .product],
        ]
        for order in orders {
            let viewModel = try await requireAnswers(in: order, give: "didReceiveData")
            await assertFeed(of: viewModel, Self.products, ignoringTickers: true)
        }
    }

    @MainActor func testWithoutInspirationsTheFeedIsShown() async throws {
        network.products = .products([1, 2])
        network.inspirations = .failed("No inspirations")
        network.ticker = .success(.fixture())
        try await assertLoad(
            where: "only the inspirations have failed", gives: "didReceiveData", Self.products)
    }

    @MainActor func testWithoutATickerTheFeedIsShown() async throws {
        network.products = .products([1, 2])
        network.ticker = .failed("No ticker")
        try await assertLoad(
            where: "only the ticker has failed", gives: "didReceiveData", Self.products)
    }

    @MainActor func testWithOnlyProductsTheFeedIsShown() async throws {
        network.products = .products([1, 2])
        network.inspirations = .failed("No inspirations")
        network.ticker = .failed("No ticker")
        try await assertLoad(
            where: "the inspirations and the ticker have failed", gives: "didReceiveData",
            Self.products)
    }

    @MainActor func testWithoutProductsThereIsAnError() async throws {
        network.products = .failed("No products")
        network.inspirations = .inspirations(at: [0])
        network.ticker = .success(.fixture())
        try await assertLoad(
            where: "only the products have failed", gives: #"didReceiveError ["No products"]"#, [])
    }

    @MainActor func testOnlyMessagesOfFailuresArePassedOn() async throws {
        network.products = .failed("No products")
        network.ticker = .failed("No ticker")
        try await requireLoad(
            where: "the products and the ticker have failed",
            gives: #"didReceiveError ["No products", "No ticker"]"#)
    }

    @MainActor func testEveryMessageIsPassedOnInItsOrder() async throws {
        network.products = .failed("No products")
        network.inspirations = .failed("No inspirations")
        network.ticker = .failed("No ticker")
        let outcome = #"didReceiveError ["No products", "No inspirations", "No ticker"]"#
        try await requireAnswers(in: [.ticker, .product, .inspiration], give: outcome)
        try await requireAnswers(in: [.inspiration, .ticker, .product], give: outcome)
        network.inspirations = .failed("No products")
        network.ticker = .failed("No products")
        try await requireAnswers(
            in: [.product, .inspiration, .ticker],
            give: #"didReceiveError ["No products", "No products", "No products"]"#)
    }

    @MainActor func testATickerIsAlsoReceivedWithoutProducts() async throws {
        network.ticker = .success(.fixture(id: 5))
        network.products = .products([1, 2])
        let viewModel = newViewModel()
        let log = OutputLog(of: viewModel)
        viewModel.onDidLoad()
        try await requireOutcomes(in: log, ["didReceiveData"], after: "onDidLoad()")
        // What the view model does with a ticker is checked in the exercise about the ticker. Here, a
        // second load must do the same as the first one.
        let (calls, saved) = (log.tickers, savedTickers.values.map(\.id))
        log.forget()
        savedTickers = [:]
        network.products = .failed("No products")
        viewModel.onDidLoad()
        await assertOutcomes(
            in: log, [#"didReceiveError ["No products"]"#], after: "a reload without products")
        XCTAssertEqual(
            log.tickers, calls,
            "calls to hasTicker when a ticker has arrived but the products haven't")
        XCTAssertEqual(
            savedTickers.values.map(\.id), saved,
            "ids of saved tickers when a ticker has arrived but the products haven't")
    }

    @MainActor func testOutputsMayBeNil() async {
        let viewModel = newViewModel()
        network.products = .failed("No products")
        viewModel.onDidLoad()
        await settle()
        network.products = .products([1, 2])
        viewModel.onDidLoad()
        await assertFeed(of: viewModel, Self.products)
    }

    @MainActor func testReloadReplacesTheFeed() async throws {
        network.products = .products([1, 2])
        let viewModel = newViewModel()
        let log = OutputLog(of: viewModel)
        viewModel.onDidLoad()
        try await requireOutcomes(in: log, ["didReceiveData"], after: "onDidLoad()")
        network.products = .products([3])
        viewModel.onDidLoad()
        await assertOutcomes(in: log, ["didReceiveData", "didReceiveData"], after: "a reload")
        await assertFeed(
            of: viewModel, [Product.fixture(id: 3)],
            after: "a reload, which must replace the old feed")
    }

    @MainActor func testAFailedReloadLeavesNoData() async throws {
        network.products = .products([1, 2])
        let viewModel = newViewModel()
        let log = OutputLog(of: viewModel)
        viewModel.onDidLoad()
        try await requireOutcomes(in: log, ["didReceiveData"], after: "onDidLoad()")
        network.products = .failed("No products")
        viewModel.onDidLoad()
        await waitUntil { log.outcomes.count > 1 }
        XCTAssertEqual(
            log.outcomes.count, 2, "number of outcomes after a load and a reload without products")
        await assertFeed(
            of: viewModel, [],
            after: "a reload without products, which must leave an empty feed")
    }

    @MainActor func testIsFreedWhileRequestsAreUnderWay() async throws {
        network.timing = .held
        weak var freed: PracticeViewModel?
        do {
            let viewModel = newViewModel()
            freed = viewModel
            viewModel.onDidLoad()
            try await allRequestsStart()
        }
        await assertFreed(
            freed,
            "The view model isn't freed when its owner releases it while the requests are pending. "
                + "A closure that you pass to a request holds it: write [weak self] in each one.")
        PracticeNetworkSpy.Request.allCases.forEach(network.send)
        await settle()
    }

    /// Loads a new view model, and checks its single outcome and its feed.
    @MainActor
    private func assertLoad(
        where situation: String, gives outcome: String, _ feed: [any HashDiffable],
        file: StaticString = #filePath, line: UInt = #line
    ) async throws {
        let viewModel = try await requireLoad(
            where: situation, gives: outcome, file: file, line: line)
        await assertFeed(
            of: viewModel, feed, ignoringTickers: true, file: file, line: line)
    }

    /// Loads a new view model, and checks its single outcome.
    @MainActor
    @discardableResult
    private func requireLoad(
        where situation: String, gives outcome: String,
        file: StaticString = #filePath, line: UInt = #line
    ) async throws -> PracticeViewModel {
        let viewModel = newViewModel()
        let log = OutputLog(of: viewModel)
        viewModel.onDidLoad()
        let after = "onDidLoad() when \(situation)"
        try await requireOutcomes(in: log, [outcome], after: after, file: file, line: line)
        return viewModel
    }

    /// Loads a new view model, answers in this order, and checks that the outcome comes at the end.
    @MainActor
    @discardableResult
    private func requireAnswers(
        in order: [PracticeNetworkSpy.Request], give outcome: String,
        file: StaticString = #filePath, line: UInt = #line
    ) async throws -> PracticeViewModel {
        network.forget()
        network.timing = .held
        let viewModel = newViewModel()
        let log = OutputLog(of: viewModel)
        viewModel.onDidLoad()
        try await allRequestsStart(file: file, line: line)
        let names = order.map(\.rawValue).joined(separator: ", ")
        order.dropLast().forEach(network.send)
        await assertOutcomes(
            in: log, [], after: "the first two of three answers, in the order \(names)",
            file: file, line: line)
        order.suffix(1).forEach(network.send)
        try await requireOutcomes(
            in: log, [outcome], after: "all three answers, in the order \(names)",
            file: file, line: line)
        return viewModel
    }
}
