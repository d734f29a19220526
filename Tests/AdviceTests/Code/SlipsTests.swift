import XCTest

@testable import Advice
@testable import Grading
@testable import SwiftSource

final class SlipsTests: XCTestCase {
    private func slips(_ body: String, before: String = "") -> [Slip.Kind] {
        let screen = "final class Screen {\n    var viewModel = Model()\n    let label = Label()\n}"
        let file = "extension Screen {\n    \(before)func tap() {\n\(body)\n    }\n}"
        let found = SlipScan(module: [screen, file]).slips(in: ["A.swift": file])
        XCTAssertTrue(found.allSatisfy { $0.place == SourceLocation(file: "A.swift", line: 3) })
        return found.map(\.kind)
    }

    func testAVariableThatHidesTheTypesOwn() {
        XCTAssertEqual(slips("let viewModel = Model()"), [.hides(name: "viewModel")])
        XCTAssertEqual(slips("guard let label = label else { return }"), [])
        XCTAssertEqual(slips("let other = Model()"), [])
        XCTAssertEqual(slips("let label = Label()", before: "static "), [])
    }

    func testAnotherObjectOfTheType() {
        XCTAssertEqual(slips("let screen = Screen()"), [.makesAnother(type: "Screen")])
        XCTAssertEqual(slips("Screen.show()"), [])
    }

    func testAWriteOverAValueOnly() {
        XCTAssertEqual(slips("label.text? = price"), [.writesOnlyOverAValue(name: "text")])
        XCTAssertEqual(slips("let a: Int? = nil\nlet same = label.text ?? price == b?.c"), [])
    }

    /// An official test that failed, with what it has tried.
    private func failure(_ tried: String) -> SuiteTest {
        let message = "XCTAssertEqual failed: (\"1\") is not equal to (\"2\") - \(tried)"
        return SuiteTest(
            exercise: "e",
            result: TestResult(name: "a", failure: .assertion(message: message, place: nil)))
    }

    private func limit(_ line: String, tried: String) -> [Slip.Kind] {
        LimitScan(failure: failure(tried)).slips(in: ["A.swift": "// < 5000\n\(line)"]).map(\.kind)
    }

    func testAComparisonWithTheNumberThatTheTestTries() {
        let found = [Slip.Kind.comparesWithTried(number: "5_000")]
        for line in ["if grams < 5_000 {", "grams >= 5_000", "case 1..<5_000:", "5_000...: 1"] {
            XCTAssertEqual(limit(line, tried: "price(grams: 5000)"), found, line)
        }
        XCTAssertEqual(limit("if grams < 5_000 {", tried: "price(grams: 4999)"), [])
        XCTAssertEqual(limit("let price = 5_000", tried: "price(grams: 5000)"), [])
        // So small a number stands nearly everywhere.
        XCTAssertEqual(limit("if count > 1 {", tried: "a cart of 1 product"), [])
    }

    func testAParameterThatOnlyTheFinishedCodeUses() {
        let head = "func price(number: Int, separator: String, currency: String) -> String"
        let slips = { (body: String, tried: String) in
            UnusedParameters(
                finished: { ["\(head) { \"\\(currency) \\(number)\" }"] },
                failure: self.failure(tried)
            ).slips(in: ["A.swift": "\n\(head) {\n    \(body)\n}"])
        }
        let tried = "price(number: 1, currency: \"EUR\")"
        XCTAssertEqual(
            slips("\"Rp \\(number)\"", tried),
            [
                Slip(
                    kind: .neverUses(parameter: "currency", function: "price"),
                    place: SourceLocation(file: "A.swift", line: 2))
            ])
        XCTAssertEqual(slips("\"Rp \\(number)\"", "price(number: 1)"), [])
        XCTAssertEqual(slips("\"\\(currency) \\(number)\"", tried), [])
        // Nothing is written yet.
        XCTAssertEqual(slips("\"\"", tried), [])
    }
}
