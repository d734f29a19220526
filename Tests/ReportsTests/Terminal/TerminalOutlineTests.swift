import Catalog
import XCTest

@testable import Advice
@testable import Grading
@testable import KitTestHelpers
@testable import Reports
@testable import SwiftSource
@testable import TerminalKit

/// Tests outlines in terminals of different widths.
final class TerminalOutlineTests: XCTestCase {
    private let file = "Starter/Stage3Tests/MyLoadingTests.swift"

    private func test(_ name: String, _ message: String? = nil) -> OwnTest {
        var result = TestResult(name: "MyStage3Tests.MyLoadingTests/\(name)")
        result.failure = message.map {
            .assertion(message: $0, place: SourceLocation(file: file, line: 9))
        }
        return OwnTest(result: result)
    }

    private func text(_ report: OwnTestsReport, width: Int) -> String {
        let stage = StageReport(
            stage: shipped(3), suite: .ran([]), ownTests: .judged(report), smells: smells)
        return TerminalOutline(style: Style(usesColor: false), width: width)
            .lines(of: StageOutline(stage, tree: .starter).own).joined(separator: "\n")
    }

    private var report: OwnTestsReport {
        let values = test(
            "testValues", #"XCTAssertEqual failed: ("[]") is not equal to ("[\#(list)]") - "#
        ).with(
            failedLine: FailedLine(
                code: "XCTAssertEqual(names, expected)", operands: ["names", "expected"]))
        let idle = OwnTest(result: test("testIdle").result, noticesNothing: true)
        let right = OwnTest(result: test("testRight").result, noticesNothing: true)
        return OwnTestsReport(
            tests: [values, idle, right], bugs: [],
            neverRun: [
                NeverRunMethod(
                    name: "setup", place: SourceLocation(file: file, line: 4),
                    reason: .isMeantAs("override func setUp()"))
            ],
            missingFiles: ["Starter/Stage3Tests/MySelectingTests.swift"])
    }

    private let smells: [String: TestSmell] = [
        "MyStage3Tests.MyLoadingTests/testValues": .doesNotWait(.assertsAtOnce),
        "MyStage3Tests.MyLoadingTests/testIdle": .doesNotWait(.endsBeforeTheAnswer),
    ]

    private let list = #""Kopi Gayo", "Teh", "Gula", "Susu", "Beras""#

    func testFindingsFit60Columns() {
        XCTAssertEqual(
            text(report, width: 60),
            #"""
              Your tests: 2 of 3 right, 0 of 0 planted bugs caught.
              ✗ setup() never runs
                Starter/Stage3Tests/MyLoadingTests.swift:4
                Nothing calls a method with this name.
                Write: override func setUp()
              ✗ Starter/Stage3Tests/MySelectingTests.swift is missing or
                empty
                To restore it:
                git restore Starter/Stage3Tests/MySelectingTests.swift
                Or write it again, starting with: final class
                MySelectingTests: XCTestCase
              ✗ MyLoadingTests.testValues
                Starter/Stage3Tests/MyLoadingTests.swift:9
                XCTAssertEqual(names, expected)
                It ran on the reference solution, where a correct test
                passes:
                  names:    []
                  expected: ["Kopi Gayo", "Teh", "Gula", "Susu",
                            "Beras"]
                It asserts immediately, but the answer comes later. Wait
                with: await fulfillment(of: [expectation], timeout: 5).
                To read: Guide/5-xctest-and-swift-testing.md#waiting
              These catch no planted bug:
                MyLoadingTests.testIdle: It ends before the answer
                  comes, because it never waits. Fulfill an expectation
                  in the closure, and wait for it at the end: await
                  fulfillment(of: [expectation], timeout: 5).
                  To read: Guide/5-xctest-and-swift-testing.md#waiting
            """#)
    }

    func testNoLineIsTooWide() {
        for width in [30, 60, 80, 100] {
            for line in text(report, width: width).split(separator: "\n") {
                XCTAssertLessThanOrEqual(line.count, max(width, 60), String(line))
            }
        }
    }
}
