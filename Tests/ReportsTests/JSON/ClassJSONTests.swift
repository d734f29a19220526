import XCTest

@testable import Catalog
@testable import Classroom
@testable import FileSystem
@testable import Grading
@testable import KitTestHelpers
@testable import Reports

/// Tests the statistics of a class for other programs.
final class ClassJSONTests: XCTestCase {
    private func text(_ results: [LearnerResult]) -> String {
        var figures = ClassFigures()
        for result in results { figures.add(result) }
        return ClassJSON.text(of: figures, heading: ClassFixture.heading)
    }

    func testEveryClassFitsTheSchema() throws {
        let texts = [
            text([]), text(ClassFixture.everyKind), text(HostileReport.learners),
        ]
        let problems = try JSONSchema.classroom.problems(in: texts)
        XCTAssertEqual(problems, Array(repeating: [], count: 3))
    }

    func testTheSchemaRejectsInvalidFiles() throws {
        let whole = try JSONValue(text: text(ClassFixture.everyKind))
        let changes: [String: JSONValue?] = [
            "version": .number(2), "date": .string("x"), "learners/0/status": nil,
            "learners/0/points": .null, "learners/4/handedIn": .null,
            "learners/0/stages/0/sign": .string("gold"),
        ]
        let places = whole.places.filter { changes.keys.contains($0.name) }
        XCTAssertEqual(places.count, changes.count)
        let changed = places.map { $0.replaced(changes[$0.name] ?? nil) }
        let problems = try JSONSchema.classroom.problems(in: changed.map { try $0.text() })
        XCTAssertEqual(problems.filter(\.isEmpty), [])
    }

    func testTheGuideExplainsEachKey() throws {
        let schema = try JSONValue(
            text: String(
                decoding: try Files.live.read(JSONSchema.classroom.path), as: UTF8.self))
        let page = String(
            decoding: try Files.live.read(
                FixtureLearner.kit.path("Guide/for-instructors/class-json.md")), as: UTF8.self)
        let keys = Set(
            schema.places.filter { $0.path.dropLast().last == "properties" }
                .compactMap(\.path.last))
        XCTAssertGreaterThan(keys.count, 30)
        for key in keys { assertContains(page, "`\(key)`") }
    }
}
