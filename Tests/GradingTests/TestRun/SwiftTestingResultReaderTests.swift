import XCTest

@testable import Grading
@testable import Processes
@testable import SwiftSource

/// Tests how the event stream of Swift Testing is read. The lines are like those that version 6.3.1
/// writes.
final class SwiftTestingResultReaderTests: XCTestCase {
    private let paths = PathNames(
        workspace: Workspace(root: "/w", files: .live, workshop: .shipped), moduleTree: .starter,
        ownTestsTree: .starter)

    /// Returns the result of a test that has these records between its start and its end.
    private func result(printing text: String = "", _ payloads: String...) -> TestResult? {
        var reader = ResultReader(ofSwiftTesting: paths)
        let lines =
            [#"{"kind":"testStarted",TEST}"#] + payloads
            + [#"{"kind":"testEnded",TEST}"#, #"{"kind":"runEnded"}"#]
        for line in lines {
            _ = reader.record(.output(Array(text.utf8)))
            let payload = line.replacing(
                "TEST", with: #""testID":"M.t()\/F.swift:2:2","instant":{"absolute":540.8}"#)
            _ = reader.record(
                streamLine: #"{"kind":"event","payload":\#(payload),"version":"6.3.0"}"#)
        }
        return reader.results(end: .exited(0), limits: Limits()).first
    }

    private func issue(_ words: String, _ message: String = "no") -> String {
        let place = #""sourceLocation":{"_filePath":"/w/Tests/F.swift","column":34,"line":7}"#
        return #"{"issue":{\#(words),\#(place)},"kind":"issueRecorded","#
            + #""messages":[{"symbol":"warning","text":"\#(message)"}],TEST}"#
    }

    private let failure = TestResult.Failure.assertion(
        message: "no", place: SourceLocation(file: "Tests/F.swift", line: 7))

    func testFailuresAreReadInEachStreamVersion() {
        XCTAssertEqual(
            result(issue(#""isFailure":true,"isKnown":false,"severity":"error""#))?.failure,
            failure)
        XCTAssertEqual(result(issue(#""isKnown":false"#))?.failure, failure)
        XCTAssertEqual(
            result(issue(#""isFailure":false,"isKnown":true,"severity":"error""#))?.status, .passed)
        XCTAssertEqual(result(issue(#""isKnown":true"#))?.status, .passed)
    }

    /// Since Swift 6.4, a failed XCTest assertion in a Swift Testing test leads to such a warning.
    func testAWarningIsNotAFailure() {
        let warning = issue(#""isFailure":false,"isKnown":false,"severity":"warning""#)
        XCTAssertEqual(result(warning)?.status, .passed)
        XCTAssertEqual(result(warning, issue(#""isFailure":true"#))?.failure, failure)
        XCTAssertEqual(
            result(printing: "⚠︎ Test t() recorded a warning at F.swift:7\n", warning)?.output, "")
    }

    func testATestThatCancelsItselfIsSkipped() {
        let cancelled = #"{"kind":"testCancelled","messages":[],TEST}"#
        XCTAssertEqual(result(cancelled)?.status, .skipped)
        XCTAssertEqual(result(issue(#""isFailure":true"#), cancelled)?.status, .failed)
        // Only the run with one of the test's arguments is canceled.
        XCTAssertEqual(
            result(#"{"kind":"testCaseCancelled","messages":[],TEST}"#)?.status, .passed)
    }
}
