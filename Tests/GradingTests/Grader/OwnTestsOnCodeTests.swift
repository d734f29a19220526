import XCTest

@testable import Catalog
@testable import Grading
@testable import KitTestHelpers

/// Tests that the learner's tests also run on the learner's own code, but only if this is
/// requested.
final class OwnTestsOnCodeTests: XCTestCase {
    /// Returns the pair of results of each test, by the name of the test; `unknown` if one of the
    /// results is unknown.
    private func pairs(_ stage: StageReport) throws -> [String: String] {
        guard case .judged(let own) = stage.ownTests else {
            XCTFail("\(stage.ownTests)")
            return [:]
        }
        return Dictionary(
            uniqueKeysWithValues: own.tests.map {
                ($0.result.name, $0.pair?.rawValue ?? "unknown")
            })
    }

    func testOwnTestsRunOnTheLearnersCodeOnlyOnRequest() throws {
        let pairs = try pairs(FixtureLearner(name: "four-pairs").graded(1))
        XCTAssertEqual(pairs.count, 6)
        XCTAssertEqual(Set(pairs.values), ["unknown"])
    }

    func testCodeThatDoesNotCompileDoesNotAffectTheTestsVerdict() throws {
        let learner = FixtureLearner(name: "compile-error")
        let both = try learner.gradeStageOnBoth(2)
        XCTAssertEqual(both.ownTests, try learner.graded(2).ownTests)
        XCTAssertEqual(both.status, .compileError)
        XCTAssertEqual(Set(try pairs(both).values), ["unknown"])
    }
}
