/// The fold directly below a block of tests in XCTest, which holds the same tests in Swift Testing.
enum TestsFold {
    /// The line that opens it. GitHub drops the class, and shows a fold.
    static let opening = "<details class=\"swift-testing\">"
    /// What a reader clicks on.
    static let summary = "<summary>The same in Swift Testing</summary>"
}
