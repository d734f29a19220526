import XCTest

@testable import Grading
@testable import KitTestHelpers
@testable import Reports

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

    func testOthersComeBehindWhatHelpsWithTheFirst() {
        XCTAssertEqual(
            FirstErrorLines(.errors(errors), inTests: true, width: 60).lines,
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

    func testWhatIsKnownOfAnotherErrorWaitsForIt() {
        let typo = BuildAdvice.typo(name: "controler", known: "controller")
        let both = FirstErrorLines(.explained([typo], errors: errors), inTests: true, width: 60)
        assertContainsNot(both.lines.joined(separator: "\n"), "typing mistake")
        let second = CompilerDiagnostics(text: errors).firstAndOthers.others
        let alone = FirstErrorLines(.explained([typo], errors: second), inTests: true, width: 60)
        XCTAssertEqual(alone.lines.last, "There is 'controller'. Is 'controler' a typing mistake?")
    }

    func testAdviceWithoutANameBelongsToTheFirst() {
        let advice = BuildAdvice.isTest(file: "A.swift", folder: "B")
        let failure = BuildFailure.explained([advice], errors: errors)
        let lines = FirstErrorLines(failure, inTests: false, width: 80).lines
        XCTAssertLessThan(
            try XCTUnwrap(lines.firstIndex { $0.contains("A.swift is a test") }),
            try XCTUnwrap(lines.firstIndex { $0.contains("More errors") }))
    }

    func testOneErrorAloneIsThereWhole() {
        let one = "A.swift:1:2: error: no\n1 | a\n"
        let (first, others) = CompilerDiagnostics(text: one).firstAndOthers
        XCTAssertEqual(first.text, one)
        XCTAssertEqual(others.parts, [])
        XCTAssertEqual(
            FirstErrorLines(.tookTooLong, inTests: false, width: 60).lines.first,
            "    Building took too long and was ended. Split long")
    }
}
