import XCTest

@testable import Reports

/// The chapter for authors, carried through: what it types is typed, and what it runs is run.
final class AuthorsWalkTests: XCTestCase {
    func testTheChapterMakesASoundExercise() throws {
        var walk = PageWalk(in: try WorkshopCopy("authors"))
        try walk.follow(try Page.read("Guide/for-authors.md", in: WorkshopCopy.kit))
        XCTAssertEqual(walk.problems.map(\.description), [])
        XCTAssertEqual(walk.typed.count, 8, "files that the chapter types in: \(walk.typed)")
        XCTAssertEqual(walk.commands.filter { $0 == "swift run grade verify" }.count, 3)
    }
}
