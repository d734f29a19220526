import Shared
import TestHelpers
import XCTest

@testable import Stage4

/// The base class of your feed tests: it has a mock network and a cache in memory.
///
/// The cache replaces the real one while a test runs. There is nothing to fill in here.
class PracticeTestCase: XCTestCase {
    @MainActor private(set) lazy var network = MockPracticeNetwork()
    /// The tickers in the cache, by key.
    @MainActor var cache: [String: Ticker] = [:]

    /// Restores the closures of `PracticeEnvironment`.
    @MainActor private var restoreCache: () -> Void = {}

    override func setUp() async throws {
        await install()
    }

    override func tearDown() async throws {
        await restore()
    }

    @MainActor
    private func install() {
        let load = PracticeEnvironment.loadTickerCache
        let save = PracticeEnvironment.saveTickerCache
        restoreCache = {
            PracticeEnvironment.loadTickerCache = load
            PracticeEnvironment.saveTickerCache = save
        }
        PracticeEnvironment.loadTickerCache = { [unowned self] key in cache[key] }
        PracticeEnvironment.saveTickerCache = { [unowned self] ticker, key in
            cache[key] = ticker
        }
        MockTimer.reset()
    }

    @MainActor
    private func restore() {
        restoreCache()
        MockTimer.reset()
    }

    /// Creates a view model with the mocks, and records the calls to its outputs.
    @MainActor
    func newViewModel() -> (PracticeViewModel, Calls) {
        let viewModel = PracticeViewModel(useCase: network, timerProvider: MockTimer.self)
        let calls = Calls()
        viewModel.didReceiveData = { calls.outcomes.append("data") }
        viewModel.didReceiveError = { messages in calls.outcomes.append("errors: \(messages)") }
        viewModel.hasTicker = { hasTicker in calls.hasTicker.append(hasTicker) }
        return (viewModel, calls)
    }

    /// Runs `act`, and waits until everything that follows from it has happened.
    @MainActor
    func after(_ act: @MainActor () -> Void) async {
        act()
        await settle()
    }
}

/// Records the calls to a view model's outputs.
@MainActor
final class Calls {
    var outcomes: [String] = []
    var hasTicker: [Bool] = []
}

extension NetworkResult<ProductResult> {
    /// A successful answer with the products 1 to `count`, or with none for 0.
    static func products(_ count: Int) -> Self {
        let products = (0..<count).map { index in Product.fixture(id: index + 1) }
        return .success(ProductResult(data: products))
    }
}
