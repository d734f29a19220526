@testable import Advice
@testable import SwiftSource

/// A made-up test that fails in a line of it, and what is said of that.
struct FailedTestSource {
    /// What the tested code is like.
    let code: TestedCode

    /// - Parameters:
    ///   - body: The lines of the test; the first one is line 3 of its file, `A.swift`.
    ///   - line: The line that fails; the last one of the body unless said otherwise.
    ///   - others: What else its class has.
    func smell(
        _ body: String, failed message: String, _ operands: [String], line: Int? = nil,
        others: String
    ) -> TestSmell? {
        let source = """
            final class ATests: XCTestCase {
                func testIt() {
            \(body)
                }
            \(others)
            }
            """
        let last = 2 + body.split(separator: "\n").count
        return TestSmellScan(TestSources(["A.swift": source]), code: code).smell(
            of: .assertion(
                FailedAssertion(line: line ?? last, operands: operands, message: message)),
            of: "M.ATests/testIt")
    }
}
