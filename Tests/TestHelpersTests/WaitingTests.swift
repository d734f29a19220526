import Dispatch
import Synchronization
import TestHelpers
import XCTest

final class WaitingTests: FailureRecordingTestCase {
    @MainActor func testGivesUpWhenNothingCanHappen() async {
        var looks = 0
        let held = await waitUntil(looks: 1_000_000) {
            looks += 1
            return false
        }
        XCTAssertFalse(held)
        XCTAssertLessThan(looks, 1_000_000)
    }

    @MainActor func testGivesUpOnEndlessWork() async {
        let endless = EndlessThread()
        defer { endless.end() }
        var looks = 0
        let held = await waitUntil(looks: 20) {
            looks += 1
            return false
        }
        XCTAssertFalse(held)
        XCTAssertEqual(looks, 21, "number of checks: 20, and one after the last pause")
    }

    // MARK: Ways to answer later

    @MainActor func testWaitsForTheMainQueue() async {
        await assertWaits { done in
            DispatchQueue.main.async { DispatchQueue.main.async { done() } }
        }
        await assertWaits { done in
            Task {
                for _ in 0..<10 { await Task.yield() }
                done()
            }
        }
    }

    @MainActor func testWaitsForTheRunLoop() async {
        await assertWaits { done in
            RunLoop.main.perform {
                RunLoop.main.perform { MainActor.assumeIsolated { done() } }
            }
        }
    }

    @MainActor func testWaitsForABackgroundQueue() async {
        await assertWaits { done in
            let group = DispatchGroup()
            for _ in 0..<4 { DispatchQueue.global(qos: .background).async(group: group) { work() } }
            group.notify(queue: .main) { done() }
        }
    }

    #if os(Linux)
        @MainActor func testWaitsForATimerThatIsDueSoon() async {
            await assertWaits { done in
                DispatchQueue.main.asyncAfter(deadline: .now() + 0.03) { done() }
            }
            await assertWaits { done in
                Task {
                    try? await Task.sleep(for: .milliseconds(30))
                    done()
                }
            }
            await assertWaits { done in
                _ = Timer.scheduledTimer(withTimeInterval: 0.03, repeats: false) { _ in
                    MainActor.assumeIsolated { done() }
                }
            }
        }
    #endif

    @MainActor func testSettlingWaitsForABackgroundQueue() async {
        var isDone = false
        let done = { @MainActor in isDone = true }
        DispatchQueue.global(qos: .background).async {
            work()
            DispatchQueue.main.async { done() }
        }
        await settle()
        XCTAssertTrue(isDone)
    }

    /// Checks that waiting includes what `start` does later.
    @MainActor
    private func assertWaits(
        file: StaticString = #filePath, line: UInt = #line,
        for start: (_ done: @escaping @MainActor @Sendable () -> Void) -> Void
    ) async {
        var isDone = false
        start { isDone = true }
        let held = await waitUntil(looks: 1_000_000) { isDone }
        XCTAssertTrue(held, file: file, line: line)
    }
}

/// Takes many times as long as one check of the condition.
private func work() {
    var random = SystemRandomNumberGenerator()
    for _ in 0..<100_000 { _ = random.next() }
}

/// A thread that runs until it is told to end.
private final class EndlessThread: Sendable {
    private let isWanted = Atomic(true)

    init() {
        Thread { [self] in while isWanted.load(ordering: .relaxed) {} }.start()
    }

    func end() { isWanted.store(false, ordering: .relaxed) }
}
