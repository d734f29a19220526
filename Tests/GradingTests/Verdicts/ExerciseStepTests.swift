import XCTest

@testable import Catalog
@testable import Grading
@testable import KitTestHelpers

final class ExerciseStepTests: XCTestCase {
    private let red = TestResult.Failure.assertion(message: "failed", place: nil)

    /// An exercise whose code is red or green, with these own tests.
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

    func testAnExerciseBeginsWithATestThatIsRed() {
        XCTAssertEqual(exercise().step(), .red)
        XCTAssertEqual(exercise(test(onCode: nil)).step(), .red)
        XCTAssertEqual(exercise(test(onCode: red)).step(), .green)
        XCTAssertEqual(exercise(test(onCode: red, noticesNothing: true)).step(), .green)
    }

    func testATestThatIsWrongIsNoReasonToWriteCode() {
        let wrong = OwnTest(
            result: Fixture.test("MyEvenOddTests/testIt", red),
            onCode: Fixture.test("MyEvenOddTests/testIt", red))
        XCTAssertEqual(exercise(wrong).step(), .red)
    }

    func testCodeThatIsGreenIsFollowedByBugs() {
        XCTAssertEqual(exercise(isGreen: true).step(), .bugs)
        XCTAssertTrue(exercise(isGreen: true).isRedDone)
    }

    func testWhoWritesCodeFirstBeginsWithIt() {
        XCTAssertEqual(exercise().step(codeFirst: true), .green)
        XCTAssertEqual(exercise(isGreen: true).step(codeFirst: true), .bugs)
    }

    func testCodeThatDoesNotCompileIsMendedFirst() {
        let stage = StageReport(
            stage: Fixture.stageOfCode, suite: .notBuilt(.tookTooLong, tests: []), ownTests: .none)
        XCTAssertEqual(stage.exercises.map { $0.step() }, [.green, .green, .green])
    }

    func testWhereNobodyLookedAtTheCodeARightTestThatNoticesAMistakeCounts() {
        let test = Fixture.test("MyEvenOddTests/testIt")
        XCTAssertEqual(exercise(OwnTest(result: test)).step(), .green)
        XCTAssertEqual(exercise(OwnTest(result: test, noticesNothing: true)).step(), .red)
    }

    func testAnExerciseWhoseCodeIsGivenHasOneStep() {
        let stage = StageReport(stage: shipped(1), suite: .ran([]), ownTests: .none)
        XCTAssertEqual(stage.exercises.map { $0.step() }, [.red, .red, .red, .bugs])
    }
}
