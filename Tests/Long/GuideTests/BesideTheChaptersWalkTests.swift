import XCTest

@testable import KitTestHelpers

/// The pages beside the chapters say what the grader says to tests such as theirs.
///
/// They take place in one copy. Each page begins as the one before has left it.
final class BesideTheChaptersWalkTests: XCTestCase {
    func testThePages() throws {
        var walk = PageWalk(in: try WorkshopCopy("beside", built: .live))
        try walk.follow(try GuidePage.read("Guide/test-first.md", in: WorkshopCopy.kit))
        try walk.copy.putFinishedCodeOfStage1()
        try walk.follow(try GuidePage.read("Guide/made-up-input.md", in: WorkshopCopy.kit))
        XCTAssertEqual(walk.problems.map(\.description), [])
        XCTAssertEqual(walk.commands, ["swift run grade list 1", "swift run grade list 1"])
    }

    /// What is shown in front of a class happens as the page says.
    func testTheDemoOfTomorrow() throws {
        var walk = PageWalk(in: try WorkshopCopy("beside", built: .live))
        let page = try GuidePage.read("Guide/for-instructors/tomorrow.md", in: WorkshopCopy.kit)
        walk.isBrief = Breadth.current != .all
        try walk.follow(page)
        XCTAssertEqual(walk.problems.map(\.description), [])
    }
}

extension WorkshopCopy {
    /// Does what a reader has done who comes to a page after stage 1.
    fileprivate func putFinishedCodeOfStage1() throws {
        let (status, output) = try run("cp Finished/Stage1/*.swift Starter/Stage1")
        XCTAssertEqual(status, .exited(0), output)
    }
}
