/// The fold directly below a block of tests in XCTest, which holds the same tests in Swift Testing.
package enum TestsFold {
    /// The line that opens it. GitHub drops the class, and shows a fold.
    package static let opening = "<details class=\"swift-testing\">"
    /// What a reader clicks on.
    package static let summary = "<summary>The same in Swift Testing</summary>"
}
