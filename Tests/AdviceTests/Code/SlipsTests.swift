import XCTest

@testable import Advice
@testable import Grading
@testable import SwiftSource

final class SlipsTests: XCTestCase {
    func testAVariableThatShadowsAPropertyIsFound() {
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

    func testACurrencyNumberStyleIsFound() {
        let rows: [(line: String, isFound: Bool)] = [
            ("formatter.numberStyle = .currency", true),
            ("formatter.numberStyle = .decimal", false), ("show(.currency)", false),
        ]
        for (line, isFound) in rows {
            let source = Declarations(SwiftText("let a = 1\n\(line)"))
            XCTAssertEqual(
                Slip.currencyStyle(in: source, "A.swift").map(\.place.line), isFound ? [2] : [],
                line)
        }
    }
}
