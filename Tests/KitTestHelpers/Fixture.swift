@testable import Advice
@testable import Catalog
@testable import Grading
@testable import SwiftSource

/// Reports for tests of the reporters.
enum Fixture {
    static func test(_ name: String, _ failure: TestResult.Failure? = nil) -> TestResult {
        TestResult(name: "Stage1Tests.\(name)", failure: failure, seconds: 0.0124)
    }

    static func report(_ stages: [StageReport], tree: Tree = .starter) -> Report {
        Report(
            tree: tree, toolchain: "6.3.1", stages: stages,
            isWhole: stages.map(\.stage) == Workshop.shipped.numbered)
    }

    /// The learner's tests, all valid, with these results for planted bugs.
    static func own(_ names: String..., bugs: [BugResult] = []) -> StageReport.OwnTests {
        .judged(OwnTestsReport(tests: names.map { OwnTest(result: test($0)) }, bugs: bugs))
    }

    /// A planted bug that these tests catch.
    static func bug(_ id: String, killedBy tests: String...) -> BugResult {
        BugResult(
            id: id, exercise: "even-odd", status: tests.isEmpty ? .survived : .killed,
            kills: tests.map { BugResult.Kill(test: "Stage1Tests.\($0)", isCrash: false) })
    }

    /// Stage 1 with its first exercise and one bug.
    static let smallStage = Stage(
        id: 1, title: shipped(1).title, exercises: [shipped(1).exercises[0]],
        bugs: [
            PlantedBug(
                id: "a", exercise: "even-odd", file: "", idea: .ordinary, find: "", replace: "",
                description: "")
        ], variants: shipped(1).variants)

    static let passedStage = StageReport(
        stage: smallStage,
        suite: .ran([
            SuiteTest(exercise: "even-odd", result: test("EvenOddTests/testOne")),
            SuiteTest(exercise: "even-odd", result: test("EvenOddTests/testZeroIsEven")),
        ]),
        ownTests: own(
            "MyEvenOddTests/testTwo", bugs: [bug("a", killedBy: "MyEvenOddTests/testTwo")]))

    static let failedStage = StageReport(
        stage: smallStage,
        suite: .ran([
            SuiteTest(exercise: "even-odd", result: test("EvenOddTests/testOne")),
            SuiteTest(
                exercise: "even-odd",
                result: test(
                    "EvenOddTests/testZeroIsEven",
                    .assertion(
                        message: "XCTAssertEqual failed: (\"false\") is not equal to (\"true\") - "
                            + "isEven(number: 0)",
                        place: SourceLocation(
                            file: "Tests/Stage1Tests/EvenOddTests.swift", line: 12)))),
        ]),
        ownTests: own(
            "MyEvenOddTests/testTwo", bugs: [bug("a")]))

    /// Stage 1, passed, with these flags.
    static func flagged(_ flags: [SourceFlag]) -> StageReport {
        StageReport(
            stage: passedStage.stage, suite: passedStage.suite, ownTests: passedStage.ownTests,
            flags: flags)
    }

    /// A flag with a line, and one without.
    static let flags = [
        SourceFlag(word: "exit", file: "Starter/Stage1/EvenOdd.swift", line: 12),
        SourceFlag(word: "dlsym", file: "Starter/Stage1/", line: nil),
    ]

    /// Stage 1 with only the exercises that ask for code.
    static let stageOfCode = Stage(
        id: 1, title: shipped(1).title,
        exercises: shipped(1).exercises.filter { exercises.contains($0.id) },
        bugs: shipped(1).bugs.filter { exercises.contains($0.exercise) },
        variants: shipped(1).variants)

    /// Stage 1 with a test for each exercise, and with the bugs of these exercises caught.
    ///
    /// - Parameter begun: The red exercises whose code has changed since it was shipped.
    static func stage(
        red: Set<String> = [], begun: Set<String> = [], noticed: Set<String> = [],
        ownTests: StageReport.OwnTests? = nil,
        smells: [String: TestSmell] = [:], sources: [String: String] = [:]
    ) -> StageReport {
        let stage = stageOfCode
        let tests = stage.exercises.map { exercise in
            SuiteTest(
                exercise: exercise.id,
                result: test(
                    "\(exercise.suite)/testIt",
                    red.contains(exercise.id)
                        ? .assertion(
                            message: "failed - it",
                            place: SourceLocation(
                                file: "Tests/Stage1Tests/\(exercise.suite).swift", line: 3))
                        : nil))
        }
        let bugs = stage.bugs.map { bug in
            BugResult(
                id: bug.id, exercise: bug.exercise,
                status: noticed.contains(bug.exercise) ? .killed : .survived, kills: [])
        }
        return StageReport(
            stage: stage, suite: .ran(tests),
            ownTests: ownTests ?? own("MyTests/testIt", bugs: bugs), smells: smells,
            sources: sources, untouchedCode: red.subtracting(begun).sorted())
    }

    /// The exercises of stage 1.
    static let exercises: Set<String> = ["even-odd", "number-formatter", "labels"]
}
