import XCTest

@testable import SwiftSource

final class FailedLineTests: XCTestCase {
    func testTheExpressionsOfAnAssertionAreFound() {
        let rows: [(source: String, operands: [String])] = [
            ("XCTAssertEqual(true, a.isEven(number: 3))", ["true", "a.isEven(number: 3)"]),
            (
                #"XCTAssertEqual(f("a, (b", [1, 2]), "x, \(g(1, 2))", "why")"#,
                [#"f("a, (b", [1, 2])"#, #""x, \(g(1, 2))""#]
            ),
            ("#expect(a.isEmpty)", ["a.isEmpty"]), (#"XCTAssertTrue(a == b, "why")"#, ["a == b"]),
            ("#expect(a == b)", ["a", "b"]),
            (#"try #require(a.b(1) != "x, y", "why")"#, ["a.b(1)", #""x, y""#]),
            ("#expect(a == 1 || b)", ["a == 1 || b"]), ("#expect(a === b)", ["a === b"]),
            ("#expect(a.contains { $0 == 1 })", ["a.contains { $0 == 1 }"]),
            // If the assertion is ambiguous, only the line is known.
            ("XCTAssertEqual(a, 1); XCTAssertEqual(b, 2)", []), ("check(3)", []),
            ("XCTAssertEqual(A<B, C>(1), 2)", []), ("XCTAssertEqual(a, ", []),
        ]
        for (source, operands) in rows {
            let line = FailedLine(line: 2, in: SwiftText("func testIt() {\n    \(source)\n}"))
            XCTAssertEqual(line?.operands, operands, source)
        }
        XCTAssertEqual(
            FailedLine(line: 1, in: SwiftText("  check(3)")),
            FailedLine(code: "check(3)", operands: []))
    }

    func testACallOverSeveralLinesIsRead() {
        let source = """
                func testIt() {
                    XCTAssertEqual(
                        price(
                            1),
                        "Rp 1")
                }
            """
        XCTAssertEqual(
            FailedLine(line: 2, in: SwiftText(source)),
            FailedLine(
                code: "XCTAssertEqual(\n    price(\n        1),\n    \"Rp 1\")",
                operands: ["price( 1)", "\"Rp 1\""]))
        let lines = (1...20).map { "    \($0)," }.joined(separator: "\n")
        XCTAssertEqual(
            FailedLine(line: 1, in: SwiftText("XCTAssertEqual([\n\(lines)\n], [])"))?.code,
            "XCTAssertEqual([\n    1,\n    2,\n    3,\n    4,\n    5,\n…")
    }

    func testMissingAndEmptyLinesAreNil() {
        XCTAssertNil(FailedLine(line: 3, in: SwiftText("a\nb")))
        XCTAssertNil(FailedLine(line: 2, in: SwiftText("a\n   \nb")))
    }
}
