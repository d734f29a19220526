import Testing

@testable import Puzzles

/// Your tests for `isThere()`.
@Suite struct MyPalindromeTests {
    @Test func twoLetters() {
        #expect(Palindrome(text: "aa").isThere())
    }

    @Test func onlyTheEndsAreTheSame() {
        #expect(!Palindrome(text: "otto o").isThere())
    }

    @Test func capital() {
        #expect(Palindrome(text: "Otto").isThere())
    }
}
