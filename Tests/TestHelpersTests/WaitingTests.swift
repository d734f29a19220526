import Dispatch
import TestHelpers
import XCTest

final class WaitingTests: FailureRecordingTestCase {
    @MainActor func testAConditionThatHoldsIsLookedAtOnce() async {
        var looks = 0
        let held = await waitUntil {
            looks += 1
            return true
        }
        XCTAssertTrue(held)
        XCTAssertEqual(looks, 1)
    }

    @MainActor func testWaitsForTheMainQueue() async {
        var isDone = false
        DispatchQueue.main.async { DispatchQueue.main.async { isDone = true } }
        let held = await waitUntil { isDone }
        XCTAssertTrue(held)
    }

    @MainActor func testGivesUpAfterTheLooks() async {
        var looks = 0
        let held = await waitUntil(looks: 3) {
            looks += 1
            return false
        }
        XCTAssertFalse(held)
        XCTAssertEqual(looks, 4, "three looks, and one after the last pause")
    }

    @MainActor func testSettlingLetsTheMainQueueHaveItsTurn() async {
        var turns = 0
        DispatchQueue.main.async { turns += 1 }
        Task { turns += 1 }
        await settle()
        XCTAssertEqual(turns, 2)
    }

    @MainActor func testAssertEventuallyWaits() async {
        var count = 0
        DispatchQueue.main.async { count = 2 }
        let held = await assertEventually(count, 2, "count")
        XCTAssertTrue(held)
    }
}
