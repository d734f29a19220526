import Dispatch
import XCTest

/// Waits until `condition` holds, and says whether it came to hold.
///
/// It gives up after so many looks, not after so much time.
/// A busy machine makes the looks slower too, so that it can't fail code that is right.
@MainActor @discardableResult
public func waitUntil(looks: Int = 50, _ condition: @MainActor () -> Bool) async -> Bool {
    for _ in 0..<looks {
        if condition() { return true }
        await pause()
    }
    return condition()
}

/// Lets everything that waits for the main queue have its turn.
///
/// For checks that nothing more comes: wait for what has to come, settle, then count.
@MainActor
public func settle() async {
    for _ in 0..<5 { await turn() }
    // For what comes to the main queue from another one.
    await pause()
    for _ in 0..<5 { await turn() }
}

/// Checks that `actual` is or soon becomes `expected`, and says whether it did.
///
/// For outputs that may come at once or after a turn of the main queue: both are right.
@MainActor @discardableResult
public func assertEventually<Value: Equatable>(
    _ actual: @autoclosure @MainActor () -> Value, _ expected: Value, _ message: String,
    looks: Int = 50, file: StaticString = #filePath, line: UInt = #line
) async -> Bool {
    let holds = await waitUntil(looks: looks) { actual() == expected }
    XCTAssertEqual(actual(), expected, message, file: file, line: line)
    return holds
}

@MainActor
private func pause() async {
    try? await Task.sleep(for: .milliseconds(2))
}

/// Comes back after all that is on the main queue by now.
@MainActor
private func turn() async {
    await withCheckedContinuation { continuation in
        DispatchQueue.main.async { continuation.resume() }
    }
}
