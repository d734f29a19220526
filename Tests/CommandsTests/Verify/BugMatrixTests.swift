import XCTest

@testable import Catalog
@testable import Commands
@testable import Grading

/// Which bugs earn their places.
final class BugMatrixTests: XCTestCase {
    private let exercise = Exercise(
        id: "e", title: "Even", task: "", files: [], suite: "ETests", guide: "", hints: [])

    /// A matrix of bugs, each with its rule and the tests that notice it; small letters are model
    /// tests, capitals official ones.
    private func matrix(_ bugs: [(id: String, rule: String, tests: String)]) -> BugMatrix {
        let stage = Stage(
            id: 1, title: "Numbers", exercises: [exercise],
            bugs: bugs.map {
                PlantedBug(
                    id: $0.id, exercise: "e", file: "", concept: .ordinary, rule: $0.rule, find: "",
                    replace: "", description: "")
            })
        func report(_ isIncluded: (Character) -> Bool) -> OwnTestsReport {
            OwnTestsReport(
                tests: [],
                bugs: bugs.map { bug in
                    BugResult(
                        id: bug.id, exercise: "e", status: .killed,
                        kills: bug.tests.filter(isIncluded).map {
                            BugResult.Kill(test: "\($0)", isCrash: false)
                        })
                })
        }
        return BugMatrix(
            of: exercise, in: stage, models: [report(\.isLowercase)],
            official: [report(\.isUppercase)])
    }

    func testBugThatIsNoticedWhereverAnotherOneIsSubsumed() {
        let matrix = matrix([
            ("wide", "Two.", "abC"), ("narrow", "One.", "a"), ("own", "Two.", "d"),
        ])
        XCTAssertEqual(
            matrix.rules,
            [
                .init(
                    text: "Two.",
                    bugs: [
                        .init(id: "wide", subsumedBy: ["narrow"]), .init(id: "own", subsumedBy: []),
                    ]),
                .init(text: "One.", bugs: [.init(id: "narrow", subsumedBy: [])]),
            ])
        XCTAssertEqual(matrix.defects(), [], "each of them breaks another rule")
    }

    func testSubsumedBugOfTheSameRuleGoes() {
        XCTAssertEqual(
            matrix([("wide", "One.", "ab"), ("narrow", "One.", "a")]).defects(),
            [.saysNoMore(bug: "wide", than: "narrow")])
    }

    func testOfTwoBugsThatTheSameTestsNoticeTheSecondGoes() {
        XCTAssertEqual(
            matrix([("first", "One.", "a"), ("second", "One.", "a")]).defects(),
            [.saysNoMore(bug: "second", than: "first")])
    }

    func testOfficialTestCanTellTwoBugsApart() {
        XCTAssertEqual(
            matrix([("first", "One.", "aB"), ("second", "One.", "aC")]).defects(), [])
    }

    func testBugThatNobodyNoticesIsSubsumedByNothing() {
        let matrix = matrix([("unseen", "One.", ""), ("seen", "One.", "a")])
        XCTAssertEqual(matrix.defects(), [])
        XCTAssertEqual(matrix.rules.first?.bugs.map(\.subsumedBy), [[], []])
    }

    func testExerciseWithNineBugsHasTooMany() {
        let bugs = "abcdefghi".map { (id: "\($0)", rule: "\($0).", tests: "\($0)") }
        XCTAssertEqual(matrix(bugs).defects(), [.tooManyBugs(exercise: "e", count: 9)])
        XCTAssertEqual(matrix(Array(bugs.prefix(8))).defects(), [])
    }

    func testEachBugNeedsATestThatNoticesFewOthers() {
        // All four are noticed by one test, and three of them by others, too.
        let bugs = [
            (id: "x", rule: "X.", tests: "a"), (id: "y", rule: "Y.", tests: "ab"),
            (id: "z", rule: "Z.", tests: "ac"), (id: "w", rule: "W.", tests: "ad"),
        ]
        XCTAssertEqual(matrix(bugs).defects(), [.noTestOfItsOwn(bug: "x")])
    }

    func testListOfRulesNamesBugsAndWhatSubsumesThem() {
        XCTAssertEqual(
            DefectText.describe(rules: [
                matrix([("wide", "Two.", "ab"), ("narrow", "One.", "a")]), matrix([]),
            ]),
            """
            Stage 1, Even: 2 rules, 2 planted bugs
              Two.
                wide (noticed wherever one of these is: narrow)
              One.
                narrow


            """)
    }
}
