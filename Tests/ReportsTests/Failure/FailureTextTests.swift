import Foundation
import XCTest

@testable import Grading
@testable import KitTestHelpers
@testable import Reports
@testable import SwiftSource

final class FailureTextTests: XCTestCase {
    /// What is said of a crash in a line of code.
    private func words(on line: String, reason: String? = nil) -> String {
        var result = Fixture.test("A/b", .crash(signal: SIGILL, reason: reason, place: nil))
        let place = SourceLocation(file: "Starter/Stage1/A.swift", line: 3)
        result.stop = StopPlace(code: SourceLine(place: place, text: line), test: nil)
        return FailureText.describe(result)?.components(separatedBy: "\n").first ?? ""
    }

    private let unwrapped = "Unexpectedly found nil while unwrapping an Optional value"

    func testWhatIsNilIsNamedWhereItIsTheOnlyOne() {
        XCTAssertTrue(
            words(on: "MockTimer.currentTimer!.fire()", reason: unwrapped)
                .hasSuffix("MockTimer.currentTimer is nil there."))
        for line in ["isEven(number: Int(field.text!)!)", "Int(field.text ?? \"\")!", "a != b"] {
            XCTAssertFalse(words(on: line, reason: unwrapped).hasSuffix("is nil there."), line)
        }
    }

    func testARangeThatIsUpsideDown() {
        XCTAssertTrue(
            words(on: "for n in -1 ... -6 {", reason: "Range requires lowerBound <= upperBound")
                .hasSuffix("A range goes from its smaller end to its larger one: -6 ... -1."))
    }

    func testWhoWaitsForTheMainThreadOnTheMainThread() {
        XCTAssertTrue(
            words(on: "DispatchQueue.main.sync { done() }")
                .hasSuffix("waits for itself. Write: DispatchQueue.main.async."))
        XCTAssertTrue(words(on: "queue.sync { done() }").contains("Usual reasons are"))
    }
}
