import XCTest

/// Asserts that a text contains a part; the failure shows the whole text.
func assertContains(
    _ text: String, _ part: String, file: StaticString = #filePath, line: UInt = #line
) {
    XCTAssertTrue(text.contains(part), "'\(part)' isn't in: \(text)", file: file, line: line)
}

/// Asserts that a text doesn't contain a part; the failure shows the whole text.
func assertContainsNot(
    _ text: String, _ part: String, file: StaticString = #filePath, line: UInt = #line
) {
    XCTAssertFalse(text.contains(part), "'\(part)' is in: \(text)", file: file, line: line)
}
