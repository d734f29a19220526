import TerminalKit
import XCTest

@testable import Catalog
@testable import Grading
@testable import KitTestHelpers
@testable import Reports

/// What is said of code and tests that crash or don't end, and of names that are missing: all of it.
final class StopMessagesTests: XCTestCase {
    private let style = Style(usesColor: false)

    func testWhatStopsThePrograms() throws {
        let stage = try FixtureLearner(name: "mistakes-that-stop").gradeStage(
            1, sandbox: FixtureLearner.sandbox())
        let failed = stage.tests.map(\.result).filter { $0.status != .passed }
        let shown = failed.flatMap(ResultLines(style: style).lines).joined(separator: "\n")
        XCTAssertEqual(
            shown,
            #"""
              ✗ EvenOddTests.testLastDigitDecides
                Starter/Stage1/EvenOdd.swift:12:22
                The code stopped the program: Index out of range. The indexes of a list go
                from 0 to its count - 1.
                  the line:  return digits[index]
                  the test:  check(1_112, isEven: true)
                             Tests/Stage1Tests/EvenOddTests.swift:28:9
                It printed:
                  │ digits [1, 1, 1, 2]
              ✗ EvenOddTests.testNegativeNumbers
                Starter/Stage1/EvenOdd.swift:5:32
                The code stopped the program (SIGSEGV). A function that calls itself without
                end is a usual reason.
                  the line:  if number < 0 { return isEven(number: number - 2) }
                  the test:  check(-2, isEven: true)
                             Tests/Stage1Tests/EvenOddTests.swift:33:9
              ✗ EvenOddTests.testSmallestAndLargestNumber
                Starter/Stage1/EvenOdd.swift:4:37
                The code stopped the program. Usual reasons are a number that is too large
                or too small for Int, and 'assumeIsolated' on another thread than the main
                one.
                  the line:  if number == .min { return (-number).isMultiple(of: 2) }
                  the test:  check(Int.min, isEven: true)
                             Tests/Stage1Tests/EvenOddTests.swift:40:9
              ✗ NumberFormatterTests.testBillions
                Starter/Stage1/NumberFormatter.swift:7
                The test did not end within 2 seconds. Look for a loop that never ends, or
                for a wait that nothing ends. Does anything inside of this loop change what
                its condition asks for?
                  the line:  while digits.count > 3 {
                  the test:  check(9_238_912_932, gives: "Rp 9.238.912.932")
                             Tests/Stage1Tests/NumberFormatterTests.swift:35:9
              ✗ LabelsTests.testTapWithAnEvenNumberShowsGenap
                Starter/Stage1/EvenOdd.swift:5:32
                The code stopped the program (SIGSEGV). A function that calls itself without
                end is a usual reason.
                  the line:  if number < 0 { return isEven(number: number - 2) }
                  the test:  tap(with: "-10", shows: "Genap")
                             Tests/Stage1Tests/LabelsTests.swift:14:9
              ✗ LabelsTests.testTapWithAnOddNumberShowsGanjil
                Starter/Stage1/EvenOdd.swift:5:32
                The code stopped the program (SIGSEGV). A function that calls itself without
                end is a usual reason.
                  the line:  if number < 0 { return isEven(number: number - 2) }
                  the test:  tap(with: "-3", shows: "Ganjil")
                             Tests/Stage1Tests/LabelsTests.swift:19:9
              ✗ LabelsTests.testTapWithAnEmptyFieldShowsNotNumber
                Starter/Stage1/Labels.swift:5
                The code stopped the program: Unexpectedly found nil while unwrapping an
                Optional value.
              ✗ LabelsTests.testTapWithTextThatIsNoIntegerShowsNotNumber
                Starter/Stage1/Labels.swift:5
                The code stopped the program: Unexpectedly found nil while unwrapping an
                Optional value.
              ✗ LabelsTests.testEachTapReplacesTheAnswerBefore
                Starter/Stage1/Labels.swift:5
                The code stopped the program: Unexpectedly found nil while unwrapping an
                Optional value.
              ✗ LabelsTests.testTapLeavesTheOtherLabelAlone
                Starter/Stage1/Labels.swift:5
                The code stopped the program: Unexpectedly found nil while unwrapping an
                Optional value.
            """#)
        guard case .judged(let report) = stage.ownTests else { return XCTFail("\(stage.ownTests)") }
        XCTAssertEqual(report.validTests.count, 0)
        let own = OwnTestsOutline(stage: stage.stage, tree: .starter, findings: stage.findings)
        XCTAssertEqual(
            TerminalOutline(style: style, showsAll: true)
                .lines(of: own.sections(toFixIn: stage.exercises[0])).joined(separator: "\n"),
            #"""
              ✗ MyEvenOddTests.testEveryNumberOfAList
                Starter/Stage1Tests/MyEvenOddTests.swift:24:9
                It ran on the finished code, where a right test passes:
                The test stopped the program: Index out of range. The indexes of a list go
                from 0 to its count - 1.
                  the line:  XCTAssertTrue(controller.isEven(number: numbers[index]))
                  the test:  check([2, 4], at: 2)
                             Starter/Stage1Tests/MyEvenOddTests.swift:9:9
              ✗ MyEvenOddTests.testTheNumberAfterTheLargest
                Starter/Stage1Tests/MyEvenOddTests.swift:15:9
                It ran on the finished code, where a right test passes:
                The test stopped the program. Usual reasons are a number that is too large
                or too small for Int, and 'assumeIsolated' on another thread than the main
                one.
                  the line:  XCTAssertEqual(controller.isEven(number: largest + 1), true)
                It printed:
                  │ largest 9223372036854775807
              ✗ MyEvenOddTests.testANumberThatIsNone
                Starter/Stage1Tests/MyEvenOddTests.swift:19:32
                It ran on the finished code, where a right test passes:
                The test stopped the program: Unexpectedly found nil while unwrapping an
                Optional value. A '!' stops the program where there is nothing. Say what to
                do then: guard let … else.
                  the line:  let number = Int("two")!
            """#)
    }

    func testNamesThatAreMissing() throws {
        let stages = try FixtureLearner(name: "mistakes-in-names").grade(1, 2).stages
        let shown = stages.map { stage in
            TerminalOutline(style: Style(usesColor: false))
                .lines(of: StageOutline(stage, tree: .starter).code).joined(separator: "\n")
        }
        XCTAssertEqual(
            shown[0],
            #"""
                isEven(number:) is missing in Starter/Stage1/EvenOdd.swift, where it is
                isEven(_:) now. Other code calls it by that name and those labels: give them
                back. Or take the file as it was, 'swift run grade reset even-odd': your
                version is kept in a backup.
                Tests/Stage1Tests/EvenOddTests.swift:48:30: error: extraneous argument label
                'number:' in call
                46 |     ) {
                47 |         XCTAssertEqual(
                48 |             controller.isEven(number: number), expected, "isEven(numbe…
                   |                              ^
                49 |             file: file, line: line)
                50 |     }
              … and 9 more lines
            """#)
        XCTAssertEqual(
            shown[1],
            #"""
                didTapFindOddEven() is missing in
                Starter/Stage2/SecondBasicViewController.swift. Other code calls it by that
                name and those labels: give them back. Or take the file as it was, 'swift
                run grade reset binding': your version is kept in a backup.
                Tests/Stage2Tests/BindingTests.swift:46:20: error: value of type
                'SecondBasicViewController' has no member 'didTapFindOddEven'
                 44 |         controller.viewModel.resultOddEven = { results.append($0) }
                 45 |         controller.oddEvenTextField.text = "3"
                 46 |         controller.didTapFindOddEven()
                    |                    ^
                 47 |         var viewModel = SecondBasicViewModel()
                 48 |         viewModel.resultOddEven = { expected.append($0) }
              … and 27 more lines
            """#)
    }
}
