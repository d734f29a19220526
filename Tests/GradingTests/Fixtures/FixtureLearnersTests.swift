import ProgramTestHelpers
import XCTest

@testable import KitTestHelpers

/// Tests that fixture learners get the verdicts, findings and flags in the `expected.json` of their folders:
/// the quick ones in each run, and those that take long in the long tests or every night.
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
        XCTAssertGreaterThan(learners.count, 60)
        let grading = try LearnerGrading(.usual)
        XCTAssertEqual(try grading.differences(of: learners), [])
        let problems = try JSONSchema.report.problems(in: grading.jsonReports)
        XCTAssertEqual(problems.flatMap(\.self), [])
    }
}
