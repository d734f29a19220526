import XCTest

@testable import Advice
@testable import Catalog
@testable import Classroom
@testable import Grading
@testable import KitTestHelpers
@testable import Reports
@testable import SwiftSource

/// Tests the feedback page that is sent to a learner.
final class FeedbackPageTests: XCTestCase {
    private func page(_ result: LearnerResult) -> String {
        LearnerPage(
            result: result, row: ClassRow(result), heading: ClassFixture.heading, reader: .feedback
        ).text
    }

    func testFeedbackHasHintsAndNothingMeantForTheInstructor() {
        let bugs = shipped(1).bugs
        let open = bugs.map {
            BugResult(id: $0.id, exercise: $0.exercise, status: .survived, kills: [])
        }
        var stage = StageReport(
            stage: shipped(1), suite: Fixture.failedStage.suite,
            ownTests: Fixture.own("MyTests/testOne", bugs: open))
        stage = StageReport(
            stage: stage.stage, suite: stage.suite, ownTests: stage.ownTests,
            flags: [SourceFlag(word: "dlsym", file: "Starter/Stage1/EvenOdd.swift", line: 7)])
        var result = ClassFixture.learner("ann", [stage])
        result.upload = LearnerUpload(name: "last.zip", others: ["first <try>.zip"])
        let text = page(result)
        for bug in bugs {
            assertContains(text, HTMLLanguage.escaped(bug.hints[0]))
            assertContainsNot(text, HTMLLanguage.escaped(bug.description))
        }
        assertContainsNot(text, "dlsym")
        assertContains(text, "<code>first &lt;try&gt;.zip</code>")
        assertContains(text, "EvenOddTests.testZeroIsEven")
        assertContains(text, "Open Starter/Stage1/EvenOdd.swift.")
    }

    func testUntouchedAndMissingStagesAreOneLineEach() {
        let untouched = StageReport(
            stage: shipped(1),
            suite: .ran(
                shipped(1).exercises.map { exercise in
                    SuiteTest(
                        exercise: exercise.id,
                        result: Fixture.test("\(exercise.suite)/testOne", .contradiction))
                }), ownTests: .none)
        let missing = StageReport(
            stage: shipped(2), suite: .notBuilt(.missingFolder, tests: []), ownTests: .none)
        let result = ClassFixture.learner("ann", [untouched, missing])
        let text = page(result)
        assertContains(text, "Not started yet.")
        assertContains(text, "This stage&#39;s folder wasn&#39;t handed in.")
        for words in ["/EvenOddTests", "official tests don&#39;t pass", "can&#39;t be built"] {
            assertContainsNot(text, words)
        }
    }

    func testAfterThreeFailuresOfAnExerciseTheRestIsFolded() throws {
        let tests = (1...5).map { number in
            SuiteTest(
                exercise: "even-odd",
                result: Fixture.test(
                    "EvenOddTests/test\(number)", number == 1 ? nil : .contradiction))
        }
        let stage = StageReport(stage: shipped(1), suite: .ran(tests), ownTests: .none)
        let text = page(ClassFixture.learner("ann", [stage]))
        assertContains(text, "4 of 5 official tests don&#39;t pass")
        let parts = text.components(separatedBy: "<summary>More tests of this exercise ")
        XCTAssertEqual(parts.count, 2)
        assertContains(parts[0], "EvenOddTests.test4")
        assertContains(try XCTUnwrap(parts.last), "EvenOddTests.test5")
    }
}
