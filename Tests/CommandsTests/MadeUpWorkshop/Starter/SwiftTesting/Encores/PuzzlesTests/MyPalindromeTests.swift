import Testing

@testable import Puzzles

/// Your tests for `isThere()`.
@Suite struct MyPalindromeTests {
    @Test func twoLetters() {
        #expect(Palindrome(text: "aa").isThere())
    }

    // TODO: Test longer texts.
}
