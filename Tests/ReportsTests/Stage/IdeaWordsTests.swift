import XCTest

@testable import Catalog
@testable import Grading
@testable import KitTestHelpers
@testable import Reports

/// Tests the wording for what tests catch, and for the ideas that they cover.
final class IdeaWordsTests: XCTestCase {
    /// An idea counts once all its bugs are caught. Before that, an idea with some caught bugs isn't called
    /// missing.
    func testAPartlyCoveredIdeaIsNotMissing() throws {
        let stage = shipped(1)
        let bugs = stage.bugs.filter { $0.exercise == "even-odd" }.map { bug in
            let isCaught = ["every-number-is-even", "negative-odd-is-even"].contains(bug.id)
            return BugResult(
                id: bug.id, exercise: bug.exercise, status: isCaught ? .killed : .survived,
                kills: [])
        }
        let report = StageReport(
            stage: stage, suite: .ran([]),
            ownTests: .judged(OwnTestsReport(tests: [], bugs: bugs)))
        let exercise = try XCTUnwrap(report.exercises.first)
        XCTAssertEqual(IdeaWords.caught(by: exercise), "2 of 4 planted bugs")
        XCTAssertEqual(
            IdeaWords.names(of: exercise),
            "Covered: an ordinary case. Partly covered: a negative number (1 of 2 bugs caught). "
                + "Missing: an empty or zero value.")
    }
}
