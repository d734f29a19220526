import Foundation
import ProgramTestHelpers
import XCTest

@testable import FileSystem
@testable import Grading
@testable import KitTestHelpers
@testable import Processes
@testable import Reports

/// Tests the script that converts a JSON report for Gradescope.
final class GradescopeResultsTests: XCTestCase {
    private struct Results: Decodable {
        struct Test: Decodable {
            let name: String
            let score: Double
            let maxScore: Double
            let status: String
            let output: String
        }
        let score: Double
        let output: String
        let tests: [Test]
    }

    /// The script's output for the reports. Every file must match Gradescope's schema.
    private func results(_ reports: [Report]) throws -> [Results] {
        try Needed.jsonschema.orSkip()
        let script = FixtureLearner.kit.path("Guide/for-instructors/gradescope/results.py")
        let path = "\(try temporaryFolder())/report.json"
        let texts = try reports.map { report in
            try Files.live.write(path, Array(JSONReporter.text(of: report).utf8))
            let (end, text) = try Programs.run(.python, [script, path])
            XCTAssertEqual(end, .exited(0), text)
            return text
        }
        let problems = try JSONSchema.gradescope.problems(in: texts)
        XCTAssertEqual(problems, Array(repeating: [], count: texts.count))
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        return try texts.map { try decoder.decode(Results.self, from: Data($0.utf8)) }
    }

    private func result(_ stage: StageReport) throws -> Results {
        try results([Fixture.report([stage])])[0]
    }

    func testPointsAreSplitAmongExercisesAndBugs() throws {
        let passed = try result(Fixture.passedStage)
        XCTAssertEqual(passed.score, 25)
        XCTAssertEqual(passed.tests.map(\.maxScore).reduce(0, +), 25, accuracy: 0.01)
        XCTAssertEqual(passed.tests.map(\.score), passed.tests.map(\.maxScore))
        XCTAssertEqual(Set(passed.tests.map(\.status)), ["passed"])

        let red = try result(Fixture.stage(red: ["labels"]))
        XCTAssertEqual(
            red.tests.map(\.name),
            ["Stage 1, even-odd", "Stage 1, number-formatter", "Stage 1, labels"]
                + ["Stage 1, planted bugs"])
        XCTAssertEqual(red.tests.map(\.score), [3.33, 3.33, 0, 0])
        XCTAssertEqual(red.tests.map(\.status), ["passed", "passed", "failed", "failed"])
    }

    func testCompileErrorsFlagsAndHintsAreShown() throws {
        let broken = StageReport(
            stage: shipped(1),
            suite: .notBuilt(
                .errors("A.swift:1:1: error: no"),
                tests: [SuiteTest(exercise: "labels", result: Fixture.test("A/t", .notReported))]),
            ownTests: .none)
        XCTAssertEqual(try result(broken).score, 0)
        assertContains(try result(broken).tests.map(\.output).joined(), "A.swift:1:1: error: no")

        assertContains(
            try result(Fixture.flagged(Fixture.flags)).output,
            "\nNot needed in any exercise: exit (Starter/Stage1/EvenOdd.swift:12)")

        let bug = try XCTUnwrap(shipped(1).bugs.first { $0.id == "zero-is-odd" })
        let text = try results([Fixture.report(HostileReport.stages("x"))])[0].tests
            .map(\.output).joined()
        assertContains(text, bug.hints[0])
        assertContainsNot(text, bug.description)
    }

    func testEveryKindOfReportFitsTheSchema() throws {
        let reports = (ClassFixture.everyKind + HostileReport.learners).compactMap { learner in
            if case .graded(let report) = learner.verdict { report } else { nil }
        }
        XCTAssertEqual(try results(reports).map(\.score), reports.map { Points.of($0) })
    }

    func testTheSchemaRejectsUnknownKeys() throws {
        let problems = try JSONSchema.gradescope.problems(in: [#"{"output": "", "points": 3}"#])
        XCTAssertEqual(
            problems, [[": Additional properties are not allowed ('points' was unexpected)"]])
    }
}
