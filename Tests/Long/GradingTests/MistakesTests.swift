import Foundation
import TerminalKit
import XCTest

@testable import Catalog
@testable import Grading
@testable import KitTestHelpers
@testable import Reports

/// Tests the wording of failures, for the usual mistakes in every exercise and for unwritten code.
///
/// Each fixture learner makes a different mistake in each of the exercises.
final class MistakesTests: XCTestCase {
    func testEachFailureSaysWhatWasDoneExpectedAndReturned() throws {
        for name in ["mistakes-early", "mistakes-crossed", "mistakes-forgotten"] {
            try check(FixtureLearner(name: name).grade())
        }
        let kit = FixtureLearner.kit
        try check(
            try FixtureLearner.grader().grade(
                kit.root, tree: .starter, stages: Workshop.shipped.stages))
    }

    /// Checks that every exercise fails, and that each failure says what was done, what was
    /// expected and what was returned.
    private func check(_ report: Report) throws {
        XCTAssertEqual(
            report.exercises.filter { $0.isGreen && $0.exercise.hasCodeToWrite }.map(
                \.exercise.id),
            [])
        XCTAssertEqual(report.stages.filter { $0.status == .compileError }.map(\.stage), [])
        let outline = TerminalOutline(style: Style(usesColor: false))
        for (stage, test) in report.stages.flatMap({ stage in stage.tests.map { (stage.stage, $0) }
        }) {
            guard let failure = test.result.failure else { continue }
            check(failure, of: test.result.name)
            let shown =
                outline.lines(of: StageOutline.item(of: test.result, stage))
                .joined(separator: "\n")
            checkForDumps(shown, of: test.result.name)
            checkForPaths(shown + "\n" + test.result.output, of: test.result.name)
        }
        let text = TextReporter(style: Style(usesColor: false)).text(of: report)
        checkForDumps(text, of: "the report")
        checkForPaths(text, of: "the report")
    }

    private func check(_ failure: TestResult.Failure, of name: String) {
        guard case .assertion(let message, let place) = failure else {
            return XCTAssertFalse(FailureText.describe(failure).isEmpty, name)
        }
        let file = place?.file ?? "no file"
        XCTAssertTrue(file.contains(#/^Tests/(Stage|Encores/)/#), "\(name): \(file)")
        let parts = OfficialAssertion(message)
        XCTAssertGreaterThan(parts.text.count, 10, "\(name) doesn't say what was done: \(message)")
        XCTAssertFalse(parts.text.contains("XCTAssert"), "\(name): \(message)")
        XCTAssertNotNil(parts.expected, "\(name): \(message)")
        for text in [parts.text, parts.expected ?? "", parts.actual ?? ""] {
            // The names of modules and of wrappers such as `Optional` may appear only within a
            // whole value.
            let wrapper = #/(Stage\d|Games|Orders|Standings|Accounts)Tests\.|\[Optional\(/#
            XCTAssertNil(text.firstMatch(of: wrapper), "\(name): \(text)")
        }
    }

    private func checkForDumps(_ text: String, of name: String) {
        for dump in [
            "stack trace", "Backtrace", "Program crashed", "Thread 0", "0x0", "UserInfo",
            "Please submit",
        ] {
            XCTAssertFalse(text.contains(dump), "\(name) shows a dump: \(text)")
        }
    }

    private func checkForPaths(_ text: String, of name: String) {
        // A path contains a second slash, or is a file URL. A text with only one slash is a request
        // to a server.
        let path = text.firstMatch(of: #/(^|[\s"'(=])(file:\/\/|\/[A-Za-z.][^\s\/]*\/)\S*/#)
        XCTAssertNil(path, "\(name) shows a path: \(text)")
    }
}
