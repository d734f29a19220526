import XCTest

@testable import Reports

final class OfficialAssertionTests: XCTestCase {
    private func parts(_ message: String) -> [String?] {
        let parts = OfficialAssertion(message)
        return [parts.text, parts.expected, parts.actual]
    }

    func testAnEqualityFailureIsParsed() {
        XCTAssertEqual(
            parts(#"XCTAssertEqual failed: ("2") is not equal to ("3") - what was done"#),
            ["what was done", "3", "2"])
        XCTAssertEqual(
            parts(#"XCTAssertEqual failed: ("2") is not equal to ("3")"#), ["", "3", "2"])
    }

    func testValuesWithQuotesAndLineBreaksAreParsed() {
        XCTAssertEqual(
            parts("XCTAssertEqual failed: (\"a \"b\"\n(c)\") is not equal to (\"d - e\") - f - g"),
            ["f - g", "d - e", "a \"b\"\n(c)"])
    }

    func testUnusualSpacesAreMadeVisible() {
        XCTAssertEqual(
            parts("XCTAssertEqual failed: (\"Rp\u{A0}0\") is not equal to (\"Rp 0\") - x"),
            ["x", "Rp 0", "Rp\\u{A0}0"])
    }

    func testOptionalsAndEmptyTextsCanBeRead() {
        XCTAssertEqual(
            parts(
                #"XCTAssertEqual failed: ("Optional("")") is not equal to ("Optional("Genap")") - x"#
            ),
            ["x", "\"Genap\"", "\"\""], "both values in quotes")
        XCTAssertEqual(
            parts(#"XCTAssertEqual failed: ("nil") is not equal to ("Optional(3)") - x"#),
            ["x", "3", "nil"])
        XCTAssertEqual(
            parts(#"XCTAssertEqual failed: ("a ") is not equal to ("a") - x"#),
            ["x", "\"a\"", "\"a \""])
        XCTAssertEqual(
            parts(#"XCTAssertEqual failed: ("nil") is not equal to ("Optional("")") - x"#),
            ["x", "\"\"", "nil"])
    }

    /// The message of an assertion may look like XCTest's own text about two values.
    func testAMessageWithOverlappingValuesIsShownWhole() {
        XCTAssertEqual(
            parts(#"XCTAssertEqual failed: (") is not equal to ("#),
            [#"XCTAssertEqual failed: (") is not equal to ("#, nil, nil])
        XCTAssertEqual(
            parts(#"XCTAssertEqual failed: (") is not equal to ("3")"#),
            [#"XCTAssertEqual failed: (") is not equal to ("3")"#, nil, nil])
    }

    /// Messages of 1 MiB, in forms that would keep a slower algorithm busy for hours.
    func testLongValuesAreParsed() {
        for unit in ["\"", "\") is not equal to ", "🇩🇪", "e\u{301}", " "] {
            let value = String(repeating: unit, count: (1 << 20) / unit.utf8.count) + "x"
            let shown = { (text: String) in value.first == " " ? "\"\(text)\"" : text }
            XCTAssertEqual(
                parts("XCTAssertEqual failed: (\"\(value)\") is not equal to (\"3\") - n"),
                ["n", shown("3"), shown(value)], unit)
            XCTAssertEqual(
                parts(
                    "XCTAssertEqual failed: (\"2\") is not equal to (\"Optional(\(value))\") - n"),
                ["n", shown(value), shown("2")], unit)
            XCTAssertEqual(parts("XCTAssertEqual failed: (\"\(value)")[1], nil, unit)
            XCTAssertEqual(parts("failed - \(value)")[0], value, unit)
        }
    }

    func testNilAndPlainFailuresAreParsed() {
        XCTAssertEqual(
            parts(#"XCTAssertNil failed: "<A: 0x1>" - the model after its owner let go"#),
            ["the model after its owner let go", "nil", "<A: 0x1>"])
        XCTAssertEqual(parts("failed - one thing"), ["one thing", nil, nil])
        XCTAssertEqual(parts("Something else"), ["Something else", nil, nil])
    }
}
