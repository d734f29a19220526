import XCTest

@testable import Catalog
@testable import Grading
@testable import KitTestHelpers
@testable import Reports

/// Tests the few things that a learner is advised to do next.
final class NextThingsTests: XCTestCase {
    private func things(_ stages: [StageReport]) -> [NextThings.Thing] {
        NextThings(tree: .starter).all(in: Fixture.report(stages))
    }

    func testTheyAreTheFirstThreeExercisesThatAreOpen() {
        let found = things([
            Fixture.stage(red: ["number-formatter", "labels"], noticed: ["even-odd"]),
            StageReport(stage: shipped(2), suite: .ran([]), ownTests: .none),
        ])
        XCTAssertEqual(
            found.map(\.title),
            [
                "Stage 1, Number formatter", "Stage 1, Labels",
                "Stage 2, Even or odd in a view model",
            ])
        XCTAssertEqual(found[0].sentences.count, 3)
        assertContains(found[0].sentences[2], "To read: Guide/1-basic-functions.md#")
    }

    func testWhereTheCodeIsRightTestsAreToBeWrittenOrFixed() {
        let found = things([Fixture.stage(noticed: ["even-odd", "labels"])])
        XCTAssertEqual(found.map(\.title), ["Stage 1, Number formatter"])
        assertContains(
            found[0].sentences[0],
            "Write tests in Starter/Stage1Tests/MyNumberFormatterTests.swift that")
    }

    func testAStageThatCantBeBuiltIsOneThing() {
        let broken = StageReport(
            stage: shipped(1),
            suite: .notBuilt(.errors("Starter/Stage1/Labels.swift:3:5: error: no"), tests: []),
            ownTests: .none)
        let found = things([broken])
        XCTAssertEqual(found.map(\.title), ["Stage 1"])
        XCTAssertEqual(
            found[0].sentences,
            ["Fix the first error in the code.", "To read: Guide/1-basic-functions.md#labels"])
    }

    func testNothingIsLeftWhereAllIsDoneOrNothingCame() {
        let missing = StageReport(
            stage: shipped(2), suite: .notBuilt(.missingFolder, tests: []),
            ownTests: .none)
        XCTAssertEqual(things([ClassFixture.masteredStage, missing]), [])
    }
}
