import XCTest

@testable import Advice
@testable import SwiftSource

final class SlipsTests: XCTestCase {
    func testACurrencyNumberStyleIsFound() {
        let rows: [(line: String, isFound: Bool)] = [
            ("formatter.numberStyle = .currency", true),
            ("formatter.numberStyle = .decimal", false), ("show(.currency)", false),
        ]
        for (line, isFound) in rows {
            let source = Declarations(SwiftText("let a = 1\n\(line)"))
            XCTAssertEqual(Slip.lineOfCurrencyStyle(in: source), isFound ? 2 : nil, line)
        }
    }
}
