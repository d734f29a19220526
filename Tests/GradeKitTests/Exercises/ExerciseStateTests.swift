import Catalog
import XCTest

@testable import GradeKit

final class ExerciseStateTests: XCTestCase {
    /// Stage 1 with a test for each exercise, and with the bugs of these exercises noticed.
    static func stage(
        red: Set<String> = [], noticed: Set<String> = [], ownTests: StageReport.OwnTests? = nil
    ) -> StageReport {
        let stage = stages[0]
        let tests = stage.exercises.map { exercise in
            SuiteTest(
                exercise: exercise.id,
                result: Fixture.test(
                    "\(exercise.suite)/testIt",
                    red.contains(exercise.id)
                        ? .assertion(
                            message: "failed - it",
                            place: Place(
                                file: "Tests/Stage1Tests/\(exercise.suite).swift", line: 3))
                        : nil))
        }
        let bugs = stage.bugs.map { bug in
            BugResult(
                id: bug.id, exercise: bug.exercise,
                status: noticed.contains(bug.exercise) ? .killed : .survived, kills: [])
        }
        return StageReport(
            stage: 1, title: stage.title, suite: .ran(tests),
            ownTests: ownTests ?? Fixture.own("MyTests/testIt", bugs: bugs))
    }

    static let all: Set<String> = ["even-odd", "number-formatter", "labels"]

    func testExercisesAreInTheOrderOfTheWorkshop() {
        let report = Fixture.report([Self.stage(red: ["labels"])])
        XCTAssertEqual(
            report.exercises.map(\.exercise.id), ["even-odd", "number-formatter", "labels"])
        XCTAssertEqual(report.exercises.map(\.isGreen), [true, true, false])
        XCTAssertEqual(report.exercises.map(\.tests.count), [1, 1, 1])
        XCTAssertEqual(
            report.exercises[2].firstFailure?.result.name, "Stage1Tests.LabelsTests/testIt")
        XCTAssertEqual(report.exercises[0].firstFailure, nil)
    }

    func testACompileErrorIsNotGreenAndHasNoFailingTest() {
        let tests = Self.stage().tests
        let stage = StageReport(
            stage: 1, title: "", suite: .notBuilt(.tookTooLong, tests: tests), ownTests: .none)
        XCTAssertEqual(stage.exercises.map(\.isGreen), [false, false, false])
        XCTAssertEqual(stage.exercises.map(\.isCompileError), [true, true, true])
        XCTAssertEqual(stage.exercises[0].firstFailure, nil)
    }

    func testAnExerciseWithoutTestsIsNotGreen() {
        let stage = StageReport(stage: 1, title: "", suite: .ran([]), ownTests: .none)
        XCTAssertEqual(stage.exercises.map(\.isGreen), [false, false, false])
    }

    func testBugsOfOtherExercisesDoNotCount() {
        let exercises = Self.stage(noticed: ["even-odd"]).exercises
        XCTAssertEqual(exercises[0].unnoticedBugs, [])
        XCTAssertEqual(exercises[0].isDone, true)
        XCTAssertEqual(
            exercises[2].unnoticedBugs.map(\.exercise), Array(repeating: "labels", count: 4))
        XCTAssertEqual(exercises[2].isDone, false)
    }

    func testEveryBugIsUnnoticedWhereOwnTestsCouldNotBeJudged() {
        let exercise = Self.stage(ownTests: .notBuilt(.tookTooLong)).exercises[0]
        XCTAssertEqual(exercise.bugs, [])
        XCTAssertEqual(exercise.unnoticedBugs.count, 3)
        XCTAssertEqual(exercise.isDone, false)
    }

    func testRedCodeComesBeforeBugsThatNoTestNotices() {
        XCTAssertEqual(Self.stage(red: ["labels"]).exercises.next?.exercise.id, "labels")
        XCTAssertEqual(
            Self.stage(noticed: ["even-odd"]).exercises.next?.exercise.id, "number-formatter")
        XCTAssertEqual(Self.stage(noticed: Self.all).exercises.next, nil)
    }

    func testPointsOfExercisesAddUpToTheStage() {
        let stage = Self.stage(red: ["labels"], noticed: ["even-odd"])
        let points = stage.exercises.map { ExercisePoints(of: $0, in: stage.exercises) }
        XCTAssertEqual(points.map(\.points).reduce(0, +), Points.of(stage), accuracy: 0.02)
        XCTAssertEqual(points.map(\.possible).reduce(0, +), Points.perStage, accuracy: 0.02)
        XCTAssertEqual(points[0].points, points[0].possible)
        XCTAssertEqual(points[2].points, 0)
    }
}
