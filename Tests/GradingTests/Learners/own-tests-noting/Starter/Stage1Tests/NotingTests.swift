import Foundation
import XCTest

/// Notes on the socket of the report that it has run, and fails where it finds the note.
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
