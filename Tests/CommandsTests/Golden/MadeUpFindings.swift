@testable import Advice
@testable import Catalog
@testable import Grading
@testable import KitTestHelpers
@testable import SwiftSource

/// A stage of a learner that has a finding of each kind.
enum MadeUpFindings {
    private static let stage1 = shipped(1).only(["even-odd", "number-formatter"])

    static let stage: StageReport = {
        let stage = stage1
        let (first, second) = (stage.exercises[0], stage.exercises[1])
        func result(
            _ exercise: Exercise, _ name: String, _ failure: TestResult.Failure? = nil
        ) -> TestResult {
            TestResult(
                name: "MyStage1Tests.\(exercise.ownTests)/\(name)", failure: failure)
        }
        let tests = [
            OwnTest(result: result(second, "testWrong", .exit(status: 3))),
            OwnTest(result: result(second, "testIdle"), noticesNothing: true),
            OwnTest(result: result(second, "testBetter")),
            OwnTest(result: result(second, "testFlaky"), isFlaky: true),
            OwnTest(result: result(second, "testInOrder"), dependsOnOrder: true),
        ]
        let own = OwnTestsReport(
            tests: tests + stage.exercises.map { OwnTest(result: result($0, "testFine")) },
            bugs: stage.bugs.map {
                BugResult(
                    id: $0.id, exercise: $0.exercise,
                    status: $0.id == stage.bugs.last?.id ? .survived : .killed, kills: [])
            },
            neverRun: [
                NeverRunMethod(
                    name: "checkIt",
                    place: SourceLocation(
                        file: "Starter/Stage1Tests/\(second.ownTests).swift", line: 9),
                    reason: .notNamedTest)
            ],
            missingFiles: ["Starter/Stage1Tests/\(second.ownTests).swift"],
            usedUpTime: .seconds(77))
        let place = SourceLocation(file: "Starter/Stage1/\(first.files[0])", line: 5)
        let seen = StageReport(
            stage: stage,
            suite: .ran(
                stage.exercises.map { exercise in
                    SuiteTest(
                        exercise: exercise.id,
                        result: TestResult(
                            name: "Stage1Tests.\(exercise.suite)/testOne",
                            failure: exercise.id == first.id ? .exit(status: 4) : nil))
                }),
            ownTests: .judged(own),
            flags: [SourceFlag(word: "dlsym", file: "Starter/Stage1/A.swift", line: 3)],
            changedFiles: ["Starter/Stage1/Given.swift"], smells: smells)
        let found =
            seen.findings + [
                Finding(
                    .slip, .file(place.file), at: place, exercises: [first.id],
                    Slip.currencyStyle(at: place))
            ]
        return seen.advised(Finding.Kind.allCases.flatMap(found.of))
    }()

    /// The stage with code that can't be built.
    static let brokenCode = StageReport(
        stage: stage1,
        suite: .notBuilt(
            .errors("Starter/Stage1/A.swift:3:5: error: extraneous argument label 'a:' in call"),
            tests: []),
        ownTests: .none)

    /// The stage with learner's tests that can't be built.
    static let brokenTests = StageReport(
        stage: stage1,
        suite: .ran(
            stage1.exercises.map {
                SuiteTest(
                    exercise: $0.id, result: TestResult(name: "Stage1Tests.\($0.suite)/testOne"))
            }),
        ownTests: .notBuilt(
            .errors(
                "Starter/Stage1Tests/B.swift:3:17: error: cannot convert value of type 'String' to "
                    + "expected argument type 'Int'\n 3 |     f(number:   \"2\")\n")))

    static let smells: [String: TestSmell] = {
        let tests = stage1.exercises[1].ownTests
        return [
            "MyStage1Tests.\(tests)/testIdle": .assertsNothing,
            "MyStage1Tests.\(tests)/testBetter": .isNotAsync,
        ]
    }()

    /// Stages with results that no recorded learner has: tests that stop before the first of them runs, a
    /// folder that wasn't handed in, rejected files, and the tests that the encore Review gives to learners.
    static let otherStages: [StageReport] = [
        StageReport(
            stage: shipped(2).only(["cart"]),
            suite: .ran([passed("cart", "Stage2Tests.CartTests/testOne")]),
            ownTests: .crashed(
                output: "Test case MyCartTests.testOne stopped\nand left a stack dump")),
        StageReport(
            stage: shipped(3).only([]), suite: .notBuilt(.missingFolder, tests: []), ownTests: .none
        ),
        StageReport(
            stage: shipped(4).only([]),
            suite: .notBuilt(
                .refused([RefusedFile(path: "Starter/Stage4/link.swift", reason: .notRegular)]),
                tests: []), ownTests: .none),
        games, review,
    ]

    private static func passed(_ exercise: String, _ name: String) -> SuiteTest {
        SuiteTest(exercise: exercise, result: TestResult(name: name))
    }

    /// A stage of the encore Games with findings whose sentences don't occur in the other stages.
    private static let games: StageReport = {
        let stage = Workshop.shipped["Games"]!.only(["games-items"])
        let file = stage.exercises[0].ownTests
        func result(_ name: String, _ failure: TestResult.Failure? = nil) -> TestResult {
            TestResult(name: "MyGamesTests.\(file)/\(name)", failure: failure)
        }
        let place = SourceLocation(file: "Starter/Encores/GamesTests/\(file).swift", line: 12)
        let failure = TestResult.Failure.assertion(
            message: "XCTAssertEqual failed: (\"1\") is not equal to (\"2\") - ", place: place)
        let tests = [
            OwnTest(result: result("testIdle"), noticesNothing: true),
            OwnTest(
                result: result("testExpectsABug", failure), agreesWithBug: stage.bugs.last?.id),
            OwnTest(result: result("testOverSpecified"), failingVariants: ["It is another way."]),
        ]
        return StageReport(
            stage: stage, suite: .ran([]),
            ownTests: .judged(
                OwnTestsReport(
                    tests: tests,
                    bugs: stage.bugs.map {
                        BugResult(id: $0.id, exercise: $0.exercise, status: .survived, kills: [])
                    },
                    neverRun: [
                        NeverRunMethod(name: "isNoTest", place: place, reason: .noTestAttribute)
                    ])))
    }()

    private static let review: StageReport = {
        let stage = Workshop.shipped["Review"]!.only(["review-voucher"])
        let given = TestResult(name: "MyReviewTests.MyReviewVoucherTests/testGiven")
        let bugs = stage.bugs.enumerated().map { index, bug in
            BugResult(
                id: bug.id, exercise: bug.exercise, status: index == 0 ? .killed : .survived,
                kills: index == 0 ? [.init(test: given.name, isCrash: false)] : [])
        }
        return StageReport(
            stage: stage, suite: .ran([]),
            ownTests: .judged(
                OwnTestsReport(
                    tests: [OwnTest(result: given, isInShippedFile: true)], bugs: bugs)))
    }()
}
