import XCTest

@testable import Catalog
@testable import Grading
@testable import KitTestHelpers
@testable import SwiftSource

final class ProgressSignTests: XCTestCase {
    func testGreenCodeGivesTheCheckMarkAndCaughtBugsTheStar() {
        XCTAssertEqual(signs(noticed: []), [.code, .code, .code])
        XCTAssertEqual(signs(noticed: ["even-odd"]), [.star, .code, .code])
        XCTAssertEqual(Fixture.stage(red: ["labels"]).exercises.map(\.sign), [.code, .code, .open])
    }

    func testAStageHasTheSignsThatAllItsExercisesHave() {
        XCTAssertEqual(Fixture.stage(noticed: Fixture.exercises).sign, .star)
        XCTAssertEqual(Fixture.stage(noticed: ["even-odd", "labels"]).sign, .code)
        XCTAssertEqual(Fixture.stage(red: ["labels"], noticed: Fixture.exercises).sign, .open)
    }

    func testAWrongTestCostsTheStarOfItsExercise() {
        XCTAssertEqual(
            signs(wrong: "MyStage1Tests.MyLabelsTests/testIt"), [.star, .star, .code])
        XCTAssertEqual(signs(wrong: "MyStage1Tests.EvenOddTests/testIt()"), [.code, .star, .star])
    }

    func testAWrongTestOutsideTheExercisesCostsEveryStar() {
        XCTAssertEqual(signs(wrong: "MyStage1Tests.OtherTests/testIt"), [.code, .code, .code])
        XCTAssertEqual(signs(wrong: "MyStage1Tests.test()"), [.code, .code, .code])
    }

    func testAnOverSpecifiedFlakyOrSkippedTestCostsTheStar() {
        let name = "MyStage1Tests.MyLabelsTests/testIt"
        let result = TestResult(name: name)
        XCTAssertEqual(signs(test: OwnTest(result: result)), [.star, .star, .star])
        for test in [
            OwnTest(result: result, failingVariants: ["remainder"]),
            OwnTest(result: result, isFlaky: true),
            OwnTest(result: TestResult(name: name, isSkipped: true)),
            OwnTest(result: result, noticesNothing: true, cannotFail: true),
        ] { XCTAssertEqual(signs(test: test), [.star, .star, .code]) }
    }

    func testAMethodThatNeverRunsCostsTheStarOfItsExercise() {
        let place = SourceLocation(file: "Starter/Stage1Tests/MyEvenOddTests.swift", line: 7)
        let noticed = allNoticed()
        let report = OwnTestsReport(
            tests: noticed.tests, bugs: noticed.bugs,
            neverRun: [NeverRunMethod(name: "zeroIsEven", place: place)])
        XCTAssertEqual(
            Fixture.stage(ownTests: .judged(report)).exercises.map(\.sign), [.code, .star, .star])
    }

    func testAFileThatDoesNotCompileCostsTheStarOfItsExerciseOrEveryStar() {
        func signs(_ files: String...) -> [ProgressSign] {
            let report = allNoticed().with(
                leftOut: LeftOutTests(files: files.map { "Starter/Stage1Tests/\($0)" }))
            return Fixture.stage(ownTests: .judged(report)).exercises.map(\.sign)
        }
        XCTAssertEqual(signs("MyLabelsTests.swift"), [.star, .star, .code])
        XCTAssertEqual(signs("MyLabelsTests.swift", "Helper.swift"), [.code, .code, .code])
    }

    func testWithoutTimeForAllTestsThereIsNoStar() {
        let noticed = allNoticed()
        let report = OwnTestsReport(
            tests: noticed.tests, bugs: noticed.bugs, usedUpTime: .seconds(300))
        XCTAssertEqual(Fixture.stage(ownTests: .judged(report)).sign, .code)
    }

    func testGivenCodeIsGreenAndOnlyItsStarCanBeMissing() {
        let given = Exercise(
            id: "given", title: "", task: "", files: [], suite: "GivenTests", guide: "", hints: [],
            steps: [.bugs])
        let bug = PlantedBug(
            id: "bug", exercise: "given", file: "", idea: .ordinary, find: "", replace: "",
            description: "")
        let stage = Stage(id: 9, title: "", exercises: [given], bugs: [bug])
        func sign(_ status: BugResult.Status) -> ProgressSign {
            let bugs = [BugResult(id: "bug", exercise: "given", status: status, kills: [])]
            let report = StageReport(
                stage: stage, suite: .ran([]),
                ownTests: .judged(OwnTestsReport(tests: [], bugs: bugs)))
            XCTAssertTrue(report.exercises[0].isGreen)
            return report.exercises[0].sign
        }
        XCTAssertEqual(sign(.survived), .open)
        XCTAssertEqual(sign(.killed), .star)
    }

    private func signs(noticed: Set<String>) -> [ProgressSign] {
        Fixture.stage(noticed: noticed).exercises.map(\.sign)
    }

    private func signs(wrong name: String) -> [ProgressSign] {
        let failure = TestResult.Failure.assertion(message: "no", place: nil)
        return signs(test: OwnTest(result: TestResult(name: name, failure: failure)))
    }

    private func signs(test: OwnTest) -> [ProgressSign] {
        Fixture.stage(ownTests: .judged(allNoticed().with(tests: [test]))).exercises.map(\.sign)
    }

    private func allNoticed() -> OwnTestsReport {
        guard case .judged(let report) = Fixture.stage(noticed: Fixture.exercises).ownTests else {
            return OwnTestsReport(tests: [], bugs: [])
        }
        return report
    }
}
