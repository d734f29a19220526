import Foundation
import XCTest

/// Leaves a mark on the socket of the report when it runs, and fails if it finds the mark of an earlier run.
final class NotingTests: XCTestCase {
    func testNotesThatItHasRun() {
        var priority = Int32(0)
        var length = socklen_t(MemoryLayout<Int32>.size)
        getsockopt(100, SOL_SOCKET, SO_PRIORITY, &priority, &length)
        XCTAssertEqual(priority, 0)
        priority = 3
        setsockopt(100, SOL_SOCKET, SO_PRIORITY, &priority, length)
    }
}
