import XCTest

@testable import Catalog
@testable import Grading
@testable import KitTestHelpers
@testable import SwiftSource

/// Tests which missing names are found to have caused a failed build, from the compiler's output
/// and the declarations in the sources.
final class MissingNamesTests: XCTestCase {
    private let error =
        "Tests/Stage1Tests/EvenOddTests.swift:4:30: error: extraneous argument label in call\n"
        + " 4 |     controller.isEven(number: number)\n"

    private func names(_ own: [String: String], errors: String? = nil) -> [MissingName] {
        let finished = [
            "EvenOdd.swift": "extension Screen { func isEven(number: Int) {} }",
            "NumberFormatter.swift": "extension Screen { func numberFormatter(number: Int) {} }",
        ]
        return MissingNames(
            said: CompilerDiagnostics(text: errors ?? error),
            finished: finished.mapValues { Declarations(SwiftText($0)) },
            own: own.mapValues { Declarations(SwiftText($0)) }
        ).names(in: shipped(1), folder: "Starter/Stage1")
    }

    private let file = MissingFile(path: "Starter/Stage1/EvenOdd.swift", exercise: "even-odd")

    func testAChangedDeclarationIsMissing() {
        func changed(_ own: String, errors: String) -> [MissingName] {
            MissingNames(
                said: CompilerDiagnostics(text: errors),
                finished: [
                    "EvenOdd.swift": Declarations(
                        SwiftText("extension S {\n  func isEven(number: Int) -> Bool {}\n}"))
                ],
                own: ["EvenOdd.swift": Declarations(SwiftText(own))]
            ).names(in: shipped(1), folder: "Starter/Stage1")
        }
        let other = "extension S {\n  mutating\n  func isEven(number: Int) {}\n}"
        XCTAssertEqual(
            changed(other, errors: error),
            [
                MissingName(
                    name: "isEven(number:)", instead: ["func isEven(number: Int)"], file: file,
                    declaration: "func isEven(number: Int) -> Bool")
            ])
        let inLabels = "Starter/Stage1/Labels.swift:1:1: error: no\n1 | isEven(number: 1)"
        XCTAssertEqual(changed(other, errors: inLabels).count, 1)
        XCTAssertEqual(
            changed(other, errors: "Starter/Stage1/EvenOdd.swift:1:1: error: isEven"), [])
        let broken = "type 'S' does not conform to protocol 'P'"
        XCTAssertEqual(
            changed(other, errors: "Starter/Stage1/EvenOdd.swift:1:1: error: \(broken)\nisEven")
                .count, 1)
        XCTAssertEqual(
            changed("extension S { func isEven(number: Int) -> Bool { true } }", errors: error), [])
    }

    func testARemovedNameIsMissing() {
        XCTAssertEqual(
            names(["EvenOdd.swift": "extension Screen { func isOdd(number: Int) {} }"]),
            [MissingName(name: "isEven(number:)", instead: [], file: file)])
    }

    func testANameWithDifferentLabelsIsMissing() {
        XCTAssertEqual(
            names(["EvenOdd.swift": "extension Screen { func isEven(_ n: Int) {} }"]),
            [MissingName(name: "isEven(number:)", instead: ["isEven(_:)"], file: file)])
    }

    func testANameMovedToAnotherFileIsNotMissing() {
        XCTAssertEqual(
            names(["Other.swift": "extension Screen { func isEven(number: Int) {} }"]), [])
    }

    /// If the file that should declare the name can't be parsed, its declarations are unknown.
    func testAFileWithItsOwnErrorHasNoMissingNames() {
        let own = "Starter/Stage1/EvenOdd.swift:1:1: error: expected '}'\n"
        XCTAssertEqual(names(["EvenOdd.swift": "extension Screen {"], errors: own + error), [])
    }

    func testAnUnrelatedErrorLeadsToNoMissingNames() {
        let other = "Tests/Stage1Tests/A.swift:1:1: error: cannot find 'isEvenly' in scope\n"
        XCTAssertEqual(names([:], errors: other), [])
    }
}
