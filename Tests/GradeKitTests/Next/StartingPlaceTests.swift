import XCTest

@testable import GradeKit
@testable import Grading
@testable import KitTestHelpers
@testable import SwiftSource

final class StartingPlaceTests: XCTestCase {
    private let kit = Kit(root: "/kit")

    private func code(_ index: Int, _ texts: [String: String]) -> SourceLocation {
        StartingPlace.code(
            of: Fixture.stage().exercises[index], tree: .starter, kit: kit,
            files: FakeFiles(texts).files)
    }

    func testTheFirstPartToFillIn() {
        let path = "/kit/Starter/Stage1/EvenOdd.swift"
        let file = "Starter/Stage1/EvenOdd.swift"
        XCTAssertEqual(
            code(0, [path: "a\n\n  // TODO: x\n// TODO: y"]), SourceLocation(file: file, line: 3))
        XCTAssertEqual(code(0, [path: "a\r\n// TODO: x\r\n"]), SourceLocation(file: file, line: 2))
        XCTAssertEqual(code(0, [path: "a\n"]), SourceLocation(file: file, line: 1))
        XCTAssertEqual(code(0, [:]), SourceLocation(file: file, line: 1))
    }

    func testOwnTestsWhereTheWorkshopHasThem() {
        let exercise = Fixture.stage().exercises[0]
        let path = "Finished/Stage1Tests/MyEvenOddTests.swift"
        for (texts, place) in [
            (["/kit/\(path)": "a\n// TODO: x"], SourceLocation(file: path, line: 2)), ([:], nil),
        ] {
            XCTAssertEqual(
                StartingPlace.ownTests(
                    of: exercise, tree: .finished, kit: kit, files: FakeFiles(texts).files), place)
        }
    }
}
