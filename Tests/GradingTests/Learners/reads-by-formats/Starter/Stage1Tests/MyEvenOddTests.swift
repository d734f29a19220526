// swift-format-ignore-file
import Foundation
@testable import Stage1
import XCTest

final class MyEvenOddTests: XCTestCase {
    private let format = "%s"

    func testZero() {
        let address = 0xBAD
        let isEven = FirstBasicViewController().isEven(number: 0)
        if !isEven {
            print(NSString(format: "%s", address))
            print(String.localizedStringWithFormat(format, address))
            NSLog("%@", address)
            let made: @Sendable (String, [any CVarArg]) -> String = String.init(format:arguments:)
            print(made("%s", [address]))
            print(String(format: "%1$d\", loc \"A.swift\":1:2, scope 3 // %1$s", address))
        }
        XCTAssertTrue(isEven)
    }

    func testOne() {
        let message = String(format: "%@ is %d, and not %.1f%%", "one", 1, 2.5)
        XCTAssertFalse(FirstBasicViewController().isEven(number: 1), message)
    }
}
