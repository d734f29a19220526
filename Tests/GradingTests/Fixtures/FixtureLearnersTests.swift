import ProgramTestHelpers
import XCTest

@testable import KitTestHelpers

/// Tests that every fixture learner gets the verdicts, findings and flags in its folder's `expected.json`.
final class FixtureLearnersTests: XCTestCase {
    override func setUpWithError() throws { try Needed.sandbox.orSkip() }

    func testEachLearnerIsGradedAsExpected() throws {
        let isNight = Breadth.current == .all || Recording.isOn
        let learners = try LearnerGrading.learners().filter {
            try isNight || LearnerGrading.expected(of: $0).options?.isNightly != true
        }
        XCTAssertGreaterThan(learners.count, 60)
        XCTAssertEqual(try LearnerGrading(.usual).differences(of: learners), [])
    }
}
