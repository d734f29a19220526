import XCTest

@testable import Advice
@testable import Grading
@testable import SwiftSource

final class SlipsTests: XCTestCase {
    func testAVariableThatHidesTheTypesOwn() {
        let rows: [(before: String, body: String, names: [String])] = [
            ("", "let viewModel = Model()", ["viewModel"]),
            ("", "guard let label = label else { return }", []),
            ("", "if case .one(let label) = other {}", []),
            ("", "let other = Model()", []), ("static ", "let label = Label()", []),
        ]
        for (before, body, names) in rows {
            let source = "extension Screen {\n\(before)func tap() {\n\(body)\n}\n}"
            let slips = Slip.hiddenProperties(
                in: Declarations(SwiftText(source)), "A.swift",
                properties: ["Screen": ["viewModel", "label"]])
            XCTAssertEqual(
                slips,
                names.map {
                    Slip(
                        kind: .hides(name: $0), place: SourceLocation(file: "A.swift", line: 3))
                }, body)
        }
    }

    func testAComparisonWithTheNumberThatTheTestTries() {
        let rows: [(line: String, tried: String, isFound: Bool)] = [
            ("if grams < 5_000 {", "price(grams: 5000)", true),
            ("grams >= 5_000", "price(grams: 5000)", true),
            ("case 1..<5_000:", "price(grams: 5000)", true),
            ("5_000...: 1", "price(grams: 5000)", true),
            ("if grams < 5_000 {", "price(grams: 4999)", false),
            ("let price = 5_000", "price(grams: 5000)", false),
            // So small a number is nearly everywhere.
            ("if count > 1 {", "a cart of 1 product", false),
        ]
        for (line, tried, isFound) in rows {
            let source = Declarations(SwiftText("// < 5000\n\(line)"))
            XCTAssertEqual(
                Slip.limits(in: source, "A.swift", tried: tried).map(\.place.line),
                isFound ? [2] : [], line)
        }
    }
}
