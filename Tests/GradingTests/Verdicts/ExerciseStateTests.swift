import XCTest

@testable import Catalog
@testable import Grading
@testable import KitTestHelpers
@testable import SwiftSource

final class ExerciseStateTests: XCTestCase {
    func testExercisesAreInTheOrderOfTheWorkshop() {
        let report = Fixture.report([Fixture.stage(red: ["labels"])])
        XCTAssertEqual(
            report.exercises.map(\.exercise.id), ["even-odd", "number-formatter", "labels"])
        XCTAssertEqual(report.exercises.map(\.isGreen), [true, true, false])
        XCTAssertEqual(report.exercises.map(\.tests.count), [1, 1, 1])
        XCTAssertEqual(
            report.exercises[2].firstFailure?.result.name, "Stage1Tests.LabelsTests/testIt")
        XCTAssertEqual(report.exercises[0].firstFailure, nil)
    }

    func testEndlessCodeIsReportedBeforeAWrongResult() {
        func test(_ exercise: String, _ name: String, _ failure: TestResult.Failure?) -> SuiteTest {
            SuiteTest(exercise: exercise, result: Fixture.test(name, failure))
        }
        let wrong = TestResult.Failure.assertion(message: "wrong", place: nil)
        let tests = [
            test("labels", "A/passes", nil), test("labels", "A/wrong", wrong),
            test("even-odd", "B/endless", .timeout(.seconds(1))),
        ]
        XCTAssertEqual(tests.firstFailure, tests[1], "exercises must be searched one by one")
        let endless = test("labels", "A/endless", .timeout(.seconds(1)))
        XCTAssertEqual((tests + [endless]).firstFailure, endless)
        XCTAssertNil(Array(tests.prefix(1)).firstFailure)
    }

    func testACompileErrorIsNotGreenAndHasNoFailingTest() {
        let tests = Fixture.stage().tests
        let stage = StageReport(
            stage: shipped(1), suite: .notBuilt(.tookTooLong, tests: tests), ownTests: .none)
        XCTAssertTrue(stage.exercises.allSatisfy { !$0.isGreen })
        XCTAssertTrue(stage.exercises.allSatisfy(\.isCompileError))
        XCTAssertEqual(stage.exercises[0].firstFailure, nil)
    }

    func testAnExerciseWithoutTestsIsNotGreen() {
        let stage = StageReport(stage: shipped(1), suite: .ran([]), ownTests: .none)
        let exercises = stage.exercises.filter { $0.exercise.hasCodeToWrite }
        XCTAssertEqual(exercises.map(\.isGreen), [false, false, false])
    }

    func testBugsOfOtherExercisesDoNotCount() {
        let exercises = Fixture.stage(noticed: ["even-odd"]).exercises
        XCTAssertEqual(exercises[0].unnoticedBugs, [])
        XCTAssertTrue(exercises[0].isDone)
        XCTAssertEqual(Set(exercises[2].unnoticedBugs.map(\.exercise)), ["labels"])
        XCTAssertEqual(exercises[2].unnoticedBugs, exercises[2].plantedBugs)
        XCTAssertFalse(exercises[2].isDone)
    }

    func testEveryBugSurvivesIfTheTestsCouldNotBeJudged() {
        let exercise = Fixture.stage(ownTests: .notBuilt(.tookTooLong)).exercises[0]
        XCTAssertEqual(exercise.bugs, [])
        XCTAssertEqual(exercise.unnoticedBugs, exercise.plantedBugs)
        XCTAssertFalse(exercise.isDone)
    }
}
