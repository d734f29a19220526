import XCTest

@testable import Catalog
@testable import Classroom
@testable import Grading
@testable import KitTestHelpers
@testable import Reports

/// Tests the feedback that is sent to a learner.
final class FeedbackTests: XCTestCase {
    func testHintsAreGivenAndNoDescriptionsOfBugs() throws {
        let bugs = shipped(1).bugs
        let open = bugs.map {
            BugResult(id: $0.id, exercise: $0.exercise, status: .survived, kills: [])
        }
        let stage = StageReport(
            stage: shipped(1), suite: Fixture.passedStage.suite,
            ownTests: Fixture.own("MyTests/testOne", bugs: open))
        let text = feedback(on: ClassFixture.learner("ann", [stage]))
        for bug in bugs {
            assertContains(text, bug.hints[0].typographic)
            assertContainsNot(text, bug.description)
            assertContainsNot(text, bug.id)
        }
    }

    func testWhoWasNotGradedIsToldSoAndNothingOfTheMachine() {
        let result = LearnerResult(
            learner: "fay", verdict: .notGraded(.failed("/home/prof: the disk is full")))
        let text = feedback(on: result)
        assertContains(text, "could not be graded yet")
        assertContainsNot(text, "/home/prof")
        assertContainsNot(text, "points")
    }

    private func feedback(on result: LearnerResult) -> String {
        Feedback(result: result, row: ClassRow(result), heading: ClassFixture.heading).text()
    }
}
