@testable import GradeKit

/// Reports for the tests of the reporters.
enum Fixture {
    static func test(_ name: String, _ failure: TestResult.Failure? = nil) -> TestResult {
        TestResult(name: "Stage1Tests.\(name)", failure: failure, seconds: 0.0124)
    }

    static func report(_ stages: [StageReport], tree: Tree = .starter) -> Report {
        Report(tree: tree, toolchain: "6.3.1", stages: stages)
    }

    static let passedStage = StageReport(
        stage: 1, title: "Basic functions",
        suite: .ran([
            SuiteTest(exercise: "even-odd", result: test("EvenOddTests/testOne")),
            SuiteTest(exercise: "even-odd", result: test("EvenOddTests/testZeroIsEven")),
        ]),
        ownTests: .ran([test("MyEvenOddTests/testTwo")]))

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
        ownTests: .ran([test("MyEvenOddTests/testTwo")]))
}
