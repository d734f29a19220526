import XCTest

@testable import Catalog

/// Each exercise names a section of the Guide that is there.
final class ExerciseGuideTests: XCTestCase {
    func testTheSectionOfEachExercise() throws {
        for stage in Workshop.shipped.stages {
            for exercise in stage.exercises {
                let parts = exercise.guide.split(separator: "#").map(String.init)
                XCTAssertEqual(parts.count, 2, exercise.guide)
                let chapter = stage.isEncore ? "encore-\(stage.id).md".lowercased() : "\(stage.id)-"
                XCTAssertTrue(parts[0].hasPrefix("Guide/\(chapter)"), exercise.guide)
                let page = try Page.read(parts[0], in: WorkshopCopy.kit)
                XCTAssertTrue(Anchors.of(page).contains(parts[1]), exercise.guide)
            }
        }
    }
}
