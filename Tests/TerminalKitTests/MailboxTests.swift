import Foundation
import XCTest

@testable import TerminalKit

final class MailboxTests: XCTestCase {
    func testWhatWasPutIsTakenOnceAndInOrder() {
        let mailbox = Mailbox<Int>()
        XCTAssertEqual(mailbox.take(), [])
        mailbox.put([1, 2])
        mailbox.put([3])
        XCTAssertEqual(mailbox.take(), [1, 2, 3])
        XCTAssertEqual(mailbox.take(), [])
    }

    func testNothingGetsLostBetweenThreads() {
        let mailbox = Mailbox<Int>()
        DispatchQueue.concurrentPerform(iterations: 1000) { mailbox.put([$0]) }
        XCTAssertEqual(mailbox.take().sorted(), Array(0..<1000))
    }
}
