import Foundation
import XCTest

@testable import FileSystem

final class DescriptorTests: XCTestCase {
    private var pipe: [Int32] = [-1, -1]

    override func setUp() {
        XCTAssertEqual(Foundation.pipe(&pipe), 0)
        for end in pipe { _ = fcntl(end, F_SETFL, O_NONBLOCK) }
    }

    override func tearDown() {
        for end in pipe { close(end) }
    }

    /// More bytes than a pipe can hold.
    private let long = [UInt8](repeating: 7, count: 1 << 21)

    /// Removes and returns the bytes that are in the pipe.
    private func drain() -> [UInt8] {
        var buffer = [UInt8](repeating: 0, count: 1 << 21)
        let count = read(pipe[0], &buffer, buffer.count)
        return Array(buffer.prefix(max(0, count)))
    }

    func testAFullPipeIsAwaitedWithoutPolling() throws {
        var received: [UInt8] = []
        var (waits, tries) = (0, 0)
        try Descriptor.write(
            long, to: pipe[1],
            wait: { descriptor in
                XCTAssertEqual(descriptor, self.pipe[1])
                waits += 1
                received += self.drain()
            },
            isWanted: {
                tries += 1
                return tries < 10_000
            })
        received += drain()
        XCTAssertTrue(received == long, "\(received.count) of \(long.count)")
        XCTAssertGreaterThan(waits, 0)
    }

    func testCancelledOutputIsNotWritten() throws {
        var received: [UInt8] = []
        var isWanted = true
        try Descriptor.write(
            long, to: pipe[1],
            wait: { _ in
                received += self.drain()
                isWanted = false
            }, isWanted: { isWanted })
        received += drain()
        XCTAssertGreaterThan(received.count, 0)
        XCTAssertLessThan(received.count, long.count)
    }

    func testAnErrorHasTheSystemsNumber() {
        XCTAssertThrowsError(try Descriptor.write([1], to: -1)) {
            XCTAssertEqual($0 as? SystemError, SystemError(code: EBADF))
        }
        XCTAssertThrowsError(try Descriptor.read(pipe[0])) {
            XCTAssertEqual($0 as? SystemError, SystemError(code: EAGAIN))
        }
    }
}
