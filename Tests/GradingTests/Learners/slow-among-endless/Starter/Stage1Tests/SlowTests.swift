import Foundation
import XCTest

@testable import Stage1

final class SlowTests: XCTestCase {
    func testFirstEndless() { while true { sleep(1) } }

    func testSecondEndless() { while true { sleep(1) } }

    func testSlowAndRight() {
        Thread.sleep(forTimeInterval: 2.5)
        XCTAssertEqual(FirstBasicViewController().isEven(number: 3), false)
    }
}
