import XCTest

@testable import Puzzles

/// Your own tests of `isThere()`.
final class MyPalindromeTests: XCTestCase {
    func testTwoLetters() {
        XCTAssertTrue(Palindrome(text: "aa").isThere())
    }

    // TODO: Test longer texts.
}
