import XCTest

@testable import AppScreens

/// Tests how long the program waits before it prints a screen.
@MainActor
final class MainLoopWaitTests: XCTestCase {
    func testTimeBetweenTurnsDoesNotCount() async {
        var (time, turns) = (100.0, 0)
        // Each turn comes two seconds late.
        let wait = MainLoopWait(
            now: { time },
            run: { seconds in
                time += seconds + 2
                turns += 1
            })
        wait.wait(seconds: 1) { turns == 15 }
        XCTAssertEqual(turns, 15, "the wait must end when the condition is true")
        wait.wait(seconds: 1) { false }
        XCTAssertEqual(turns, 35, "the wait must give up after 20 more turns")
    }

    func testAConditionThatAlreadyHoldsNeedsNoWait() async {
        MainLoopWait(run: { _ in XCTFail("an unnecessary turn") }).wait(seconds: 1) { true }
    }
}
