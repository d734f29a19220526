import Shared
import TestHelpers
import XCTest

@testable import AppScreens
@testable import Catalog
@testable import Stage4

/// How long a screen that is printed waits for answers and for the ticker.
@MainActor
final class MainLoopWaitTests: XCTestCase {
    func testTimeWithoutATurnDoesNotCount() async {
        var (time, turns) = (100.0, 0)
        // Each turn comes two seconds late.
        let wait = MainLoopWait(
            now: { time },
            run: { seconds in
                time += seconds + 2
                turns += 1
            })
        wait.wait(seconds: 1) { turns == 15 }
        XCTAssertEqual(turns, 15, "it was so in the end")
        wait.wait(seconds: 1) { false }
        XCTAssertEqual(turns, 35, "and it doesn't wait for ever")
    }

    func testWhatIsSoNeedsNoWait() async {
        MainLoopWait(run: { _ in XCTFail("no turn is needed") }).wait(seconds: 1) { true }
    }

    /// However long the answer takes, the ticker has all of its time.
    func testTheTickerHasAllOfItsTime() async throws {
        keepTickerInMemory()
        var waited: [Double] = []
        PrintedScreen(
            readLine: { nil }, write: { _ in },
            wait: { seconds, _ in
                waited.append(seconds)
                Thread.sleep(forTimeInterval: 0.02)
            }
        ).print(Workshop.shipped.stages.first { $0.id == 4 }, columns: 80) { _ in
            FeedScreen(
                heading: "",
                controller: PracticeViewController(
                    viewModel: PracticeViewModel(
                        useCase: Silent(), timerProvider: MockTimer.self)))
        }
        XCTAssertEqual(waited, [PrintedScreen.answerSeconds, PrintedScreen.tickerSeconds])
    }
}

/// A use case that never answers.
private struct Silent: PracticeNetworkProvider {
    func fetchProduct(completion: @escaping @MainActor (NetworkResult<ProductResult>) -> Void) {}

    func fetchInspiration(
        completion: @escaping @MainActor (NetworkResult<InspirationResult>) -> Void
    ) {}

    func fetchTicker(completion: @escaping @MainActor (NetworkResult<Ticker>) -> Void) {}
}
