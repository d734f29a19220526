import Shared
import TestHelpers
import Testing

@testable import Stage4

/// Your tests for the feed's requests, its single outcome and its errors.
///
/// The suite is `@MainActor`, like the view model, so all its tests run on the main actor.
@MainActor @Suite(.oneAtATime) final class MyFeedTests: PracticeTestCase {
    /// A worked example: the mock answers all three requests, and the feed is compared as a whole.
    @Test func theProductsAreShown() async {
        // Arrange: two products, no inspirations, no ticker. The mock comes with PracticeTestCase.
        network.products = .success(ProductResult(data: [.fixture(id: 1), .fixture(id: 2)]))
        let viewModel = PracticeViewModel(useCase: network, timerProvider: MockTimer.self)
        var receivesData = false
        viewModel.didReceiveData = { receivesData = true }

        // Act.
        viewModel.onDidLoad()

        // Assert: values of several types can't be compared with ==, so a helper compares them.
        await settle()
        #expect(receivesData)
        #expect(
            mismatches(
                expectedResult: [Product.fixture(id: 1), Product.fixture(id: 2)],
                values: viewModel.data) == nil)
    }

    @Test func nothingIsCalledBeforeOnDidLoad() async {
        network.isWaiting = true
        let (viewModel, calls) = newViewModel()
        await settle()
        #expect(network.requests.count == 0)
        #expect(calls.outcomes == [])
        #expect(mismatches(expectedResult: [], values: viewModel.data) == nil)
    }

    @Test(arguments: [
        ["product", "inspiration", "ticker"], ["product", "ticker", "inspiration"],
        ["inspiration", "product", "ticker"], ["inspiration", "ticker", "product"],
        ["ticker", "product", "inspiration"], ["ticker", "inspiration", "product"],
    ])
    func oneOutcomeAfterTheLastAnswerInAnyOrder(order: [String]) async {
        network.products = .products(2)
        network.isWaiting = true
        let (viewModel, calls) = newViewModel()
        viewModel.onDidLoad()
        #expect(network.requests.count == 3, "all requests start before an answer")
        await after { network.answer(order[0], order[1]) }
        #expect(calls.outcomes == [], "two answers")
        network.answer(order[2])
        await waitUntil { !calls.outcomes.isEmpty }
        #expect(calls.outcomes == ["data"], "three answers")
        #expect(
            mismatches(
                expectedResult: [Product.fixture(id: 1), Product.fixture(id: 2)],
                values: viewModel.data) == nil)
    }

    @Test func dataIsThereWhenDidReceiveDataIsCalled() async {
        network.products = .products(2)
        let (viewModel, _) = newViewModel()
        var counts: [Int?] = []
        viewModel.didReceiveData = { [weak viewModel] in counts.append(viewModel?.data.count) }
        await after { viewModel.onDidLoad() }
        #expect(counts == [2])
    }

    @Test func onlyTheProductsAreNeeded() async {
        let parts: [(NetworkResult<InspirationResult>, NetworkResult<Ticker>)] = [
            (.failed("No inspirations"), .success(.fixture())),
            (.success(InspirationResult(data: [])), .failed("No ticker")),
            (.failed("No inspirations"), .failed("No ticker")),
        ]
        network.products = .products(1)
        for (inspirations, ticker) in parts {
            (network.inspirations, network.ticker) = (inspirations, ticker)
            let (viewModel, calls) = newViewModel()
            await after { viewModel.onDidLoad() }
            #expect(calls.outcomes == ["data"])
            #expect(mismatches(expectedResult: [Product.fixture()], values: viewModel.data) == nil)
        }
    }

    @Test func withoutProductsThereIsNoData() async {
        network.products = .failed("No products")
        network.inspirations = .success(InspirationResult(data: [.fixture()]))
        network.ticker = .success(.fixture())
        let (viewModel, calls) = newViewModel()
        await after { viewModel.onDidLoad() }
        #expect(calls.outcomes == [#"errors: ["No products"]"#])
        #expect(mismatches(expectedResult: [], values: viewModel.data) == nil)
    }

    @Test func theMessagesKeepTheirOrder() async {
        network.products = .failed("No products")
        network.inspirations = .failed("No inspirations")
        network.isWaiting = true
        let (viewModel, calls) = newViewModel()
        await after { viewModel.onDidLoad() }
        await after { network.answer("ticker", "inspiration") }
        #expect(calls.outcomes == [], "two of three answers")
        await after { network.answer("product") }
        #expect(calls.outcomes == [#"errors: ["No products", "No inspirations", "No ticker"]"#])
    }

    @Test func aReloadReplacesTheFeed() async {
        network.products = .products(3)
        let (viewModel, calls) = newViewModel()
        await after { viewModel.onDidLoad() }
        network.products = .products(1)
        await after { viewModel.onDidLoad() }
        #expect(calls.outcomes == ["data", "data"])
        #expect(mismatches(expectedResult: [Product.fixture()], values: viewModel.data) == nil)
    }

    @Test func aFailedReloadLeavesNoData() async {
        network.products = .products(3)
        let (viewModel, calls) = newViewModel()
        await after { viewModel.onDidLoad() }
        network.products = .failed("No products")
        await after { viewModel.onDidLoad() }
        #expect(calls.outcomes == ["data", #"errors: ["No products", "No ticker"]"#])
        #expect(mismatches(expectedResult: [], values: viewModel.data) == nil)
    }

    @Test func isFreedWhileTheRequestsWait() async {
        network.isWaiting = true
        weak var freed: PracticeViewModel?
        do {
            let viewModel = newViewModel().0
            freed = viewModel
            await after { viewModel.onDidLoad() }
            #expect(network.requests.count == 3)
        }
        await settle()
        #expect(freed == nil)
        // The late answers arrive after the view model is gone. They must not cause a crash.
        await after { network.answer("product", "inspiration", "ticker") }
    }
}
