import XCTest

@testable import Puzzles

/// Your tests for `isThere()`.
final class MyPalindromeTests: XCTestCase {
    func testTwoLetters() {
        XCTAssertTrue(Palindrome(text: "aa").isThere())
    }

    // TODO: Test longer texts.
}
