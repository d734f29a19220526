import ProgramTestHelpers
import XCTest

@testable import Catalog
@testable import FileSystem
@testable import Grading
@testable import KitTestHelpers

/// Tests that fixture learners get the verdicts, findings and flags in the `expected.json` of their
/// folders. The quick tests grade one or two learners of each kind. The long tests and the nightly
/// run grade the others.
final class FixtureLearnersTests: XCTestCase {
    override func setUpWithError() throws { try Needed.sandbox.orSkip() }

    func testEachLearnerIsGradedAsExpected() throws {
        let breadth = Recording.isOn ? .all : Breadth.current
        let learners = try LearnerGrading.learners().filter {
            let options = try LearnerGrading.expected(of: $0).options
            return switch breadth {
            case .few: options?.isLong != true && options?.isNightly != true
            case .some: options?.isNightly != true
            case .all: true
            }
        }
        XCTAssertGreaterThan(learners.count, 30)
        let grading = try LearnerGrading(.usual)
        XCTAssertEqual(try grading.differences(of: learners), [])
        let problems = try JSONSchema.report.problems(in: grading.jsonReports)
        XCTAssertEqual(problems.flatMap(\.self), [])
    }

    /// Each stage must be judged by exactly the tests that its official suite declares.
    func testEachStageIsJudgedByAllOfItsOfficialTests() throws {
        var judging: [String: Set<Int>] = [:]
        for learner in try LearnerGrading.learners() {
            for (stage, facts) in try LearnerGrading.expected(of: learner).stages {
                guard let count = facts.code.firstMatch(of: #/\d+ of (\d+) pass/#)?.1 else {
                    continue
                }
                judging[stage, default: []].insert(Int(count) ?? 0)
            }
        }
        for stage in Workshop.shipped.stages {
            let suite = try SourceFolder.read(
                FixtureLearner.kit.path(stage.suiteFolder), ending: ".swift", files: .live)
            // Tests of given code don't judge a learner, so they don't count.
            let given = stage.exercises.filter { !$0.hasCodeToWrite }.map {
                "\($0.suite).swift"
            }
            let declared = suite.files.filter { !given.contains($0.key) }.values.map { bytes in
                String(decoding: bytes, as: UTF8.self).matches(of: #/func test\w*/#).count
            }
            XCTAssertEqual(judging["\(stage.id)"], [declared.reduce(0, +)], stage.title)
        }
    }
}
