import XCTest

@testable import SwiftSource

final class UnlistedTestsTests: XCTestCase {
    private func found(_ source: String) -> [String] {
        UnlistedTests(files: ["A.swift": source]).found.map {
            "\($0.place.line):\($0.place.column ?? 0) \($0.reason)"
        }
    }

    func testEachReason() {
        XCTAssertEqual(
            found(
                """
                class ATests: XCTestCase { func `test one`() {}
                    func testTwo<T>() -> T? { nil } }
                final class `B tests`: XCTestCase {}
                enum C { final class CTests: ATests {} }
                class DTests<T>: XCTestCase {}
                @main struct Program {}
                struct XCTestCaseEntry {}
                """),
            [
                "1:34 isInBackticks(name: \"test one\")", "2:10 isGeneric(name: \"testTwo\")",
                "3:14 isInBackticks(name: \"B tests\")",
                "4:22 isNested(name: \"CTests\", in: \"C\")", "5:7 isGeneric(name: \"DTests\")",
                "6:14 isMain(name: \"Program\")", "7:8 isXCTests(name: \"XCTestCaseEntry\")",
            ])
    }

    func testWhatTheListCanNameOrLeavesOut() {
        XCTAssertEqual(
            found(
                """
                class ATests: XCTestCase { func `testOne`() {}
                    private func `test two`() {}
                    func `a helper`() {}
                    func make<T>(_ type: T) {} }
                enum C { private final class CTests: ATests {}
                    final class Double<T> { func `test it`() {} } }
                @Suite struct Suite { @Test func `one is odd`() {} }
                """), [])
    }
}
