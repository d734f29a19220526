import Dispatch
import Foundation
import XCTest

/// Waits until `condition` holds, and says whether it came to hold.
///
/// It gives up as soon as nothing more can happen: everything on the main queue had its turn, and
/// nothing else is under way. So it never waits for an answer that nobody is going to give.
///
/// While something is under way, it gives up after so many looks, not after so much time.
/// A busy machine makes the looks slower too, so that it can't fail code that is right.
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

/// Lets everything happen that still can, on the main queue and elsewhere.
///
/// For checks that nothing more comes: wait for what has to come, settle, then count.
@MainActor
public func settle() async {
    var looks = 0
    repeat {
        await pause()
        looks += 1
    } while workIsUnderWay() && looks < 500
    await turns()
}

/// Checks that `actual` is or soon becomes `expected`, and says whether it did.
///
/// For outputs that may come at once or after a turn of the main queue: both are right.
/// The message is made when the waiting is over, so that it can say what has come until then.
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

/// Checks that `actual` is or soon becomes `expected`, and ends the test where it doesn't: the rest of
/// it would say nothing.
///
/// It throws, so that no test that ends here can pass.
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

/// Checks that `object` is or soon becomes nil, where a test has kept it weakly: that nothing holds it.
///
/// `message` says what isn't freed, and what may hold it.
@MainActor
public func assertFreed(
    _ object: @autoclosure @MainActor () -> AnyObject?, _ message: String,
    file: StaticString = #filePath, line: UInt = #line
) async {
    let isFreed = await waitUntil { object() == nil }
    XCTAssertEqual(isFreed ? "freed" : "still held", "freed", message, file: file, line: line)
}

/// Gives other threads a little time, and then everything on the main queue its turn.
///
/// The turns are last: what another thread has just put on the main queue is not seen by a look.
@MainActor
private func pause() async {
    // `Task.sleep` would wake threads of its own, which look like work that is under way.
    usleep(1000)
    await turns()
}

/// Comes back after all that is on the main queue by now, and what follows from it.
@MainActor
private func turns() async {
    // What has its turn may put the next step on the main queue, and that one the next.
    for _ in 0..<5 {
        await withCheckedContinuation { continuation in
            DispatchQueue.main.async { continuation.resume() }
        }
    }
}
