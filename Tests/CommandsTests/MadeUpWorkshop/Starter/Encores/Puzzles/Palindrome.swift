/// A text that may read the same from both ends.
struct Palindrome {
    let text: String

    /// Whether it does, whatever is in upper case.
    func isThere() -> Bool {
        // TODO: Compare the text with itself, backwards.
        false
    }
}
