import XCTest

@testable import GradeKit

final class StartingPlaceTests: XCTestCase {
    private let kit = Kit(root: "/kit")

    private func code(_ index: Int, _ texts: [String: String]) -> Place {
        StartingPlace.code(
            of: ExerciseStateTests.stage().exercises[index], tree: .starter, kit: kit,
            files: FakeFiles(texts).files)
    }

    func testTheFirstPartToFillIn() {
        let path = "/kit/Starter/Stage1/EvenOdd.swift"
        let file = "Starter/Stage1/EvenOdd.swift"
        XCTAssertEqual(code(0, [path: "a\n\n  // TODO: x\n// TODO: y"]), Place(file: file, line: 3))
        XCTAssertEqual(code(0, [path: "a\r\n// TODO: x\r\n"]), Place(file: file, line: 2))
        XCTAssertEqual(code(0, [path: "a\n"]), Place(file: file, line: 1))
        XCTAssertEqual(code(0, [:]), Place(file: file, line: 1))
    }

    func testOwnTestsWhereTheWorkshopHasThem() {
        let exercise = ExerciseStateTests.stage().exercises[0]
        let path = "Finished/Stage1Tests/MyEvenOddTests.swift"
        for (texts, place) in [
            (["/kit/\(path)": "a\n// TODO: x"], Place(file: path, line: 2)), ([:], nil),
        ] {
            XCTAssertEqual(
                StartingPlace.ownTests(
                    of: exercise, tree: .finished, kit: kit, files: FakeFiles(texts).files), place)
        }
    }
}
