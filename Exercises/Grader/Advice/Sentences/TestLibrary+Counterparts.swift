import Catalog

extension TestLibrary {
    /// What this library has in the place of a name of the other one; nil where it isn't known.
    ///
    /// - Parameter name: Without the sign that a macro begins with.
    func counterpart(of name: String) -> String? {
        switch self {
        case .xctest: Self.inXCTest[name]
        case .swiftTesting: Self.inSwiftTesting[name]
        }
    }

    private static let inSwiftTesting = [
        "XCTAssertEqual": "#expect(a == b)", "XCTAssertNotEqual": "#expect(a != b)",
        "XCTAssertIdentical": "#expect(a === b)", "XCTAssertNotIdentical": "#expect(a !== b)",
        "XCTAssert": "#expect(a)", "XCTAssertTrue": "#expect(a)", "XCTAssertFalse": "#expect(!a)",
        "XCTAssertNil": "#expect(a == nil)", "XCTAssertNotNil": "#expect(a != nil)",
        "XCTAssertGreaterThan": "#expect(a > b)", "XCTAssertLessThan": "#expect(a < b)",
        "XCTAssertGreaterThanOrEqual": "#expect(a >= b)",
        "XCTAssertLessThanOrEqual": "#expect(a <= b)",
        "XCTAssertThrowsError": "#expect(throws: (any Error).self) { try … }",
        "XCTAssertNoThrow": "try …", "XCTUnwrap": "try #require(…)",
        "XCTFail": "Issue.record(\"why\")", "XCTSkip": "@Test(.disabled(\"why\"))",
        "XCTSkipIf": "@Test(.disabled(if: …))", "XCTSkipUnless": "@Test(.enabled(if: …))",
        "XCTExpectFailure": "withKnownIssue { … }", "XCTestCase": "@Suite struct",
        "XCTestExpectation": "await confirmation { called in … }",
        "expectation": "await confirmation { called in … }",
        "fulfillment": "await confirmation { called in … }",
        "wait": "await confirmation { called in … }",
        "waitForExpectations": "await confirmation { called in … }",
    ]

    private static let inXCTest = [
        "expect": "XCTAssertEqual(a, b)", "require": "try XCTUnwrap(…)",
        "Issue": "XCTFail(\"why\")", "Suite": "final class MyTests: XCTestCase",
        "confirmation": "an expectation, and await fulfillment(of: [expectation], timeout: 5)",
    ]
}
