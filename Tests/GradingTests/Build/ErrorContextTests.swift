import SwiftSource
import XCTest

@testable import Grading

/// Tests how the lines to show below an error are chosen.
final class ErrorContextTests: XCTestCase {
    private func shown(below message: String, _ rows: [String]) -> [String] {
        let error = CompilerDiagnostic(
            place: SourceLocation(file: "A.swift", line: 22, column: 9), severity: .error,
            message: message, excerpt: rows.map(CompilerLine.init(printed:)))
        return ErrorContext.excerpt(of: error).map(\.printed)
    }

    func testLinesFarAboveTheErrorAreFound() {
        let rows = [
            "18 | first", "20 | second", "   |     `- note: calls to it are asynchronous", "   :",
            "21 | third", "22 | fourth", "   |     `- error: no",
        ]
        XCTAssertEqual(
            shown(below: "no", rows),
            ["20 | second", rows[2], "   :", "21 | third", "22 | fourth", rows[6]])
        XCTAssertEqual(shown(below: "no", ["18 | first", "   | `- note: no"]), [])
        XCTAssertEqual(shown(below: "expected '}' in class", rows), rows)
    }

    func testMisleadingCompilerAdviceIsRemoved() {
        XCTAssertEqual(
            shown(
                below: "no",
                [
                    "22 | result()", "   | |- error: must be unwrapped",
                    "   | |- note: coalesce using '??' to provide a default",
                    "   | `- note: force-unwrap using '!' to abort",
                ]),
            ["22 | result()", "   | |- error: must be unwrapped"])
    }
}
