import Foundation
import XCTest

@testable import Grading
@testable import KitTestHelpers
@testable import Reports
@testable import SwiftSource

final class FailureTextTests: XCTestCase {
    /// The explanation of a crash in a line of code.
    private func words(on line: String, reason: String? = nil) -> String {
        var result = Fixture.test("A/b", .crash(signal: SIGILL, reason: reason, place: nil))
        let place = SourceLocation(file: "Starter/Stage1/A.swift", line: 3)
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

    func testAReversedRangeIsExplained() {
        XCTAssertTrue(
            words(on: "for n in -1 ... -6 {", reason: "Range requires lowerBound <= upperBound")
                .hasSuffix("A range must go from its smaller end to its larger end: -6 ... -1."))
    }

    func testRuntimeMessagesAreExplained() {
        for (line, reason, words) in [
            ("let n = Int(field.text!)!", unwrapped, "guard let … else."),
            ("names[3]", "Index out of range", "and an empty list has none."),
            (
                "defaults.set(ticker, forKey: key)",
                "This value is not supported by set(_:forKey:)", "for example as JSON."
            ),
        ] {
            XCTAssertTrue(self.words(on: line, reason: reason).hasSuffix(words), line)
        }
        XCTAssertFalse(words(on: "text = field.text", reason: unwrapped).contains("guard let"))
    }

    func testALoopOnAValueThatNeverChangesIsExplained() {
        for (line, isLoop) in [("while digits.count > 3 {", true), ("wait()", false)] {
            var result = Fixture.test("A/b", .timeout(.seconds(1)))
            let place = SourceLocation(file: "Starter/Stage1/A.swift", line: 3)
            result.stop = StopPlace(code: SourceLine(place: place, text: line), test: nil)
            XCTAssertEqual(
                FailureText.describe(result)?.contains("Does anything in this loop"), isLoop)
        }
    }

    func testWaitingForTheMainThreadOnItselfIsExplained() {
        XCTAssertTrue(
            words(on: "DispatchQueue.main.sync { done() }")
                .hasSuffix("waits for itself. Write: DispatchQueue.main.async."))
        XCTAssertTrue(words(on: "queue.sync { done() }").contains("Common reasons:"))
        XCTAssertTrue(words(on: "String(abs(number))").hasSuffix("Use number.magnitude."))
    }
}
