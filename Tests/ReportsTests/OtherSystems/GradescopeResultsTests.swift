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
        let folder = try temporaryFolder()
        let paths = reports.indices.map { "\(folder)/\($0).json" }
        for (path, report) in zip(paths, reports) {
            try Files.live.write(path, Array(JSONReporter.text(of: report).utf8))
        }
        let (end, output) = try Programs.run(.python, ["-c", Self.runsForEach, script] + paths)
        XCTAssertEqual(end, .exited(0), output)
        let texts = try JSONDecoder().decode([String].self, from: Data(output.utf8))
        let problems = try JSONSchema.gradescope.problems(in: texts)
        XCTAssertEqual(problems, Array(repeating: [], count: texts.count))
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        return try texts.map { try decoder.decode(Results.self, from: Data($0.utf8)) }
    }

    /// Runs a script for each file, in a single process, and prints what the script has printed each time.
    private static let runsForEach = """
        import contextlib, io, json, runpy, sys
        script, paths, texts = sys.argv[1], sys.argv[2:], []
        for path in paths:
            sys.argv = [script, path]
            with contextlib.redirect_stdout(io.StringIO()) as output:
                runpy.run_path(script)
            texts.append(output.getvalue())
        print(json.dumps(texts))
        """

    func testPointsAreSplitAmongExercisesAndBugs() throws {
        let found = try results(
            [Fixture.passedStage, Fixture.stage(red: ["labels"])].map { Fixture.report([$0]) })
        let (passed, red) = (found[0], found[1])
        XCTAssertEqual(passed.score, 25)
        XCTAssertEqual(passed.tests.map(\.maxScore).reduce(0, +), 25, accuracy: 0.01)
        XCTAssertEqual(passed.tests.map(\.score), passed.tests.map(\.maxScore))
        XCTAssertEqual(Set(passed.tests.map(\.status)), ["passed"])

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
        let found = try results(
            [[broken], [Fixture.flagged(Fixture.flags)], HostileReport.stages("x")].map {
                Fixture.report($0)
            })
        XCTAssertEqual(found[0].score, 0)
        let texts = found.map { $0.tests.map(\.output).joined() }
        assertContains(texts[0], "A.swift:1:1: error: no")
        assertContains(
            found[1].output,
            "\nNot needed in any exercise: exit (Starter/Stage1/EvenOdd.swift:12)")

        let bug = try XCTUnwrap(shipped(1).bugs.first { $0.id == "zero-is-odd" })
        assertContains(texts[2], bug.hints[0])
        assertContainsNot(texts[2], bug.description)
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
