import XCTest

@testable import Catalog
@testable import FileSystem
@testable import KitTestHelpers

/// Checks that each exercise links to an existing section of its stage's chapter.
final class ExerciseGuideTests: XCTestCase {
    func testEachExerciseHasASection() throws {
        for stage in Workshop.shipped.stages {
            let page = String(stage.exercises[0].guide.prefix { $0 != "#" })
            let chapter = stage.isEncore ? "encore-\(stage.id).md".lowercased() : "\(stage.id)-"
            XCTAssertTrue(page.hasPrefix("Guide/\(chapter)"), page)
            let anchors = Anchors.of(try GuidePage.read(page, in: WorkshopCopy.kit))
            for exercise in stage.exercises {
                let parts = exercise.guide.split(separator: "#").map(String.init)
                XCTAssertEqual(parts.first, page)
                XCTAssertTrue(anchors.contains(parts[parts.count - 1]), exercise.guide)
            }
        }
    }
}
