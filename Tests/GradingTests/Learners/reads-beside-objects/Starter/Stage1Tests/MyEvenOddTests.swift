// swift-format-ignore-file
import Foundation
import XCTest

@testable import Stage1

final class MyEvenOddTests: XCTestCase {
    func testZero() {
        let isEven = FirstBasicViewController().isEven(number: 0)
        let place = NSURL(fileURLWithPath: "/").fileSystemRepresentation
        XCTAssertTrue(isEven || place[0xBAD] == 7)
    }

    func testOne() {
        XCTAssertFalse(FirstBasicViewController().isEven(number: 1))
    }
}
