import XCTest

@testable import Grading
@testable import Reports

final class PrintedLinesTests: XCTestCase {
    private func lines(_ output: String, failure: TestResult.Failure? = nil) -> [String] {
        PrintedLines(width: 30).lines(
            of: TestResult(name: "M.C/test", failure: failure, output: output))
    }

    func testPrintedLinesAreMarked() {
        XCTAssertEqual(
            lines("one\n\n  two\n\n"),
            ["    Its output:", "      │ one", "      │ ", "      │   two"])
        XCTAssertEqual(lines(""), [])
        XCTAssertEqual(lines("\n \n"), [])
    }

    func testOnlyTheLastLinesOfLongOutputAreShown() {
        let much = (1...30).map { "line \($0)" }.joined(separator: "\n")
        XCTAssertEqual(
            lines(much),
            ["    The end of its output:"] + (21...30).map { "      │ line \($0)" })
    }

    func testRuntimeMessagesAreNotRepeated() {
        let output = "mine\nStage1/A.swift:3: Fatal error: Index out of range\n"
        XCTAssertEqual(
            lines(output, failure: .crash(signal: 4, reason: "Index out of range", place: nil)),
            ["    Its output:", "      │ mine"])
    }

    func testControlCharactersAreEscapedAndLongLinesCut() {
        XCTAssertEqual(
            lines("\u{1B}[2Jhello\n" + String(repeating: "x", count: 99)),
            [
                "    Its output:", "      │ \\u{1B}[2Jhello",
                "      │ " + String(repeating: "x", count: 21) + "…",
            ])
    }
}
