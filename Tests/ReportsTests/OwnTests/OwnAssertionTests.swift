import XCTest

@testable import Reports

final class OwnAssertionTests: XCTestCase {
    private func lines(_ message: String, _ operands: String...) -> [String] {
        OwnAssertion(message, operands: operands).rows.map(\.plain)
    }

    func testEachValueIsLabeledWithItsExpression() {
        XCTAssertEqual(
            lines(
                "XCTAssertEqual failed: (\"true\") is not equal to (\"false\") - ", "wanted",
                "isEven(number: 3)"),
            ["  wanted:            true", "  isEven(number: 3): false"])
    }

    func testALiteralIsTheExpectedValue() {
        XCTAssertEqual(
            lines(
                "XCTAssertEqual failed: (\"true\") is not equal to (\"false\") - ", "true",
                "isEven(number: 3)"),
            ["  expected: true", "  actual:   false"])
        XCTAssertEqual(
            lines(
                "XCTAssertEqual failed: (\"[]\") is not equal to (\"[1]\") - ", "results", "[1]"),
            ["  expected: [1]", "  actual:   []"])
        XCTAssertEqual(
            lines(
                "XCTAssertEqual failed: (\"\") is not equal to (\"Rp 0\") - ", "text", "\"Rp 0\""),
            ["  expected: \"Rp 0\"", "  actual:   \"\""], "both values in quotes")
        XCTAssertEqual(
            lines(
                "XCTAssertEqual failed: (\"a1\") is not equal to (\"b\") - ", "\"a\" + text(1)",
                "title"
            ).first, "  \"a\" + text(1): a1", "text that is only a part of an expression")
        XCTAssertEqual(
            lines("XCTAssertEqual failed: (\"1\") is not equal to (\"2\") - ", "1", "2").first,
            "  1: 1", "if neither value is known to be the expected one")
    }

    func testTypeNamesAreRemovedFromValues() {
        let answer = "[Shared.NetworkResult<Shared.ProductResult>.failed(\"Shared.X\")]"
        XCTAssertEqual(
            lines("XCTAssertEqual failed: (\"[]\") is not equal to (\"\(answer)\") - ", "a", "b"),
            ["  a: []", "  b: [.failed(\"Shared.X\")]"])
        XCTAssertEqual(
            lines("XCTAssertNil failed: \"Stage4.PracticeViewModel\" - ", "freed"),
            ["  freed: PracticeViewModel"])
    }

    func testWithoutExpressionsValuesAreCalledFirstAndSecond() {
        XCTAssertEqual(
            lines("XCTAssertEqual failed: (\"1\") is not equal to (\"Optional(2)\")"),
            ["  first value:  1", "  second value: 2"])
        let long = String(repeating: "x", count: 51)
        XCTAssertEqual(
            lines("XCTAssertEqual failed: (\"1\") is not equal to (\"2\")", "a", long).first,
            "  first value:  1")
        XCTAssertEqual(
            lines("XCTAssertEqual failed: (\"1\") is not equal to (\"2\")", "f()", "f()").first,
            "  first value:  1")
    }

    func testTheLearnersMessageIsShown() {
        XCTAssertEqual(
            lines("XCTAssertTrue failed - three - is odd", "a == b"),
            ["'a == b' is false.", "Your message: three - is odd"])
        XCTAssertEqual(lines("failed - never called"), ["Your message: never called"])
        XCTAssertEqual(
            lines("XCTAssertEqual failed: (\"a - b\") is not equal to (\"c\") - why", "x", "y"),
            ["  x: a - b", "  y: c", "Your message: why"])
    }

    /// Values and messages may contain the text that usually precedes a message.
    func testTheMessageStartsAfterTheFirstHyphen() {
        XCTAssertEqual(
            lines("failed - f(\"a\") - b"), ["Your message: f(\"a\") - b"])
        XCTAssertEqual(
            lines("XCTAssertTrue failed - say \"x\" - y", "z"),
            ["'z' is false.", "Your message: say \"x\" - y"])
        XCTAssertEqual(
            lines("XCTAssertEqual failed: (\"a\") - b\") is not equal to (\"c\" - d\")", "x", "y"),
            ["  x: a\") - b", "  y: c\" - d"])
    }

    func testOtherAssertionsAreExplained() {
        XCTAssertEqual(lines("XCTAssertTrue failed - "), ["The expression is false."])
        XCTAssertEqual(lines("XCTAssertFalse failed - ", "x"), ["'x' is true."])
        XCTAssertEqual(lines("XCTAssertNotNil failed - ", "x"), ["'x' is nil."])
        XCTAssertEqual(lines("XCTAssertNil failed: \"3\" - ", "x"), ["  x: 3"])
        XCTAssertEqual(
            lines("XCTUnwrap failed: expected non-nil value of type \"Int\" - ", "x"),
            ["'x' is nil."])
        XCTAssertEqual(
            lines("XCTAssertNotEqual failed: (\"1\") is equal to (\"1\") - ", "x", "1"),
            ["  x: 1", "  1: 1", "The first value is equal to the second."])
        XCTAssertEqual(
            lines(
                "XCTAssertLessThan failed: (\"2\") is not less than (\"1\") - ", "x", "y"
            ).last, "The first value is not less than the second.")
        XCTAssertEqual(
            lines(
                "XCTAssertEqual failed: (\"1.0\") is not equal to (\"2.0\") +/- (\"0.5\") - ", "x",
                "y"), ["  x: 1.0", "  y: 2.0", "The values differ by more than 0.5."])
    }

    func testSwiftTestingExpectationsAreExplained() {
        XCTAssertEqual(
            lines(#"Expectation failed: (a.text → "x") == "y" - why"#, "a.text", #""y""#),
            ["  expected: y", "  actual:   x", "Your message: why"])
        XCTAssertEqual(
            lines("Expectation failed: (a → 1) != (b → 1)", "a", "b"),
            ["  a: 1", "  b: 1", "The first value is equal to the second."])
        XCTAssertEqual(
            lines(
                "Expectation failed: an error was expected but none was thrown", "throws: E.self"),
            ["No error was thrown."])
        XCTAssertEqual(lines("Issue recorded - why"), ["Your message: why"])
        XCTAssertEqual(
            lines("Expectation failed: a.isEmpty → false"),
            ["Expectation failed: a.isEmpty → false"])
    }
}
