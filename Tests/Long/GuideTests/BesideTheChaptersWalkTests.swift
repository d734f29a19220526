import XCTest

@testable import KitTestHelpers

/// Follows the pages that accompany the chapters, in one copy. Each page starts from the state in
/// which the previous page has left the copy.
final class BesideTheChaptersWalkTests: XCTestCase {
    func testThePagesWorkAsWritten() throws {
        var walk = PageWalk(in: try WorkshopCopy("learner", built: .live))
        try walk.follow(try GuidePage.read("Guide/test-first.md", in: WorkshopCopy.kit))
        try walk.copy.putFinishedCodeOfStage1()
        try walk.follow(try GuidePage.read("Guide/made-up-input.md", in: WorkshopCopy.kit))
        XCTAssertEqual(walk.problems.map(\.description), [])
        XCTAssertEqual(walk.commands, ["swift run grade list 1", "swift run grade list 1"])
    }

    /// Follows the demonstration for a class.
    func testTheDemonstrationWorksAsWritten() throws {
        var walk = PageWalk(in: try WorkshopCopy("learner", built: .live))
        let page = try GuidePage.read("Guide/for-instructors/tomorrow.md", in: WorkshopCopy.kit)
        walk.runs = Breadth.current.choose(some: .last, all: .all)
        try walk.follow(page)
        XCTAssertEqual(walk.problems.map(\.description), [])
    }
}

extension WorkshopCopy {
    /// Puts the copy into the state of a reader who has finished stage 1.
    fileprivate func putFinishedCodeOfStage1() throws {
        let (status, output) = try run("cp Finished/Stage1/*.swift Starter/Stage1")
        XCTAssertEqual(status, .exited(0), output)
    }
}
