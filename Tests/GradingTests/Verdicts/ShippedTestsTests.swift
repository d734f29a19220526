import XCTest

@testable import Catalog
@testable import Grading
@testable import KitTestHelpers
@testable import Reports

/// Tests that the tests in an unchanged shipped file don't count as the work of a learner.
final class ShippedTestsTests: XCTestCase {
    private static let stage = Stage(
        id: "Gifts", title: "Gifts",
        exercises: [
            Exercise(
                id: "gift", title: "Gift", task: "", files: ["Gift.swift"], suite: "GiftTests",
                guide: "", hints: [])
        ],
        bugs: [
            PlantedBug(
                id: "a", exercise: "gift", file: "", idea: .ordinary, find: "", replace: "",
                description: "")
        ])

    /// A report on two shipped tests: one catches the bug, and the other is wrong.
    private func report(
        isCodeUntouched: Bool = true, isShipped: Bool = true, isRed: Bool = true
    ) -> StageReport {
        let name = "MyGiftsTests.MyGiftTests/testIt"
        let wrong = "MyGiftsTests.MyGiftTests/testWrong"
        let failure = TestResult.Failure.assertion(message: "no", place: nil)
        return StageReport(
            stage: Self.stage,
            suite: .ran([
                SuiteTest(exercise: "gift", result: TestResult(name: "GiftTests/testOne")),
                SuiteTest(
                    exercise: "gift",
                    result: TestResult(name: "GiftTests/testTwo", failure: isRed ? failure : nil)),
            ]),
            ownTests: .judged(
                OwnTestsReport(
                    tests: [
                        OwnTest(
                            result: TestResult(name: name), onCode: TestResult(name: name),
                            isInShippedFile: isShipped),
                        OwnTest(
                            result: TestResult(name: wrong, failure: failure),
                            onCode: TestResult(name: wrong), isInShippedFile: true),
                    ],
                    bugs: [
                        BugResult(
                            id: "a", exercise: "gift", status: .killed,
                            kills: [BugResult.Kill(test: name, isCrash: false)])
                    ])),
            findings: [], untouchedCode: isCodeUntouched ? ["gift"] : [])
    }

    func testOnlyTheLearnersWorkStartsAStage() {
        XCTAssertTrue(report().isUntouched)
        XCTAssertFalse(report().exercises[0].isBegun)
        for report in [report(isCodeUntouched: false), report(isShipped: false)] {
            XCTAssertFalse(report.isUntouched)
            XCTAssertTrue(report.exercises[0].isBegun)
        }
    }

    func testShippedTestsEarnNoCredit() {
        func words(_ report: StageReport) -> String {
            let outline = StageOutline(report, tree: .starter, for: .instructor, isBegun: true)
            return outline.own.flatMap(\.items).map(\.text).joined(separator: "\n")
        }
        assertContains(words(report()), "0 of 0 right")
        assertContains(words(report(isShipped: false)), "1 of 1 right")
    }

    func testAnExerciseStartsWithATestEvenIfMostCodeIsRight() {
        XCTAssertEqual(report().exercises[0].step(), .red)
        XCTAssertFalse(report().exercises[0].isRedDone)
        XCTAssertEqual(
            report(isCodeUntouched: false, isRed: false).exercises[0].step(), .bugs)
    }

    /// The star is the only sign of a stage with given code, so it also shows whether the stage is
    /// passed.
    func testAStageWithGivenCodeIsOpenUntilItsStar() {
        let exercise = Exercise(
            id: "gift", title: "", task: "", files: [], suite: "GiftTests", guide: "", hints: [],
            steps: [.bugs])
        func stage(_ status: BugResult.Status) -> StageReport {
            StageReport(
                stage: Stage(
                    id: "Gifts", title: "", exercises: [exercise], bugs: Self.stage.bugs),
                suite: .ran([]),
                ownTests: .judged(
                    OwnTestsReport(
                        tests: [],
                        bugs: [BugResult(id: "a", exercise: "gift", status: status, kills: [])])))
        }
        XCTAssertEqual(stage(.survived).sign, .open)
        XCTAssertEqual(stage(.survived).status, .failed)
        XCTAssertEqual(stage(.killed).sign, .star)
        XCTAssertEqual(stage(.killed).status, .passed)
    }
}
