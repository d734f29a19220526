import XCTest

@testable import Stage1

final class MyNumberFormatterTests: XCTestCase {
    private let controller = FirstBasicViewController()

    func testZero() {
        XCTAssertEqual(controller.numberFormatter(number: 0), "Rp 0")
    }

    #if os(macOS) || os(iOS)
    #else
        func testOne() { XCTAssertEqual(controller.numberFormatter(number: 1), "Rp 1") }
    #endif

    #if canImport(UIKit)
        func testTwo() { XCTAssertEqual(controller.numberFormatter(number: 2), "Rp 2") }
    #endif
}

extension MyNumberFormatterTests {
    func testThree() { XCTAssertEqual(controller.numberFormatter(number: 3), "Rp 3") }
}
