import XCTest

@testable import Catalog
@testable import Classroom
@testable import Grading
@testable import KitTestHelpers
@testable import Reports

/// What is sent to a learner.
final class FeedbackTests: XCTestCase {
    func testTheWholeText() {
        var result = ClassFixture.learner("dan", [Fixture.failedStage])
        result.ranWithoutSandbox = true
        result.changedKitFiles = ["Package.swift"]
        XCTAssertEqual(
            feedback(on: result),
            """
            # Unit testing workshop: feedback for `dan`

            2026-01-31, Unit testing workshop 1.0.0

            These files are the kit’s own. Your versions of them were not used:

            - `Package.swift`

            Your code was graded without a sandbox.

            5 of 25 points.

            | stage | official tests | planted bugs caught | points |
            |---|---|---|---|
            | 1 Basic functions | 1 of 2 | 0 of 1 | 5 of 25 |

            ## To do next

            1. **Stage 1, Even or odd:** Open Starter/Stage1/EvenOdd.swift. Write isEven(number:), which says whether a number is even. To read: Guide/1-basic-functions.md

            ## Stage 1, Basic functions

            To do: Even or odd (2, Green).

            ### Even or odd: 1 of 2 official tests don’t pass

            `EvenOddTests.testZeroIsEven`, `Tests/Stage1Tests/EvenOddTests.swift:12`

            ```text
            isEven(number: 0)
            expected: true
            actual:   false
            ```

            ### Planted bugs that your tests don’t catch yet

            None of your tests catches a bug of this kind yet: an ordinary case of each kind (1 bug). To read: Guide/test-checklist.md#an-ordinary-case-of-each-kind



            """)
    }

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
            assertContains(text, bug.hints[0])
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

    func testFlagsAreForTheInstructor() {
        let text = feedback(on: ClassFixture.everyKind[1])
        assertContainsNot(text, "dlsym")
    }

    private func feedback(on result: LearnerResult) -> String {
        Feedback(result: result, row: ClassRow(result), heading: ClassFixture.heading).text()
    }
}
