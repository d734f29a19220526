import XCTest

@testable import Catalog
@testable import Grading
@testable import KitTestHelpers

/// Tests the run of the learner's tests on the learner's own code. The sample learners show that it
/// happens only on request.
final class OwnTestsOnCodeTests: XCTestCase {
    func testCodeThatDoesNotCompileDoesNotAffectTheTestsVerdict() throws {
        let learner = FixtureLearner(name: "compile-error")
        let both = try learner.gradeStageOnBoth(2)
        XCTAssertEqual(both.ownTests, try learner.graded(2).ownTests)
        XCTAssertEqual(both.status, .compileError)
        guard case .judged(let own) = both.ownTests else { return XCTFail("\(both.ownTests)") }
        XCTAssertFalse(own.tests.isEmpty)
        XCTAssertEqual(own.tests.compactMap(\.pair), [])
    }
}
