import ProgramTestHelpers
import XCTest

@testable import Catalog
@testable import Grading
@testable import KitTestHelpers
@testable import Reports

/// The schema in the Guide fits the reports of learners whom the real pipeline graded.
final class RealReportsTests: XCTestCase {
    override func setUpWithError() throws { try Needed.jsonschema.orSkip() }

    func testTheReportsOfRealLearnersFit() throws {
        // A learner, a stage of theirs, and its status and that of their own tests.
        let learners: [(String, Stage.ID, [String])] = [
            ("compile-error", 2, ["compileError", "graded"]),
            ("fatal-error", 1, ["failed", "graded"]),
            ("endless-loop", 1, ["failed", "graded"]),
            ("exit-zero", 1, ["failed", "graded"]),
            ("own-tests-judged", 1, ["passed", "graded"]),
            ("own-tests-swift-testing", 1, ["passed", "graded"]),
            ("own-tests-broken-start", 1, ["passed", "graded"]),
            ("own-tests-compile-error", 1, ["passed", "compileError"]),
            ("own-tests-not-async", 1, ["passed", "crashed"]),
        ]
        var reports = try learners.map { name, stage, statuses in
            let report = try FixtureLearner(name: name).grade(stage)
            let json = try JSONValue(text: JSONReporter.text(of: report))
            let found =
                json.texts(at: "stages", "status") + json.texts(at: "stages", "ownTests", "status")
            XCTAssertEqual(found, statuses, name)
            return report
        }
        reports.append(try FixtureLearner(name: "mistakes-early").grade())
        reports.append(try FixtureLearner(name: "second-solution", isWhole: true).grade())
        let problems = try JSONSchema.report.problems(in: reports.map(JSONReporter.text))
        XCTAssertEqual(problems, Array(repeating: [], count: reports.count))
    }
}
