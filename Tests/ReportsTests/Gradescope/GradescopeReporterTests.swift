import Foundation
import XCTest

@testable import Catalog
@testable import FileSystem
@testable import Grading
@testable import KitTestHelpers
@testable import Processes
@testable import Reports

/// The results file that Gradescope reads.
final class GradescopeReporterTests: XCTestCase {
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

    private func results(_ stages: [StageReport]) throws -> Results {
        let text = GradescopeReporter.text(of: Fixture.report(stages))
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        return try decoder.decode(Results.self, from: Data(text.utf8))
    }

    /// A stage of which so many tests of each exercise pass, out of so many.
    private func stage(_ shares: [(Int, Int)], bugs: (Int, Int)) -> StageReport {
        let exercises = shipped(1).exercises
        let tests = zip(exercises, shares).flatMap { exercise, share in
            (0..<share.1).map { index in
                SuiteTest(
                    exercise: exercise.id,
                    result: Fixture.test("A/t\(index)", index < share.0 ? nil : .notReported))
            }
        }
        let results = (0..<bugs.1).map { index in
            BugResult(
                id: "b\(index)", exercise: "even-odd",
                status: index < bugs.0 ? .killed : .survived, kills: [])
        }
        return StageReport(
            stage: shipped(1), suite: .ran(tests),
            ownTests: .judged(OwnTestsReport(tests: [], bugs: results)))
    }

    func testEachExerciseAndTheBugsHaveTheirShare() throws {
        let results = try results([stage([(2, 2), (1, 4), (0, 4)], bugs: (1, 4))])
        XCTAssertEqual(
            results.tests.map(\.name),
            [
                "Stage 1, Even or odd", "Stage 1, Number formatter", "Stage 1, Labels",
                "Stage 1, planted bugs that your own tests notice",
            ])
        XCTAssertEqual(results.tests.map(\.score), [2, 1, 0, 3.75])
        XCTAssertEqual(results.tests.map(\.maxScore), [2, 4, 4, 15])
        XCTAssertEqual(results.tests.map(\.status), ["passed", "failed", "failed", "failed"])
        XCTAssertEqual(results.score, 6.75)
    }

    func testTheScoresAddUpToThePointsOfTheReport() throws {
        for first in 0...7 {
            for second in 0...11 {
                let stages = [stage([(first, 7), (second, 11), (3, 3)], bugs: (first, 7))]
                let results = try results(stages)
                let points = Points.of(Fixture.report(stages))
                XCTAssertEqual(results.score, points)
                XCTAssertEqual(results.tests.map(\.score).reduce(0, +), points, accuracy: 1e-9)
                XCTAssertEqual(results.tests.map(\.maxScore).reduce(0, +), 25, accuracy: 1e-9)
                for test in results.tests {
                    XCTAssertGreaterThanOrEqual(test.score, 0)
                    XCTAssertLessThan(test.score, test.maxScore + 0.015)
                }
            }
        }
    }

    func testACompileErrorIsToldAndGivesNothing() throws {
        let stage = StageReport(
            stage: shipped(1),
            suite: .notBuilt(.errors("A.swift:1:1: error: no"), tests: []), ownTests: .none)
        let results = try results([stage])
        XCTAssertEqual(results.score, 0)
        assertContains(results.tests[0].output, "A.swift:1:1: error: no")
    }

    func testFlagsAreBelowTheTotal() throws {
        XCTAssertEqual(
            try results([Fixture.flagged(Fixture.flags)]).output,
            """
            25 of 25 points. 1 of 1 stages passed, 1 mastered.

            Stage 1
              Not needed in any exercise, and shown to whoever grades:
                exit  Starter/Stage1/EvenOdd.swift:12
                dlsym  Starter/Stage1/
            """)
    }

    func testHintsAreGivenAndNoDescriptions() throws {
        let text = GradescopeReporter.text(
            of: Fixture.report(HostileReport.stages("x")))
        let bug = try XCTUnwrap(shipped(1).bugs.first { $0.id == "zero-is-odd" })
        assertContains(text, bug.hints[0])
        assertContainsNot(text, bug.description)
    }

    func testEveryFileFitsTheSchema() throws {
        let texts = (ClassFixture.everyKind + HostileReport.learners).compactMap { learner in
            if case .graded(let report) = learner.verdict {
                GradescopeReporter.text(of: report)
            } else {
                nil
            }
        }
        let problems = try JSONSchema.gradescope.problems(in: texts)
        XCTAssertEqual(problems, Array(repeating: [], count: texts.count))
    }

    func testTheSchemaRefusesWhatGradescopeDoesNotKnow() throws {
        let problems = try JSONSchema.gradescope.problems(in: [#"{"output": "", "points": 3}"#])
        XCTAssertEqual(
            problems,
            [[": Additional properties are not allowed ('points' was unexpected)"]])
    }
}
