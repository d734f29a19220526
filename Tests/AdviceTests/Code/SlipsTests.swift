import XCTest

@testable import Advice
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
}
