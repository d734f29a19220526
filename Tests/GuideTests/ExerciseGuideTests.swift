import XCTest

@testable import Catalog
@testable import FileSystem
@testable import KitTestHelpers

/// Each exercise names a section of the Guide that is there.
final class ExerciseGuideTests: XCTestCase {
    func testTheSectionOfEachExercise() throws {
        for stage in Workshop.shipped.stages {
            for exercise in stage.exercises {
                let parts = exercise.guide.split(separator: "#").map(String.init)
                XCTAssertEqual(parts.count, 2, exercise.guide)
                let chapter = stage.isEncore ? "encore-\(stage.id).md".lowercased() : "\(stage.id)-"
                XCTAssertTrue(parts[0].hasPrefix("Guide/\(chapter)"), exercise.guide)
                let page = try GuidePage.read(parts[0], in: WorkshopCopy.kit)
                XCTAssertTrue(Anchors.of(page).contains(parts[1]), exercise.guide)
                // What a chapter explains first is needed for its first exercise.
                let isFirst = exercise.id == stage.exercises[0].id
                XCTAssertEqual(exercise.toRead, isFirst ? parts[0] : exercise.guide)
            }
        }
    }
}
