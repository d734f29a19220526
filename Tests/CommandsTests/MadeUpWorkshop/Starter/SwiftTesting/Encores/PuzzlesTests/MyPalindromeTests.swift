import Testing

@testable import Puzzles

/// Your own tests of `isThere()`.
@Suite struct MyPalindromeTests {
    @Test func twoLetters() {
        #expect(Palindrome(text: "aa").isThere())
    }

    // TODO: Test longer texts.
}
