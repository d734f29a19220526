import XCTest

@testable import Catalog
@testable import Classroom
@testable import FileSystem
@testable import Grading
@testable import KitTestHelpers
@testable import Reports

/// The figures of a class for programs.
final class ClassJSONTests: XCTestCase {
    private func text(_ results: [LearnerResult], _ points: ClassPoints = ClassPoints()) -> String {
        var figures = ClassFigures(points: points)
        for result in results { figures.add(result) }
        return ClassJSON.text(of: figures, heading: ClassFixture.heading)
    }

    func testEveryClassFitsTheSchema() throws {
        let texts = [
            text([]), text(ClassFixture.everyKind), text(HostileReport.learners),
            try byHand().text(), try compared(), try withBonus().text(),
            try compared("2026-11-22 14:05:09"), try compared("2026-11-22 14:05"),
        ]
        let problems = try JSONSchema.classroom.problems(in: texts)
        XCTAssertEqual(problems, Array(repeating: [], count: 8))
    }

    func testTheSchemaRefusesWhatIsNone() throws {
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

    func testWhatIsGivenByHandStandsBesideTheGrading() throws {
        let places = try byHand().places
        func value(_ name: String) -> JSONValue? { places.first { $0.name == name }?.value }
        XCTAssertEqual(value("learners/3/points"), .number(20))
        XCTAssertEqual(value("learners/3/stages/0/points"), .number(20))
        XCTAssertEqual(value("learners/3/stages/0/byHand/graded"), .number(5))
        XCTAssertEqual(value("learners/3/stages/0/byHand/comment"), .string("ill"))
        XCTAssertEqual(value("learners/0/stages/0/byHand"), .null)
    }

    func testABonusAndAComment() throws {
        let places = try withBonus().places
        func value(_ name: String) -> JSONValue? { places.first { $0.name == name }?.value }
        XCTAssertEqual(value("learners/3/points"), .number(7))
        XCTAssertEqual(value("learners/3/bonus/points"), .number(2))
        XCTAssertEqual(value("learners/3/bonus/comment"), .string("x"))
        XCTAssertEqual(value("learners/0/bonus"), .null)
        XCTAssertEqual(value("learners/0/stages/0/comment"), .string("good"))
        XCTAssertEqual(value("learners/0/stages/0/byHand"), .null)
        XCTAssertEqual(value("learners/0/stages/0/points"), .number(25))
        XCTAssertEqual(value("learners/3/stages/0/comment"), .null)
    }

    private func withBonus() throws -> JSONValue {
        let overrides = [
            PointsOverride(learner: "dan", stage: nil, points: 2, comment: "x"),
            PointsOverride(learner: "ann", stage: 1, points: nil, comment: "good"),
        ]
        return try JSONValue(
            text: text(ClassFixture.everyKind, ClassPoints(overrides: overrides)))
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

    /// A class of which one has moved since the run before.
    private func compared(_ time: String = "2026-11-22T14:05:09+01:00") throws -> String {
        var history = ClassHistory()
        for (run, points) in [("a", 1.0), ("b", 2)] {
            let stage = Standing.Stage(stage: 1, code: points, tests: 0, green: 0, starred: 0)
            history.take(["ann": Standing(stages: [stage])], at: time, run: run)
        }
        var figures = ClassFigures(
            before: ClassBefore(try XCTUnwrap(history.before), zoneOfOldTimes: .gmt))
        for result in ClassFixture.everyKind { figures.add(result) }
        return ClassJSON.text(of: figures, heading: ClassFixture.heading)
    }

    private func byHand() throws -> JSONValue {
        let override = PointsOverride(learner: "dan", stage: 1, points: 20, comment: "ill")
        return try JSONValue(
            text: text(ClassFixture.everyKind, ClassPoints(overrides: [override])))
    }
}
