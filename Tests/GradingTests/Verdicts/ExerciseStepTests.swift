import XCTest

@testable import Catalog
@testable import Grading
@testable import KitTestHelpers

final class ExerciseStepTests: XCTestCase {
    private let red = TestResult.Failure.assertion(message: "failed", place: nil)

    /// Returns an exercise with red or green code, and with these tests of the learner.
    private func exercise(isGreen: Bool = false, _ tests: OwnTest...) -> ExerciseState {
        Fixture.stage(
            red: isGreen ? [] : ["even-odd"],
            ownTests: .judged(OwnTestsReport(tests: tests, bugs: []))
        ).exercises[0]
    }

    private func test(onCode: TestResult.Failure?, noticesNothing: Bool = false) -> OwnTest {
        OwnTest(
            result: Fixture.test("MyEvenOddTests/testIt"),
            onCode: Fixture.test("MyEvenOddTests/testIt", onCode), noticesNothing: noticesNothing)
    }

    func testAnExerciseStartsWithARedTest() {
        XCTAssertEqual(exercise().step(), .red)
        XCTAssertEqual(exercise(test(onCode: nil)).step(), .red)
        XCTAssertEqual(exercise(test(onCode: red)).step(), .green)
        XCTAssertEqual(exercise(test(onCode: red, noticesNothing: true)).step(), .green)
    }

    /// The worked example only shows what red looks like. The Red step also needs a test of the
    /// learner's own.
    func testTheWorkedExampleDoesNotMakeRedDone() {
        func exercise(_ failures: TestResult.Failure?...) -> ExerciseState {
            let example = OwnTest(
                result: Fixture.test("MyEvenOddTests/testIt"),
                onCode: Fixture.test("MyEvenOddTests/testIt", red), noticesNothing: true,
                isExample: true)
            let tests = failures.enumerated().map { index, failure in
                SuiteTest(
                    exercise: "even-odd", result: Fixture.test("EvenOddTests/test\(index)", failure)
                )
            }
            return StageReport(
                stage: Fixture.stageOfCode, suite: .ran(tests),
                ownTests: .judged(OwnTestsReport(tests: [example], bugs: []))
            ).exercises[0]
        }
        XCTAssertEqual(exercise(red, red).step(), .red)
        XCTAssertFalse(exercise(red, red).isRedDone)
        XCTAssertFalse(exercise(nil, nil).isRedDone, "if none of the learner's tests is red")
        XCTAssertEqual(exercise(red, red).step(codeFirst: true), .green)
        XCTAssertEqual(exercise(red, nil).step(), .green)
        XCTAssertEqual(exercise(red, .timeout(.seconds(1))).step(), .green)
    }

    func testAWrongTestDoesNotLeadToGreen() {
        let wrong = OwnTest(
            result: Fixture.test("MyEvenOddTests/testIt", red),
            onCode: Fixture.test("MyEvenOddTests/testIt", red))
        XCTAssertEqual(exercise(wrong).step(), .red)
    }

    func testGreenCodeLeadsToBugs() {
        XCTAssertEqual(exercise(isGreen: true).step(), .bugs)
        XCTAssertFalse(exercise(isGreen: true).isRedDone)
        XCTAssertTrue(exercise(isGreen: true, test(onCode: nil)).isRedDone)
    }

    func testALearnerWhoStartedWithTheCodeStaysInGreen() {
        let tests = [("testOne", nil), ("testTwo", red)].map { name, failure in
            SuiteTest(
                exercise: "even-odd", result: Fixture.test("EvenOddTests/\(name)", failure))
        }
        let stage = StageReport(
            stage: Fixture.stageOfCode, suite: .ran(tests), ownTests: .none)
        XCTAssertEqual(stage.exercises[0].step(), .green)
        XCTAssertFalse(stage.exercises[0].isRedDone)
        // The test that was red before the code was written is green now.
        let led = StageReport(
            stage: Fixture.stageOfCode, suite: .ran(tests),
            ownTests: .judged(OwnTestsReport(tests: [test(onCode: nil)], bugs: [])))
        XCTAssertTrue(led.exercises[0].isRedDone)
    }

    func testIfTheCodeComesFirstTheFirstStepIsGreen() {
        XCTAssertEqual(exercise().step(codeFirst: true), .green)
        XCTAssertEqual(exercise(isGreen: true).step(codeFirst: true), .bugs)
    }

    func testCodeThatDoesNotCompileIsFixedFirst() {
        let stage = StageReport(
            stage: shipped(1), suite: .notBuilt(.tookTooLong, tests: []), ownTests: .none)
        // The exercise with given code doesn't wait until the stage compiles.
        XCTAssertEqual(stage.exercises.map { $0.step() }, [.green, .green, .green, .bugs])
    }

    func testWithoutARunOnTheCodeARightTestThatCatchesABugCounts() {
        let test = Fixture.test("MyEvenOddTests/testIt")
        XCTAssertEqual(exercise(OwnTest(result: test)).step(), .green)
        XCTAssertEqual(exercise(OwnTest(result: test, noticesNothing: true)).step(), .red)
    }

    func testAnExerciseWithGivenCodeHasOneStep() {
        let stage = StageReport(stage: shipped(1), suite: .ran([]), ownTests: .none)
        XCTAssertEqual(stage.exercises.map { $0.step() }, [.red, .red, .red, .bugs])
    }
}
