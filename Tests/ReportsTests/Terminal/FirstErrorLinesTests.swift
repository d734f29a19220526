import XCTest

@testable import Grading
@testable import KitTestHelpers
@testable import Reports
@testable import SwiftSource

/// What helps stands with the first error, and not behind all of them.
final class FirstErrorLinesTests: XCTestCase {
    private let file = "Starter/Stage1Tests/MyEvenOddTests.swift"

    private var errors: String {
        """
        \(file):3:15: error: cannot convert value of type 'String' to expected argument type 'Int'
         3 |     f(number: "2")
           |               `- error: cannot convert value of type 'String' to expected argument type 'Int'

        \(file):9:5: error: cannot find 'controler' in scope
         9 |     controler.isEven(number: 3)
        """
    }

    /// What helps with the error in a place.
    private func cure(_ words: String, at line: Int, _ column: Int) -> Finding {
        Finding(
            .brokenTests, .file(file),
            at: SourceLocation(file: file, line: line, column: column), .init(words))
    }

    func testOthersComeBehindWhatHelpsWithTheFirst() {
        XCTAssertEqual(
            FirstErrorLines(
                .errors(errors),
                [
                    cure("An Int is written without quotation marks: 2", at: 3, 15),
                    cure("There is 'controller'.", at: 9, 5),
                ], width: 60
            ).lines,
            [
                "    Starter/Stage1Tests/MyEvenOddTests.swift:3:15: error:",
                "    cannot convert value of type 'String' to expected",
                "    argument type 'Int'",
                "     3 |     f(number: \"2\")",
                "       |               ^",
                "An Int is written without quotation marks: 2",
                "More errors, which may come from the first one:",
                "    Starter/Stage1Tests/MyEvenOddTests.swift:9:5: error:",
                "    cannot find 'controler' in scope",
                "     9 |     controler.isEven(number: 3)",
            ])
    }

    func testTheRestIsCountedWhereThereIsOne() {
        func lines(longest: Int) -> [String] {
            BuildFailureLines(failure: .errors("A.swift:1:1: error: one\n 1 | a"), longest: longest)
                .lines
        }
        let all = ["    A.swift:1:1: error: one", "     1 | a"]
        XCTAssertEqual(lines(longest: 3), all)
        XCTAssertEqual(lines(longest: 2), all)
        XCTAssertEqual(lines(longest: 1), [all[0], "    … and 1 line more"])
    }

    func testWhatIsKnownOfAllErrorsStandsWithTheFirst() {
        let all = Finding(.brokenTests, .stage, .init("All of it is wrong."))
        let lines = FirstErrorLines(.errors(errors), [all], width: 60).lines
        XCTAssertLessThan(
            try XCTUnwrap(lines.firstIndex { $0.contains("All of it") }),
            try XCTUnwrap(lines.firstIndex { $0.contains("More errors") }))
    }

    func testOneErrorAloneIsThereWhole() {
        let one = "A.swift:1:2: error: no\n1 | a\n"
        let (first, others) = CompilerDiagnostics(text: one).firstAndOthers
        XCTAssertEqual(first.text, one)
        XCTAssertEqual(others.parts, [])
        XCTAssertEqual(
            FirstErrorLines(.tookTooLong, [], width: 60).lines.first,
            "    Building took too long and was ended. Split long")
    }
}
