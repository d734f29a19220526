import XCTest

@testable import GradeKit

/// The chapter for authors, carried through: what it types is typed, and what it runs is run.
final class AuthorsWalkTests: XCTestCase {
    func testTheChapterMakesASoundExercise() throws {
        let page = try String(
            contentsOfFile: AuthorsWalk.kit.path("Guide/for-authors.md"), encoding: .utf8)
        let walk = try AuthorsWalk()
        var typed: [String] = []
        var ran: [String] = []
        for block in GuideBlock.blocks(of: page) {
            if let place = block.place {
                try walk.type(block, place)
                typed.append(place.path)
            }
            for (command, output) in block.commands {
                XCTAssertEqual(try walk.run(command), output, "what '\(command)' prints")
                ran.append(command)
            }
        }
        XCTAssertEqual(Set(typed).count, 8, "files that the chapter types in: \(typed)")
        XCTAssertEqual(ran.filter { $0 == "swift run grade verify" }.count, 3)
    }
}
