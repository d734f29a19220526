import XCTest

/// A failure that a test provoked on purpose.
struct RecordedFailure: Equatable {
    let message: String
    let file: String
    let line: Int
}

/// A test case that can collect failures instead of failing.
class FailureRecordingTestCase: XCTestCase {
    private var recorded: [RecordedFailure]?

    /// The failures that `body` reports.
    func failures(in body: () -> Void) -> [RecordedFailure] {
        recorded = []
        defer { recorded = nil }
        body()
        return recorded ?? []
    }

    #if canImport(ObjectiveC)
        override func record(_ issue: XCTIssue) {
            let place = issue.sourceCodeContext.location
            guard recorded != nil else { return super.record(issue) }
            recorded?.append(
                RecordedFailure(
                    message: issue.compactDescription, file: place?.fileURL.path ?? "",
                    line: place?.lineNumber ?? 0))
        }
    #else
        override func recordFailure(
            withDescription description: String, inFile filePath: String, atLine lineNumber: Int,
            expected: Bool
        ) {
            guard recorded != nil else {
                return super.recordFailure(
                    withDescription: description, inFile: filePath, atLine: lineNumber,
                    expected: expected)
            }
            recorded?.append(
                RecordedFailure(message: description, file: filePath, line: lineNumber))
        }
    #endif
}
