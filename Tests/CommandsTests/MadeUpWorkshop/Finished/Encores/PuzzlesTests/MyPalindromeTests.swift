import XCTest

@testable import Puzzles

/// Your tests for `isThere()`.
final class MyPalindromeTests: XCTestCase {
    func testTwoLetters() {
        XCTAssertTrue(Palindrome(text: "aa").isThere())
    }

    func testOnlyTheEndsAreTheSame() {
        XCTAssertFalse(Palindrome(text: "otto o").isThere())
    }

    func testCapital() {
        XCTAssertTrue(Palindrome(text: "Otto").isThere())
    }
}
