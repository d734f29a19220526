import XCTest

@testable import SwiftSource

final class OtherTestTests: XCTestCase {
    private let sources = TestSources([
        "A.swift": """
        final class A: XCTestCase {
            func testOne() {
                later { XCTAssertTrue(false) }
            }

            func helper() { XCTAssertTrue(false) }

            func testTwo() { testOne() }
            func testThree() {}
        }
        class Base: XCTestCase {
            func testInherited() {
            }
        }
        """, "B.swift": "final class B: Base { func testOne() {} }",
    ])

    private func other(_ running: String, _ line: Int) -> String? {
        sources.other(than: "My.\(running)", at: SourceLocation(file: "A.swift", line: line))
    }

    func testALineInAnotherTestBelongsToThatTest() {
        XCTAssertEqual(other("A/testThree", 3), "My.A/testOne")
        XCTAssertEqual(other("A/testThree", 4), "My.A/testOne")
        XCTAssertEqual(other("B/testOne", 3), "My.A/testOne")
    }

    func testOwnLinesAndHelpersBelongToNoOtherTest() {
        XCTAssertNil(other("A/testOne", 3))
        XCTAssertNil(other("A/testThree", 6))
        XCTAssertNil(other("A/testThree", 5))
        XCTAssertNil(other("A/testThree", 99))
    }

    func testAFunctionThatCallsATestRunsIt() {
        XCTAssertNil(other("A/testTwo", 3))
        XCTAssertNil(other("B/testInherited", 12))
    }
}
