import Dispatch
import Foundation
import XCTest

/// Waits until `condition` is true, and returns whether it became true.
///
/// The wait ends as soon as nothing more can happen, because everything on the main queue has run and no
/// other work is in progress. So a test never waits for an answer that can't come.
///
/// While work is in progress, the wait ends after a number of checks, not after a fixed time. On a
/// busy computer each check takes longer as well, so correct code can't fail.
@MainActor @discardableResult
public func waitUntil(looks: Int = 500, _ condition: @MainActor () -> Bool) async -> Bool {
    var quietLooks = 0
    for _ in 0..<looks {
        if condition() { return true }
        quietLooks = workIsUnderWay() ? 0 : quietLooks + 1
        if quietLooks == quietLooksNeeded { return false }
        await pause()
    }
    return condition()
}

/// Waits until everything that can still happen has happened, on the main queue and elsewhere.
///
/// Use it to check that nothing more comes: wait for what must come, settle, then count.
@MainActor
public func settle() async {
    var looks = 0
    repeat {
        await pause()
        looks += 1
    } while workIsUnderWay() && looks < 500
    await turns()
}

/// Checks that `actual` is or soon becomes `expected`, and returns whether it did.
///
/// Use it for outputs that may come immediately or after a turn of the main queue, if both are right.
/// The message is built after waiting, so that it can say what has arrived by then.
@MainActor @discardableResult
public func assertEventually<Value: Equatable>(
    _ actual: @autoclosure @MainActor () -> Value, _ expected: Value,
    _ message: @autoclosure @MainActor () -> String,
    looks: Int = 500, file: StaticString = #filePath, line: UInt = #line
) async -> Bool {
    let holds = await waitUntil(looks: looks) { actual() == expected }
    XCTAssertEqual(actual(), expected, message(), file: file, line: line)
    return holds
}

/// Checks that `actual` is or soon becomes `expected`. If it doesn't, ends the test, because the
/// rest of the test would be meaningless.
///
/// The test ends with an error, so that it can't pass.
@MainActor
public func requireEventually<Value: Equatable>(
    _ actual: @autoclosure @MainActor () -> Value, _ expected: Value,
    _ message: @autoclosure @MainActor () -> String,
    looks: Int = 500, file: StaticString = #filePath, line: UInt = #line
) async throws {
    guard
        await assertEventually(
            actual(), expected, message(), looks: looks, file: file, line: line)
    else { throw TestCannotGoOn() }
}

/// Checks that a weakly held `object` is or soon becomes nil, because nothing keeps it alive.
///
/// `message` says which object isn't freed, and what may keep it alive.
@MainActor
public func assertFreed(
    _ object: @autoclosure @MainActor () -> AnyObject?, _ message: String,
    file: StaticString = #filePath, line: UInt = #line
) async {
    let isFreed = await waitUntil { object() == nil }
    XCTAssertEqual(isFreed ? "freed" : "still held", "freed", message, file: file, line: line)
}

/// Gives other threads a little time, and then runs everything on the main queue.
///
/// The main queue comes last, because `workIsUnderWay()` doesn't see blocks that another thread has
/// just put on it.
@MainActor
private func pause() async {
    // `Task.sleep` would wake threads of its own, which look like work in progress.
    usleep(1000)
    await turns()
}

/// Returns when everything that is on the main queue now has run, including the blocks that it puts there.
@MainActor
private func turns() async {
    // A block may put another block on the main queue, which may put a third one there, and so on.
    for _ in 0..<5 {
        await withCheckedContinuation { continuation in
            DispatchQueue.main.async { continuation.resume() }
        }
    }
}
