import XCTest

@testable import Catalog
@testable import Grading
@testable import KitTestHelpers
@testable import Reports

/// Tests that were given, and are as they came, are nobody's work.
final class GivenSuiteStateTests: XCTestCase {
    private static let stage = Stage(
        id: "Gifts", title: "Gifts",
        exercises: [
            Exercise(
                id: "gift", title: "Gift", task: "", files: ["Gift.swift"], suite: "GiftTests",
                guide: "", hints: [], givenSuite: GivenSuite(lacks: [.boundary]))
        ],
        bugs: [
            PlantedBug(
                id: "a", exercise: "gift", file: "", concept: .ordinary, find: "", replace: "",
                description: "")
        ])

    /// A report on a given test that notices the bug, and on one that is wrong.
    private func report(isBegun: Bool, isGiven: Bool = true, isRed: Bool = true) -> StageReport {
        let name = "MyGiftsTests.MyGiftTests/testIt"
        let wrong = "MyGiftsTests.MyGiftTests/testWrong"
        let failure = TestResult.Failure.assertion(message: "no", place: nil)
        let changes = TestChanges(kept: 2, changed: 0, added: 0, removed: 0)
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
                            isGiven: isGiven),
                        OwnTest(
                            result: TestResult(name: wrong, failure: failure),
                            onCode: TestResult(name: wrong), isGiven: true),
                    ],
                    bugs: [
                        BugResult(
                            id: "a", exercise: "gift", status: .killed,
                            kills: [BugResult.Kill(test: name, isCrash: false)])
                    ])),
            findings: [],
            repairs: [
                SuiteRepair(exercise: "gift", isBegun: isBegun, own: changes, model: changes)
            ])
    }

    func testItIsBegunByTheLearnersWorkAlone() {
        XCTAssertTrue(report(isBegun: false).isUntouched)
        XCTAssertFalse(report(isBegun: false).exercises[0].isBegun)
        XCTAssertFalse(report(isBegun: true).isUntouched)
        XCTAssertTrue(report(isBegun: true).exercises[0].isBegun)
    }

    func testNobodyIsCreditedWithThem() throws {
        func words(_ report: StageReport) throws -> String {
            guard case .judged(let own) = report.ownTests else { throw CancellationError() }
            return StageWords.right(own)
        }
        XCTAssertEqual(
            try words(report(isBegun: false)), "There are none yet beside the given tests.")
        XCTAssertEqual(
            try words(report(isBegun: true, isGiven: false)), "1 of 1 are right.")
    }

    func testItBeginsWithATestThoughMostOfTheCodeIsRight() {
        XCTAssertEqual(report(isBegun: false).exercises[0].step(), .red)
        XCTAssertFalse(report(isBegun: false).exercises[0].isRedDone)
        XCTAssertEqual(report(isBegun: true, isRed: false).exercises[0].step(), .bugs)
    }

    /// Its star is the one sign to have, and says that it is passed.
    func testAStageWithoutCodeToWriteIsOpenUntilItHasTheStar() {
        let exercise = Exercise(
            id: "gift", title: "", task: "", files: [], suite: "GiftTests", guide: "", hints: [],
            asksForCode: false)
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

    func testAMistakeThatWasGivenIsNoneOfTheClass() {
        var figures = WrongTests()
        for (row, isBegun) in [true, true].enumerated() {
            let report = report(isBegun: isBegun)
            guard case .judged(let own) = report.ownTests else { return XCTFail("not judged") }
            figures.add(own, of: report, row: row)
        }
        XCTAssertTrue(figures.common.isEmpty)
    }
}
