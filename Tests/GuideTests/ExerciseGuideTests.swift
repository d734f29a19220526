import XCTest

@testable import Catalog
@testable import FileSystem
@testable import GuideTestHelpers

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

    /// Whoever writes the first tests of all has an example in the file, or is told where there is one.
    func testTheFirstStageHasAnExampleForEachFileOfTests() throws {
        let kit = WorkshopCopy.kit
        for exercise in try XCTUnwrap(Workshop.shipped[1]).exercises {
            let path = "Starter/Stage1Tests/\(exercise.ownTests).swift"
            let text = String(decoding: try Files.live.read(kit.path(path)), as: UTF8.self)
            if text.contains("A worked example") { continue }
            let comments = text.split(separator: "\n").filter { $0.hasPrefix("///") }
            let names = comments.joined(separator: " ").matches(of: #/`([\w\/-]+\.(?:swift|md))`/#)
            XCTAssertFalse(names.isEmpty, "\(path) says nowhere how a test looks")
            for name in names.map({ String($0.1) }) {
                let place = name.hasPrefix("Guide/") ? name : "Starter/Stage1Tests/\(name)"
                XCTAssertEqual(Files.live.kind(kit.path(place)), .file, place)
            }
        }
    }
}
