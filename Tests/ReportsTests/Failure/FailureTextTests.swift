import Foundation
import XCTest

@testable import Grading
@testable import KitTestHelpers
@testable import Reports
@testable import SwiftSource

final class FailureTextTests: XCTestCase {
    /// The explanation of a crash in a line of code.
    private func words(
        on line: String, reason: String? = nil, in folder: String = "Stage1"
    ) -> String {
        var result = Fixture.test("A/b", .crash(signal: SIGILL, reason: reason, place: nil))
        let place = SourceLocation(file: "Starter/\(folder)/A.swift", line: 3)
        result.stop = StopPlace(code: SourceLine(place: place, text: line), test: nil)
        return FailureText.describe(result)?.components(separatedBy: "\n").first ?? ""
    }

    private let unwrapped = "Unexpectedly found nil while unwrapping an Optional value"

    func testTheOnlyOptionalThatCanBeNilIsNamed() {
        XCTAssertTrue(
            words(on: "MockTimer.currentTimer!.fire()", reason: unwrapped)
                .hasSuffix("Here, MockTimer.currentTimer is nil."))
        for line in ["isEven(number: Int(field.text!)!)", "Int(field.text ?? \"\")!", "a != b"] {
            XCTAssertFalse(words(on: line, reason: unwrapped).hasSuffix("is nil."), line)
        }
    }

    func testAnExclamationMarkInATestHasItsOwnAdvice() {
        let line = "XCTAssertEqual(Int(field.text!)!, 1)"
        XCTAssertTrue(
            words(on: line, reason: unwrapped, in: "Stage1Tests")
                .hasSuffix("#require(…) in a test."))
        XCTAssertFalse(words(on: line, reason: unwrapped).contains("#require"))
    }

    func testAReversedRangeIsExplained() {
        XCTAssertTrue(
            words(on: "for n in -1 ... -6 {", reason: "Range requires lowerBound <= upperBound")
                .hasSuffix("A range must go from its smaller end to its larger end: -6 ... -1."))
    }

    /// The golden reports have the words.
    func testRuntimeMessagesAreExplained() {
        for (line, reason, isExplained) in [
            ("let n = Int(field.text!)!", unwrapped, true), ("text = field.text", unwrapped, false),
            ("names[3]", "Index out of range", true),
        ] {
            let crash = TestResult.Failure.crash(signal: SIGILL, reason: reason, place: nil)
            XCTAssertEqual(
                words(on: line, reason: reason) != FailureText.describe(crash), isExplained, line)
        }
        XCTAssertTrue(
            words(on: "", reason: "This value is not supported by set(_:forKey:)")
                .hasSuffix("for example as JSON."))
    }

    /// The golden reports have the words.
    func testALoopWhoseConditionStaysTrueIsExplained() {
        let timeout = TestResult.Failure.timeout(.seconds(1))
        for (line, isLoop) in [("while digits.count > 3 {", true), ("wait()", false)] {
            var result = Fixture.test("A/b", timeout)
            let place = SourceLocation(file: "Starter/Stage1/A.swift", line: 3)
            result.stop = StopPlace(code: SourceLine(place: place, text: line), test: nil)
            XCTAssertEqual(
                FailureText.describe(timeout, of: result) != FailureText.describe(timeout), isLoop)
        }
    }

    func testWaitingForTheMainThreadOnItselfIsExplained() {
        XCTAssertTrue(
            words(on: "DispatchQueue.main.sync { done() }")
                .hasSuffix("waits for itself. Write: DispatchQueue.main.async."))
        XCTAssertEqual(words(on: "queue.sync { done() }"), words(on: "done()"))
        XCTAssertTrue(words(on: "String(abs(number))").hasSuffix("Use number.magnitude."))
    }
}
