import XCTest

@testable import Catalog
@testable import Grading
@testable import KitTestHelpers
@testable import Reports

final class JSONReporterTests: XCTestCase {
    func testACompileErrorHasItsMessageAndNoPoints() throws {
        let stage = StageReport(
            stage: shipped(1),
            suite: .notBuilt(
                .errors("A.swift:1:1: error: no"),
                tests: [
                    SuiteTest(exercise: "even-odd", result: Fixture.test("A/t", .notReported))
                ]),
            ownTests: .none)
        let json = try JSONValue(text: JSONReporter.text(of: Fixture.report([stage])))
        XCTAssertEqual(json.texts(at: "stages", "status"), ["compileError"])
        XCTAssertEqual(json.texts(at: "stages", "message"), ["A.swift:1:1: error: no"])
        XCTAssertEqual(json.texts(at: "stages", "suite", "tests", "status"), ["notRun"])
        XCTAssertEqual(json.values(at: "summary", "points"), [.number(0)])
    }

    /// A caught bug names the tests that catch it. The rule of a surviving bug is omitted.
    func testABugNamesTheTestsThatCatchIt() throws {
        let bugs = ["a", "b"].map { id in
            PlantedBug(
                id: id, exercise: "even-odd", file: "", idea: .ordinary, rule: "Rule \(id).",
                find: "", replace: "", description: "", question: "Why \(id)?")
        }
        let own = OwnTestsReport(
            tests: [],
            bugs: [
                Fixture.bug("a", killedBy: "MyEvenOddTests/testOne", "MyEvenOddTests/testTwo"),
                Fixture.bug("b"),
            ])
        let report = Fixture.report([
            StageReport(
                stage: Stage(id: 1, title: "", exercises: [shipped(1).exercises[0]], bugs: bugs),
                suite: .ran([]), ownTests: .judged(own))
        ])
        let json = try JSONValue(text: JSONReporter.text(of: report))
        func texts(_ key: String) -> [String] {
            json.texts(at: "stages", "ownTests", "bugs", key)
        }
        XCTAssertEqual(
            texts("killedBy"),
            ["Stage1Tests.MyEvenOddTests/testOne", "Stage1Tests.MyEvenOddTests/testTwo"])
        XCTAssertEqual(texts("rule"), ["Rule a."])
        XCTAssertEqual(texts("question"), ["Why a?", "Why b?"])
    }
}
