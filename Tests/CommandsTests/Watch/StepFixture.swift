@testable import Catalog
@testable import Grading
@testable import KitTestHelpers
@testable import SwiftSource

/// The exercise Even or odd of stage 1, with two official tests.
enum StepFixture {
    static func own(_ name: String, _ signs: String) -> OwnTest {
        WatchFixture.own("MyStage1Tests.MyEvenOddTests/\(name)", signs)
    }

    /// The worked example, unchanged.
    static func example(_ signs: String) -> OwnTest {
        WatchFixture.own(
            "MyStage1Tests.MyEvenOddTests/testTwoIsEven", signs, noticesNothing: true,
            isExample: true)
    }

    /// - Parameters:
    ///   - passed: The number of official tests that pass.
    ///   - noticed: The number of the exercise's planted bugs that the learner's tests catch.
    ///   - refactor: What the exercise suggests to tidy in the code.
    ///   - isUntouched: Whether the exercise's code is as shipped.
    static func stage(
        _ tests: [OwnTest], passed: Int = 0, error: Bool = false, noticed: Int = 0,
        refactor: String? = nil, isUntouched: Bool = false
    ) -> StageReport {
        let stage = shipped(1).tidying("even-odd", refactor)
        let suite = ["testOne", "testTwo"].enumerated().map { index, name in
            let failure = TestResult.Failure.assertion(
                message:
                    "XCTAssertEqual failed: (\"false\") is not equal to (\"true\") - isEven(2)",
                place: SourceLocation(file: "Tests/Stage1Tests/EvenOddTests.swift", line: 12))
            return SuiteTest(
                exercise: "even-odd",
                result: TestResult(
                    name: "Stage1Tests.EvenOddTests/\(name)",
                    failure: index < passed ? nil : failure))
        }
        let bugs = stage.bugs.enumerated().map { index, bug in
            BugResult(
                id: bug.id, exercise: bug.exercise, status: index < noticed ? .killed : .survived,
                kills: [])
        }
        return StageReport(
            stage: stage,
            suite: error
                ? .notBuilt(
                    .errors("Starter/Stage1/EvenOdd.swift:6:9: error: cannot find 'x' in scope"),
                    tests: suite)
                : .ran(suite),
            ownTests: .judged(OwnTestsReport(tests: tests, bugs: bugs)),
            untouchedCode: isUntouched ? ["even-odd"] : [])
    }
}

extension Stage {
    /// A copy of the stage with a refactoring tip for an exercise.
    fileprivate func tidying(_ id: String, _ what: String?) -> Stage {
        Stage(
            id: self.id, title: title,
            exercises: exercises.map { exercise in
                guard exercise.id == id else { return exercise }
                return Exercise(
                    id: id, title: exercise.title, task: exercise.task, files: exercise.files,
                    suite: exercise.suite, guide: exercise.guide, hints: exercise.hints,
                    refactor: what)
            }, bugs: bugs, variants: variants)
    }
}
