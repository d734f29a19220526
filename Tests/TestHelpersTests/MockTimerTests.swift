import Synchronization
import TestHelpers
import XCTest

final class MockTimerTests: XCTestCase {
    private let firings = Firings()

    override func tearDown() {
        MockTimer.reset()
    }

    func testRemembersItsArguments() {
        let timer = schedule(interval: 5, repeats: false)
        XCTAssert(timer === MockTimer.currentTimer)
        XCTAssertEqual(MockTimer.currentTimer?.scheduledInterval, 5)
        XCTAssertEqual(MockTimer.currentTimer?.isRepeating, false)
        XCTAssertEqual(MockTimer.currentTimer?.fireCount, 0)
        schedule(interval: 2.5, repeats: true)
        XCTAssertEqual(MockTimer.currentTimer?.scheduledInterval, 2.5)
        XCTAssertEqual(MockTimer.currentTimer?.isRepeating, true)
        XCTAssertEqual(MockTimer.scheduledCount, 2)
    }

    func testFiresOnlyByHand() {
        schedule(interval: 0, repeats: true)
        RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.02))
        XCTAssertEqual(firings.count, 0)
        MockTimer.currentTimer?.fire()
        MockTimer.currentTimer?.fire()
        XCTAssertEqual(firings.count, 2)
        XCTAssertEqual(MockTimer.currentTimer?.fireCount, 2)
    }

    func testAnInvalidatedTimerDoesNothing() {
        let timer = schedule(interval: 5, repeats: true)
        XCTAssertTrue(timer.isValid)
        timer.invalidate()
        timer.fire()
        XCTAssertFalse(timer.isValid)
        XCTAssertEqual(firings.count, 0)
        XCTAssertEqual(MockTimer.currentTimer?.fireCount, 0)
    }

    func testReleasesItsBlock() {
        for letGo in [MockTimer.reset, { MockTimer.currentTimer?.invalidate() }] {
            weak var freed: Firings?
            do {
                let firings = Firings()
                freed = firings
                _ = MockTimer.scheduledTimer(withTimeInterval: 5, repeats: false) { _ in
                    firings.add()
                }
            }
            XCTAssertNotNil(freed, "the timer must keep what its block captures")
            letGo()
            XCTAssertNil(freed)
        }
    }

    @discardableResult
    private func schedule(interval: TimeInterval, repeats: Bool) -> Timer {
        let provider: Timer.Type = MockTimer.self
        return provider.scheduledTimer(withTimeInterval: interval, repeats: repeats) {
            [firings] _ in firings.add()
        }
    }
}

/// Counts how many times a timer has fired.
private final class Firings: Sendable {
    private let counted = Mutex(0)

    var count: Int { counted.withLock { $0 } }

    func add() { counted.withLock { $0 += 1 } }
}
