import XCTest

@testable import Catalog
@testable import FileSystem
@testable import Grading
@testable import KitTestHelpers
@testable import Reports
@testable import SwiftSource

/// Tests that the report shown in the Guide is the reporter's actual output.
final class JSONExampleTests: XCTestCase {
    func testTheGuidesExampleIsTheReportersOutput() throws {
        XCTAssertNil(
            try Recording.difference(
                JSONReporter.text(of: JSONExample.report),
                fromFile: FixtureLearner.kit.path("Guide/json-report/example.json")))
    }
}

/// A small report in which no list is empty.
enum JSONExample {
    static let report = Fixture.report([
        StageReport(
            stage: shipped(1),
            suite: .ran([
                SuiteTest(
                    exercise: "even-odd",
                    result: Fixture.test("EvenOddTests/testTwoIsEvenAndThreeIsOdd")),
                SuiteTest(
                    exercise: "even-odd",
                    result: Fixture.test(
                        "EvenOddTests/testZeroIsEven",
                        .assertion(
                            message:
                                "XCTAssertEqual failed: (\"false\") is not equal to (\"true\") - "
                                + "isEven(number: 0)",
                            place: SourceLocation(
                                file: "Tests/Stage1Tests/EvenOddTests.swift", line: 23)))),
            ]),
            ownTests: .judged(
                OwnTestsReport(
                    tests: [
                        OwnTest(
                            result: own("testZeroIsEven", nil),
                            onCode: own(
                                "testZeroIsEven",
                                .assertion(
                                    message:
                                        "XCTAssertEqual failed: (\"false\") is not equal to (\"true\")",
                                    place: nil))),
                        OwnTest(
                            result: own(
                                "testMinusOneIsOdd",
                                .crash(
                                    signal: 4, reason: "Index out of range",
                                    place: SourceLocation(
                                        file: "Starter/Stage1Tests/MyEvenOddTests.swift", line: 14))
                            )),
                        OwnTest(
                            result: own("testTakesAnyField", nil),
                            failingVariants: ["price-of-the-screens-own-field"]),
                    ],
                    bugs: [
                        BugResult(
                            id: "zero-is-odd", exercise: "even-odd", status: .killed,
                            kills: [
                                BugResult.Kill(
                                    test: "MyStage1Tests.MyEvenOddTests/testZeroIsEven",
                                    isCrash: false)
                            ]),
                        BugResult(
                            id: "negative-odd-is-even", exercise: "even-odd", status: .survived,
                            kills: []),
                    ],
                    neverRun: [
                        NeverRunMethod(
                            name: "textTwoIsEven",
                            place: SourceLocation(
                                file: "Starter/Stage1Tests/MyEvenOddTests.swift", line: 18))
                    ])))
    ])

    private static func own(_ name: String, _ failure: TestResult.Failure?) -> TestResult {
        TestResult(
            name: "MyStage1Tests.MyEvenOddTests/\(name)", failure: failure, seconds: 0.001)
    }
}
