import XCTest

@testable import Catalog
@testable import Grading
@testable import KitTestHelpers

/// Checks that code in the texts for learners uses only names that exist.
final class HintsTests: XCTestCase {
    func testCodeInHintsOccursInFinished() throws {
        let known = try words(in: "Finished").union(words(in: "Exercises/Shared"))
        for stage in Workshop.shipped.stages {
            let texts =
                stage.exercises.flatMap { [$0.task, $0.refactor ?? ""] + $0.hints }
                + stage.bugs.flatMap { [$0.rule, $0.description] + $0.hints }
            for code in texts.flatMap({ $0.matches(of: #/`([^`]+)`/#).map(\.1) }) {
                let unknown = code.matches(of: #/\w+/#).map(\.output).filter { !known.contains($0) }
                XCTAssertEqual(unknown, [], "`\(code)` in stage \(stage.id)")
            }
        }
    }

    private func words(in folder: String) throws -> Set<Substring> {
        let sources = try SourceFolder.read(
            WorkshopCopy.kit.path(folder), ending: ".swift", files: .live)
        return Set(
            sources.files.values.flatMap {
                String(decoding: $0, as: UTF8.self).matches(of: #/\w+/#).map(\.output)
            })
    }
}
