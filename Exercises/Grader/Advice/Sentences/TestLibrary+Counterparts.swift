import Catalog

extension TestLibrary {
    /// This library's counterpart of a name from the other library; nil if there is none.
    ///
    /// - Parameter name: Without the `#` or `@` before it.
    func counterpart(of name: String) -> String? {
        switch self {
        case .xctest: Self.inXCTest[name]
        case .swiftTesting: Self.inSwiftTesting[name]
        }
    }

    /// The names from this library that learners use, without `#` and `@`.
    var names: [String] {
        switch self {
        case .xctest:
            Self.inSwiftTesting.keys.sorted()
                + ["XCTAssertIdentical", "XCTAssertThrowsError", "XCTAssertGreaterThan"]
        case .swiftTesting: Self.inXCTest.keys.sorted() + ["Test"]
        }
    }

    private static let inSwiftTesting = [
        "XCTAssertEqual": "#expect(a == b)", "XCTAssertNotEqual": "#expect(a != b)",
        "XCTAssert": "#expect(a)", "XCTAssertTrue": "#expect(a)", "XCTAssertFalse": "#expect(!a)",
        "XCTAssertNil": "#expect(a == nil)", "XCTAssertNotNil": "#expect(a != nil)",
        "XCTUnwrap": "try #require(…)", "XCTFail": "Issue.record(\"why\")",
        "XCTestCase": "@Suite struct", "expectation": "await confirmation { called in … }",
        "fulfillment": "await confirmation { called in … }",
    ]

    private static let inXCTest = [
        "expect": "XCTAssertEqual(a, b)", "require": "try XCTUnwrap(…)",
        "Issue": "XCTFail(\"why\")", "Suite": "final class MyTests: XCTestCase",
        "confirmation": "an expectation, and await fulfillment(of: [expectation], timeout: 5)",
    ]
}
