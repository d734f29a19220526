/// The fold directly below a block of XCTest tests, which contains the same tests in Swift Testing.
enum TestsFold {
    /// The line that opens the fold. GitHub drops the class, and shows an ordinary fold.
    static let opening = "<details class=\"swift-testing\">"
    /// The line with the text that a reader clicks.
    static let summary = "<summary>The same in Swift Testing</summary>"
}
