import XCTest

@testable import Catalog
@testable import FileSystem
@testable import Grading
@testable import KitTestHelpers
@testable import Reports

/// Follows the Guide word for word, as a learner who starts with an untouched Starter.
final class LearnersWalkTests: XCTestCase {
    /// The pages, in reading order.
    private let pages =
        [
            "README.md", "Guide/README.md", "Guide/1-basic-functions.md", "Guide/2-mvvm.md",
            "Guide/3-dependency-injection.md", "Guide/4-challenge-feed.md",
            "Guide/5-xctest-and-swift-testing.md",
            "Guide/6-async-await.md", "Guide/7-apple-platforms.md", "Guide/for-instructors.md",
            "Guide/for-instructors/grading.md", "Guide/json-report.md",
        ] + Workshop.shipped.encores.map { "Guide/encore-\("\($0.id)".lowercased()).md" }

    func testFollowingTheChaptersMastersEveryStage() throws {
        let copy = try WorkshopCopy("learner", built: .live)
        var walk = PageWalk(in: copy)
        for page in pages {
            // The nightly run doesn't skip any command.
            let isBrief = Breadth.current != .all
            // At the end of a chapter, its `grade` commands also run the tests.
            walk.runs = isBrief && !page.hasPrefix("Guide/1-") ? .first : .all
            try walk.follow(try GuidePage.read(page, in: WorkshopCopy.kit))
            // A chapter's handout ends with the same command as the chapter.
            walk.runs = isBrief ? .last : .all
            let sheet = page.replacing("Guide/", with: "Guide/room/")
            if Files.live.kind(WorkshopCopy.kit.path(sheet)) == .file, sheet != page {
                try walk.follow(try GuidePage.read(sheet, in: WorkshopCopy.kit))
            }
        }
        XCTAssertEqual(walk.problems.map(\.description), [])
        try checkThatAllIsMastered(in: copy)
        for stage in Workshop.shipped.stages {
            XCTAssertEqual(
                try code(of: stage, in: "Starter"), try code(of: stage, in: "Finished"),
                "what the chapters say to type in stage \(stage.id)")
        }

        func code(of stage: Stage, in tree: String) throws -> [String: String] {
            try SourceFolder.read(
                "\(copy.root)/\(tree)/\(stage.folder)", ending: ".swift", files: .live
            )
            .files.mapValues { String(decoding: $0, as: UTF8.self) }
        }
    }

    /// Follows only the first chapter, except in the nightly run.
    func testFollowingTheChaptersInSwiftTestingMastersEveryStage() throws {
        let chapters = pages.filter { $0.contains(#/^Guide/([1-4]-|encore-)/#) }
        let copy = try WorkshopCopy("learner", built: .live)
        let (status, output) = try copy.run("swift run grade tests swift-testing")
        XCTAssertEqual(status, .exited(0), output)
        var walk = PageWalk(in: copy, isInSwiftTesting: true)
        for page in Breadth.current.choose(some: Array(chapters.prefix(1)), all: chapters) {
            try walk.follow(try GuidePage.read(page, in: WorkshopCopy.kit))
        }
        XCTAssertEqual(walk.problems.map(\.description), [])
        guard Breadth.current != .all else { return try checkThatAllIsMastered(in: copy) }
        assertContains(try copy.run("swift run grade 1").1, "1 of 1 stage passed, 1 mastered")
    }

    private func checkThatAllIsMastered(in copy: WorkshopCopy) throws {
        let (status, output) = try copy.run("swift run grade")
        XCTAssertEqual(status, .exited(0), output)
        assertContains(output, "4 of 4 stages passed, 4 mastered")
        for encore in Workshop.shipped.encores {
            assertContains(output, "\n★ \(encore.id) ")
        }
        assertContainsNot(output, "No exercise needs these")
    }
}
