import XCTest

@testable import Grading

/// Tests that Swift Testing's messages about two values are read like XCTest's.
final class ExpectationPartsTests: XCTestCase {
    private func values(_ message: String) -> [String] {
        AssertionParts(message).values.map(String.init)
    }

    func testBothValuesAndTheirRelationAreRead() {
        let parts = AssertionParts(
            #"Expectation failed: (results → ["a"]) == ["b"] - inserted ["a"], removed ["b"]"#)
        XCTAssertEqual(parts.values, [#"["a"]"#, #"["b"]"#])
        XCTAssertEqual(parts.relation, "is not equal to")
        XCTAssertEqual(parts.statement, #"Expectation failed: (results → ["a"]) == ["b"]"#)
        XCTAssertNil(parts.note)
        XCTAssertEqual(
            AssertionParts("Expectation failed: (a → 1) != 1").relation, "is equal to")
    }

    func testQuotationMarksAreRemoved() {
        XCTAssertEqual(values(#"Expectation failed: (a → "x") == "X""#), ["x", "X"])
        XCTAssertEqual(values(#"Expectation failed: (a → "x - y") == (b → "z")"#), ["x - y", "z"])
        XCTAssertEqual(values(#"Expectation failed: "x" == (a → "y")"#), ["x", "y"])
    }

    func testTheAuthorsCommentIsRead() {
        XCTAssertEqual(AssertionParts("Expectation failed: (a → 1) == 2 - why").note, "why")
        XCTAssertEqual(
            AssertionParts("Expectation failed: (a → [1]) == (b → [2]) - removed [2] - why").note,
            "why")
        XCTAssertEqual(AssertionParts("Issue recorded - why").note, "why")
    }

    func testAnExpectationWithoutAComparisonHasNoValues() {
        for message in [
            "Expectation failed: a.isEmpty → false", "Expectation failed: (a → 1) > 2",
            "Expectation failed: (results.dropFirst() → []).first → nil → nil",
            "Expectation failed: an error was expected but none was thrown", "Expectation failed: ",
            "Expectation failed: (a → ", "Expectation failed: (a → 1) == ",
        ] {
            let parts = AssertionParts(message)
            XCTAssertEqual(parts.values.filter { !$0.isEmpty && $0 != "1" }, [], message)
        }
    }
}
