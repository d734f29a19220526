import Foundation
import XCTest

@testable import FileSystem

final class FileLockTests: XCTestCase {
    private var folder: TemporaryFolder!

    override func setUpWithError() throws { folder = try TemporaryFolder() }

    override func tearDown() { folder = nil }

    /// The steps of holding the lock if the system gives these answers one after another.
    private func hold(_ answers: Int32...) throws -> [String] {
        var rest = answers[...]
        var steps: [String] = []
        try FileLock.hold(
            folder("lock"), files: .live,
            lock: { _, operation in
                steps.append(operation == LOCK_EX ? "lock" : "try")
                return rest.popFirst() ?? ENOTSUP
            },
            onWait: { steps.append("wait") }, body: { steps.append("body") })
        return steps
    }

    private func assertThrows(
        _ code: Int32, _ body: @autoclosure () throws -> [String], line: UInt = #line
    ) {
        XCTAssertThrowsError(try body(), line: line) {
            XCTAssertEqual(
                $0 as? FileError,
                FileError(action: .write, path: folder("lock"), reason: .init(errno: code)),
                line: line)
        }
    }

    func testALockedFileIsAwaited() throws {
        XCTAssertEqual(try hold(0), ["try", "body"])
        XCTAssertEqual(try hold(EWOULDBLOCK, 0), ["try", "wait", "lock", "body"])
    }

    func testAnInterruptionIsRetried() throws {
        XCTAssertEqual(
            try hold(EINTR, EWOULDBLOCK, EINTR, 0), ["try", "try", "wait", "lock", "lock", "body"])
    }

    func testWithoutALockTheBodyDoesNotRun() {
        assertThrows(ENOLCK, try hold(ENOLCK))
        assertThrows(ENOLCK, try hold(EWOULDBLOCK, ENOLCK))
    }
}
