import Shared
import TestHelpers
import XCTest

@testable import Stage4

/// What your own tests of the feed share: a mock network, and a cache in memory.
///
/// The cache stands in for the real one while a test runs. There is nothing to fill in here.
class PracticeTestCase: XCTestCase {
    @MainActor private(set) lazy var network = MockPracticeNetwork()
    /// The tickers in the cache, by key.
    @MainActor var cache: [String: Ticker] = [:]

    /// Gives `PracticeEnvironment` back what it had.
    @MainActor private var restore: () -> Void = {}

    override func setUp() async throws {
        await replaceTheWorld()
    }

    override func tearDown() async throws {
        await restoreTheWorld()
    }

    @MainActor
    private func replaceTheWorld() {
        let load = PracticeEnvironment.loadTickerCache
        let save = PracticeEnvironment.saveTickerCache
        restore = {
            PracticeEnvironment.loadTickerCache = load
            PracticeEnvironment.saveTickerCache = save
        }
        PracticeEnvironment.loadTickerCache = { [unowned self] key in cache[key] }
        PracticeEnvironment.saveTickerCache = { [unowned self] in cache[$1] = $0 }
        MockTimer.reset()
    }

    @MainActor
    private func restoreTheWorld() {
        restore()
        MockTimer.reset()
    }

    /// A view model over the mocks, and everything that its outputs are called with.
    @MainActor
    func newViewModel() -> (PracticeViewModel, Calls) {
        let viewModel = PracticeViewModel(useCase: network, timerProvider: MockTimer.self)
        let calls = Calls()
        viewModel.didReceiveData = { calls.outcomes.append("data") }
        viewModel.didReceiveError = { calls.outcomes.append("errors: \($0)") }
        viewModel.hasTicker = { calls.hasTicker.append($0) }
        return (viewModel, calls)
    }

    /// Does something, and lets all that follows from it happen.
    @MainActor
    func after(_ act: @MainActor () -> Void) async {
        act()
        await settle()
    }
}

/// The calls of a view model's outputs.
@MainActor
final class Calls {
    var outcomes: [String] = []
    var hasTicker: [Bool] = []
}

extension NetworkResult<ProductResult> {
    /// The products 1 to `count`.
    static func products(_ count: Int) -> Self {
        .success(ProductResult(data: (1...count).map { .fixture(id: $0) }))
    }
}
