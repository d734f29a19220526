@testable import GradeKit

/// Reports for the tests of the reporters.
enum Fixture {
    static func test(_ name: String, _ failure: TestResult.Failure? = nil) -> TestResult {
        TestResult(name: "Stage1Tests.\(name)", failure: failure, seconds: 0.0124)
    }

    static func report(_ stages: [StageReport], tree: Tree = .starter) -> Report {
        Report(tree: tree, toolchain: "6.3.1", stages: stages)
    }

    /// Own tests that hold, with these bugs.
    static func own(_ names: String..., bugs: [BugResult] = []) -> StageReport.OwnTests {
        .judged(OwnTestsReport(tests: names.map { OwnTest(result: test($0)) }, bugs: bugs))
    }

    /// A planted bug that these tests notice.
    static func bug(_ id: String, killedBy tests: String...) -> BugResult {
        BugResult(
            id: id, exercise: "even-odd", status: tests.isEmpty ? .survived : .killed,
            kills: tests.map { BugResult.Kill(test: "Stage1Tests.\($0)", isCrash: false) })
    }

    static let passedStage = StageReport(
        stage: 1, title: "Basic functions",
        suite: .ran([
            SuiteTest(exercise: "even-odd", result: test("EvenOddTests/testOne")),
            SuiteTest(exercise: "even-odd", result: test("EvenOddTests/testZeroIsEven")),
        ]),
        ownTests: own(
            "MyEvenOddTests/testTwo", bugs: [bug("a", killedBy: "MyEvenOddTests/testTwo")]))

    static let failedStage = StageReport(
        stage: 1, title: "Basic functions",
        suite: .ran([
            SuiteTest(exercise: "even-odd", result: test("EvenOddTests/testOne")),
            SuiteTest(
                exercise: "even-odd",
                result: test(
                    "EvenOddTests/testZeroIsEven",
                    .assertion(
                        message: "XCTAssertEqual failed: (\"false\") is not equal to (\"true\") - "
                            + "isEven(number: 0)",
                        place: Place(file: "Tests/Stage1Tests/EvenOddTests.swift", line: 12)))),
        ]),
        ownTests: own(
            "MyEvenOddTests/testTwo", bugs: [bug("a")]))
}
