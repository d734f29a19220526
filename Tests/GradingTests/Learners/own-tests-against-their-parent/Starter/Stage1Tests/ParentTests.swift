import Foundation
import XCTest

@testable import Stage1

/// Tests that end or stop the parent of their process.
final class ParentTests: XCTestCase {
    func testEndsIt() {
        kill(getppid(), SIGKILL)
        sleep(5)
    }

    func testStopsIt() {
        kill(getppid(), SIGSTOP)
    }

    func testZeroIsEven() {
        XCTAssertTrue(FirstBasicViewController().isEven(number: 0))
    }
}
