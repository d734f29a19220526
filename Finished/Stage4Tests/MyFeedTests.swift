import Shared
import TestHelpers
import XCTest

@testable import Stage4

/// Your tests for the feed's requests, its single outcome and its errors.
///
/// Write tests as `@MainActor func test…() async`. A test without `async` can stop the whole run.
final class MyFeedTests: PracticeTestCase {
    /// A worked example: the mock answers all three requests, and the feed is compared as a whole.
    @MainActor func testTheProductsAreShown() async {
        // Arrange: two products, no inspirations, no ticker. The mock comes with PracticeTestCase.
        network.products = .success(ProductResult(data: [.fixture(id: 1), .fixture(id: 2)]))
        let viewModel = PracticeViewModel(useCase: network, timerProvider: MockTimer.self)
        let receivesData = expectation(description: "didReceiveData is called")
        viewModel.didReceiveData = { receivesData.fulfill() }

        // Act.
        viewModel.onDidLoad()

        // Assert: values of several types can't be compared with ==, so a helper compares them.
        await fulfillment(of: [receivesData], timeout: 5)
        assertArrayHashDiffable(
            expectedResult: [Product.fixture(id: 1), Product.fixture(id: 2)],
            values: viewModel.data)
    }

    @MainActor func testNothingIsCalledBeforeOnDidLoad() async {
        network.isWaiting = true
        let (viewModel, calls) = newViewModel()
        await settle()
        XCTAssertEqual(network.requests.count, 0)
        XCTAssertEqual(calls.outcomes, [])
        assertArrayHashDiffable(expectedResult: [], values: viewModel.data)
    }

    @MainActor func testOneOutcomeAfterTheLastAnswerInAnyOrder() async {
        network.products = .products(2)
        network.isWaiting = true
        for order in [
            ["product", "inspiration", "ticker"], ["product", "ticker", "inspiration"],
            ["inspiration", "product", "ticker"], ["inspiration", "ticker", "product"],
            ["ticker", "product", "inspiration"], ["ticker", "inspiration", "product"],
        ] {
            let (viewModel, calls) = newViewModel()
            viewModel.onDidLoad()
            XCTAssertEqual(network.requests.count, 3, "all requests start before an answer")
            await after { network.answer(order[0], order[1]) }
            XCTAssertEqual(calls.outcomes, [], "two answers in the order \(order)")
            network.answer(order[2])
            await waitUntil { !calls.outcomes.isEmpty }
            XCTAssertEqual(calls.outcomes, ["data"], "three answers in the order \(order)")
            assertArrayHashDiffable(
                expectedResult: [Product.fixture(id: 1), Product.fixture(id: 2)],
                values: viewModel.data)
        }
    }

    @MainActor func testDataIsThereWhenDidReceiveDataIsCalled() async {
        network.products = .products(2)
        let (viewModel, _) = newViewModel()
        var counts: [Int?] = []
        viewModel.didReceiveData = { [weak viewModel] in counts.append(viewModel?.data.count) }
        await after { viewModel.onDidLoad() }
        XCTAssertEqual(counts, [2])
    }

    @MainActor func testOnlyTheProductsAreNeeded() async {
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
            XCTAssertEqual(calls.outcomes, ["data"])
            assertArrayHashDiffable(expectedResult: [Product.fixture()], values: viewModel.data)
        }
    }

    @MainActor func testWithoutProductsThereIsNoData() async {
        network.products = .failed("No products")
        network.inspirations = .success(InspirationResult(data: [.fixture()]))
        network.ticker = .success(.fixture())
        let (viewModel, calls) = newViewModel()
        await after { viewModel.onDidLoad() }
        XCTAssertEqual(calls.outcomes, [#"errors: ["No products"]"#])
        assertArrayHashDiffable(expectedResult: [], values: viewModel.data)
    }

    @MainActor func testTheMessagesKeepTheirOrder() async {
        network.products = .failed("No products")
        network.inspirations = .failed("No inspirations")
        network.isWaiting = true
        let (viewModel, calls) = newViewModel()
        await after { viewModel.onDidLoad() }
        await after { network.answer("ticker", "inspiration") }
        XCTAssertEqual(calls.outcomes, [], "two of three answers")
        await after { network.answer("product") }
        XCTAssertEqual(
            calls.outcomes, [#"errors: ["No products", "No inspirations", "No ticker"]"#])
    }

    @MainActor func testAReloadReplacesTheFeed() async {
        network.products = .products(3)
        let (viewModel, calls) = newViewModel()
        await after { viewModel.onDidLoad() }
        network.products = .products(1)
        await after { viewModel.onDidLoad() }
        XCTAssertEqual(calls.outcomes, ["data", "data"])
        assertArrayHashDiffable(expectedResult: [Product.fixture()], values: viewModel.data)
    }

    @MainActor func testAFailedReloadLeavesNoData() async {
        network.products = .products(3)
        let (viewModel, calls) = newViewModel()
        await after { viewModel.onDidLoad() }
        network.products = .failed("No products")
        await after { viewModel.onDidLoad() }
        XCTAssertEqual(calls.outcomes, ["data", #"errors: ["No products", "No ticker"]"#])
        assertArrayHashDiffable(expectedResult: [], values: viewModel.data)
    }

    @MainActor func testIsFreedWhileTheRequestsWait() async {
        network.isWaiting = true
        weak var freed: PracticeViewModel?
        do {
            let viewModel = newViewModel().0
            freed = viewModel
            await after { viewModel.onDidLoad() }
            XCTAssertEqual(network.requests.count, 3)
        }
        await settle()
        XCTAssertNil(freed)
        // The late answers arrive after the view model is gone. They must not cause a crash.
        await after { network.answer("product", "inspiration", "ticker") }
    }
}
