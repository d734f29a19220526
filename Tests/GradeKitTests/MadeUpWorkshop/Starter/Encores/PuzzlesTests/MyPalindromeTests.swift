import XCTest

@testable import Puzzles

/// Your own tests of `isThere()`.
final class MyPalindromeTests: XCTestCase {
    func testTwoLetters() {
        XCTAssertFalse(Palindrome(text: "ab").isThere())
    }

    // TODO: Test longer texts.
}
