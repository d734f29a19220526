import XCTest

@testable import SwiftSource

final class FailedLineTests: XCTestCase {
    private func line(_ number: Int, _ source: String) -> FailedLine? {
        FailedLine(line: number, in: SwiftText(source))
    }

    func testTheExpressionsOfAnAssertion() {
        XCTAssertEqual(
            line(2, "func testIt() {\n    XCTAssertEqual(true, a.isEven(number: 3))\n}"),
            FailedLine(
                code: "XCTAssertEqual(true, a.isEven(number: 3))",
                operands: ["true", "a.isEven(number: 3)"]))
    }

    func testTextsAndBracketsHoldCommasOfTheirOwn() {
        XCTAssertEqual(
            line(1, #"XCTAssertEqual(f("a, (b", [1, 2]), "x, \(g(1, 2))", "why")"#)?.operands,
            [#"f("a, (b", [1, 2])"#, #""x, \(g(1, 2))""#])
    }

    func testACallOverSeveralLines() {
        XCTAssertEqual(
            line(
                2,
                """
                    func testIt() {
                        XCTAssertEqual(
                            price(
                                1),
                            "Rp 1")
                    }
                """),
            FailedLine(
                code: "XCTAssertEqual(\n    price(\n        1),\n    \"Rp 1\")",
                operands: ["price( 1)", "\"Rp 1\""]))
    }

    func testWhereNothingIsSureThereIsTheLineAlone() {
        XCTAssertEqual(
            line(1, "  XCTAssertEqual(a, 1); XCTAssertEqual(b, 2)"),
            FailedLine(code: "XCTAssertEqual(a, 1); XCTAssertEqual(b, 2)", operands: []))
        XCTAssertEqual(line(1, "check(3)"), FailedLine(code: "check(3)", operands: []))
        XCTAssertEqual(line(1, "XCTAssertEqual(A<B, C>(1), 2)")?.operands, [])
        XCTAssertEqual(line(1, "XCTAssertEqual(a, ")?.operands, [])
        XCTAssertEqual(line(3, "a\nb"), nil)
        XCTAssertEqual(line(2, "a\n   \nb"), nil)
    }

    func testAnAssertionOfOneValue() {
        XCTAssertEqual(line(1, "#expect(a.isEmpty)")?.operands, ["a.isEmpty"])
        XCTAssertEqual(line(1, #"XCTAssertTrue(a == b, "why")"#)?.operands, ["a == b"])
    }

    func testAConditionThatComparesTwoValues() {
        XCTAssertEqual(line(1, "#expect(a == b)")?.operands, ["a", "b"])
        XCTAssertEqual(
            line(1, #"try #require(a.b(1) != "x, y", "why")"#)?.operands, ["a.b(1)", #""x, y""#])
        XCTAssertEqual(line(1, "#expect(a == 1 || b)")?.operands, ["a == 1 || b"])
        XCTAssertEqual(
            line(1, "#expect(a.contains { $0 == 1 })")?.operands, ["a.contains { $0 == 1 }"])
        XCTAssertEqual(line(1, "#expect(a === b)")?.operands, ["a === b"])
    }

    func testALongCallIsCut() {
        let lines = (1...20).map { "    \($0)," }.joined(separator: "\n")
        XCTAssertEqual(
            line(1, "XCTAssertEqual([\n\(lines)\n], [])")?.code,
            "XCTAssertEqual([\n    1,\n    2,\n    3,\n    4,\n    5,\n…")
    }
}
