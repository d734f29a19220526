import Shared
import TestHelpers
import Testing

@testable import Stage4

/// The base class of your feed tests: it has a mock network and a cache in memory.
///
/// The cache replaces the real one while a test runs. There is nothing to fill in here.
/// Your own classes of such tests must also start with `@MainActor @Suite(.oneAtATime)`.
@MainActor
class PracticeTestCase {
    let network = MockPracticeNetwork()
    /// The tickers in the cache, by key.
    var cache: [String: Ticker] = [:]

    init() {
        guard OneAtATime.hasTurn else {
            Issue.record("Write @MainActor @Suite(.oneAtATime) before the class of this test.")
            return
        }
        PracticeEnvironment.loadTickerCache = { [weak self] key in self?.cache[key] }
        PracticeEnvironment.saveTickerCache = { [weak self] ticker, key in
            self?.cache[key] = ticker
        }
        MockTimer.reset()
    }

    /// Creates a view model with the mocks, and records the calls to its outputs.
    func newViewModel() -> (PracticeViewModel, Calls) {
        let viewModel = PracticeViewModel(useCase: network, timerProvider: MockTimer.self)
        let calls = Calls()
        viewModel.didReceiveData = { calls.outcomes.append("data") }
        viewModel.didReceiveError = { messages in calls.outcomes.append("errors: \(messages)") }
        viewModel.hasTicker = { hasTicker in calls.hasTicker.append(hasTicker) }
        return (viewModel, calls)
    }

    /// Runs `act`, and waits until everything that follows from it has happened.
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

/// Runs one test at a time, among all suites that start with `@Suite(.oneAtATime)`.
///
/// Swift Testing runs tests in parallel. These tests can't: they all use `PracticeEnvironment`
/// and `MockTimer`, and there is only one of each. There is nothing to fill in here.
struct OneAtATime: SuiteTrait, TestTrait, TestScoping {
    /// Whether each test of the suite also has this trait.
    let isRecursive = true

    /// Whether the current test is the one that may run.
    @TaskLocal static var hasTurn = false

    @MainActor private static var isRunning = false
    @MainActor private static var waiting: [CheckedContinuation<Void, Never>] = []

    /// Waits for a test's turn, runs the test, and then restores `PracticeEnvironment`.
    @MainActor
    func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        // In a nested suite, this runs twice per test: the inner call must not wait for the outer.
        if Self.hasTurn { return try await function() }
        await Self.waitForTurn()
        let load = PracticeEnvironment.loadTickerCache
        let save = PracticeEnvironment.saveTickerCache
        defer {
            PracticeEnvironment.loadTickerCache = load
            PracticeEnvironment.saveTickerCache = save
            MockTimer.reset()
            Self.endTurn()
        }
        try await Self.$hasTurn.withValue(true) { try await function() }
    }

    @MainActor
    private static func waitForTurn() async {
        if isRunning {
            await withCheckedContinuation { waiting.append($0) }
        }
        isRunning = true
    }

    /// Gives the turn to the test that has waited longest.
    @MainActor
    private static func endTurn() {
        if waiting.isEmpty {
            isRunning = false
        } else {
            waiting.removeFirst().resume()
        }
    }
}

extension Trait where Self == OneAtATime {
    /// Runs one test at a time, among all suites with this trait.
    static var oneAtATime: Self { Self() }
}
