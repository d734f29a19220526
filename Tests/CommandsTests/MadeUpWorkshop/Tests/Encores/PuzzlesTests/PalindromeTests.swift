import XCTest

@testable import Puzzles

final class PalindromeTests: XCTestCase {
    func testEveryLetterCounts() {
        XCTAssertTrue(Palindrome(text: "anna").isThere())
        XCTAssertFalse(Palindrome(text: "abca").isThere())
    }

    func testUpperCaseDoesNotCount() {
        XCTAssertTrue(Palindrome(text: "Anna").isThere())
    }
}
