import Catalog
import XCTest

/// The catalogue's own promises; that its files exist is checked by `grade verify`.
final class CatalogTests: XCTestCase {
    func testThereAreFourStagesInOrder() {
        XCTAssertEqual(stages.map(\.number), [1, 2, 3, 4])
    }

    func testEveryExerciseHasFilesAndHints() {
        for exercise in stages.flatMap(\.exercises) {
            XCTAssertEqual(exercise.files.isEmpty, false, exercise.id)
            XCTAssertGreaterThanOrEqual(exercise.hints.count, 2, exercise.id)
        }
    }

    func testIdentifiersAreLowerCaseWordsAndUnique() {
        let ids = stages.flatMap(\.exercises).map(\.id)
        XCTAssertEqual(Set(ids).count, ids.count)
        for id in ids {
            XCTAssertNotNil(id.wholeMatch(of: #/[a-z]+(-[a-z]+)*/#), id)
        }
    }

    func testTasksAreSentences() {
        for exercise in stages.flatMap(\.exercises) {
            XCTAssertEqual(exercise.task.hasSuffix("."), true, exercise.id)
            XCTAssertEqual(exercise.task.contains("\n"), false, exercise.id)
        }
    }
}
