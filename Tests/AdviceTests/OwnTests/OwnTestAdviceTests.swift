import XCTest

@testable import Advice
@testable import Catalog
@testable import Grading
@testable import KitTestHelpers
@testable import SwiftSource

/// Tests what advice a test gets, depending on its results.
final class OwnTestAdviceTests: XCTestCase {
    private static let file = "Starter/Stage1Tests/MyEvenOddTests.swift"
    private static let name = "MyStage1Tests.MyEvenOddTests/testIt"
    private let bug = shipped(1).bugs.first { $0.exercise == "even-odd" }!

    private func finding(
        _ test: OwnTest, of stage: Stage = shipped(1), smell: TestSmell? = nil,
        bugs: [BugResult] = [], missingStep: Finding.Words? = nil
    ) -> Finding? {
        StageReport(
            stage: stage, suite: .ran([]),
            ownTests: .judged(OwnTestsReport(tests: [test], bugs: bugs)),
            smells: smell.map { [Self.name: $0] } ?? [:],
            missingSteps: missingStep.map { [Self.name: $0] } ?? [:],
            sources: [
                Self.file: "final class MyEvenOddTests: XCTestCase {\nfunc testIt() { use(a) }\n}"
            ]
        ).findings.first { $0.subject == .test(Self.name) }
    }

    private func test(
        _ failure: TestResult.Failure? = nil, failingVariants: [String] = [], isFlaky: Bool = false,
        dependsOnOrder: Bool = false, noticesNothing: Bool = false, agreesWithBug: String? = nil
    ) -> OwnTest {
        OwnTest(
            result: TestResult(name: Self.name, failure: failure), failingVariants: failingVariants,
            isFlaky: isFlaky, dependsOnOrder: dependsOnOrder,
            noticesNothing: noticesNothing, agreesWithBug: agreesWithBug)
    }

    private func failed(_ message: String) -> TestResult.Failure {
        .assertion(message: message, place: SourceLocation(file: Self.file, line: 2))
    }

    private func words(_ smell: TestSmell) -> Finding.Words { smell.words(for: .xctest) }

    func testAGoodTestGetsNoAdvice() {
        XCTAssertNil(finding(test()))
        XCTAssertEqual(finding(test(), smell: .isNotAsync)?.kind, .betterTest)
        let place = finding(test(), smell: .isNotAsync)?.place
        XCTAssertEqual(place, SourceLocation(file: Self.file, line: 2))
    }

    /// If a test catches no bug for an unknown reason, it gets no advice, because it may check something for
    /// which no bug is planted.
    func testATestThatCatchesNothing() {
        XCTAssertNil(finding(test(noticesNothing: true)))
        let known = finding(test(noticesNothing: true), smell: .reachesNoBug)
        XCTAssertEqual(known?.words, words(.reachesNoBug))
        XCTAssertEqual(known?.kind, .idleTest)
    }

    func testAWrongTestIsExplainedByItsMostCertainCause() {
        let unequal = failed("XCTAssertEqual failed: (\"nil\") is not equal to (\"1\") - ")
        let waiting = TestSmell.doesNotWait(.assertsAtOnce)
        let rows: [(OwnTest, TestSmell?, Finding.Words?)] = [
            (test(unequal), nil, WrongTest.unexplained),
            (test(unequal), waiting, words(waiting)),
            (test(unequal), .assertsNothing, WrongTest.unexplained),
            (test(.exit(status: 3)), waiting, WrongTest.unexplained),
            (
                test(.late(message: nil, place: SourceLocation(file: Self.file, line: 2))), waiting,
                .init(WrongTest.late)
            ),
            (
                test(failingVariants: ["x"]), .doesNotWait(.endsBeforeTheAnswer),
                words(.doesNotWait(.endsBeforeTheAnswer))
            ),
        ]
        for (test, smell, expected) in rows {
            let finding = finding(test, smell: smell)
            XCTAssertEqual(finding?.kind, .wrongTest)
            XCTAssertEqual(finding?.words, expected)
        }
    }

    func testATestThatComparesTooEarlyIsAdvisedToWait() {
        for variant in shipped(4).variants {
            let next = finding(test(failingVariants: [variant.id]), of: shipped(4))?.words.next
            XCTAssertEqual(next, variant.isLater ? "Wait before you compare: await settle()" : nil)
        }
    }

    /// A test that sleeps gets advice even if it catches bugs.
    func testATestThatSleepsGetsAdvice() {
        XCTAssertEqual(
            finding(test(), smell: .sleeps(line: 2, forTimer: false))?.kind,
            .betterTest)
    }

    func testAgreementWithABugIsGivenAsTheCause() {
        let unequal = failed("XCTAssertEqual failed: (\"true\") is not equal to (\"false\") - ")
        let finding = finding(test(unequal, agreesWithBug: bug.id))
        XCTAssertEqual(finding?.cause, "agrees with \(bug.id)")
        XCTAssertEqual(finding?.words.what.hasSuffix(bug.description), true)
    }

    /// If a test passes with a bug and fails without it, the test runs the code. So the advice must not say
    /// that the test never calls the code.
    func testATestThatExpectsABugIsNotReportedAsCallingNothing() {
        let unequal = failed("XCTAssertEqual failed: (\"true\") is not equal to (\"false\") - ")
        let (nothing, lacks) = (CommonSteps.callsNothing, CommonSteps.lacks(["load"]))
        let reread = "Reread what the exercise says about this case."
        for (step, next) in [(nothing, reread), (lacks, lacks.text)] {
            let finding = finding(test(unequal, agreesWithBug: bug.id), missingStep: step)
            XCTAssertEqual(finding?.words.what.hasSuffix(bug.description), true)
            XCTAssertEqual(finding?.words.next, next)
        }
        XCTAssertEqual(finding(test(unequal), missingStep: nothing)?.words, nothing)
    }

    func testFlakyAndOrderDependentTestsAreExplained() {
        let state = SharedState(name: "a", place: SourceLocation(file: "A.swift", line: 3))
        let shared = TestSmell.sharesState(state)
        let next = words(shared)
        XCTAssertEqual(
            finding(test(dependsOnOrder: true), smell: shared)?.words.next,
            "\(next.what) \(next.next ?? "")")
        XCTAssertEqual(
            finding(test(isFlaky: true))?.words.next, WrongTest.flaky.what)
        let texts = [
            finding(test(dependsOnOrder: true), smell: shared), finding(test(isFlaky: true)),
            finding(test(isFlaky: true), smell: .doesNotWait(.assertsAtOnce)),
        ].compactMap { $0?.words }
        XCTAssertEqual(texts.count, 3)
        for words in texts { XCTAssertLessThanOrEqual(words.sentences, 3, words.text) }
    }

    /// A test that uses a random value may have a different result in its next run. So the advice names the
    /// random value, whatever the results were.
    func testARandomValueExplainsEveryResult() {
        let random = TestSmell.changesEachRun(call: "Int.random", place: "line 3")
        let unequal = failed("XCTAssertEqual failed: (\"true\") is not equal to (\"false\") - ")
        for test in [
            test(isFlaky: true), test(dependsOnOrder: true), test(failingVariants: ["x"]),
            test(unequal, agreesWithBug: bug.id), test(unequal),
        ] {
            XCTAssertEqual(finding(test, smell: random)?.words, words(random))
            XCTAssertEqual(finding(test, smell: random)?.isOfChance, true)
        }
        XCTAssertEqual(finding(test(isFlaky: true))?.isOfChance, false)
    }

    func testAnExampleThatFailsIsNotBlamed() {
        var example = test(failed("XCTAssertEqual failed: (\"1\") is not equal to (\"0\") - "))
        example.isExample = true
        let mock = "Starter/Stage1Tests/Mock.swift"
        let own = [
            Self.file: "final class MyEvenOddTests: XCTestCase { func testIt() { use(Mock()) } }",
            mock: "\nfinal class Mock {}",
        ]
        // The learner's test double is named only if the learner wrote or changed it. Otherwise it may differ
        // from the finished one without being wrong.
        for (finished, shipped, place) in [
            ("", [], SourceLocation(file: mock, line: 2)), ("", [mock], nil), (own[mock]!, [], nil),
        ] as [(String, Set<String>, SourceLocation?)] {
            var workshop = WorkshopSources.none
            workshop.finishedTests = { [mock: finished] }
            let stage = StageReport(
                stage: KitTestHelpers.shipped(1), suite: .ran([]),
                ownTests: .judged(OwnTestsReport(tests: [example], bugs: [])))
            let sources = StageSources(
                ownTests: own, shippedTests: shipped, workshop: workshop)
            let found = stageAdvice(stage, sources).first { $0.kind == .wrongTest }
            XCTAssertEqual(found?.words.what.contains("'Mock'"), place != nil)
            if let place { XCTAssertEqual(found?.place, place) }
        }
    }

    func testSurvivingBugsAreCountedByIdea() {
        let bugs = shipped(1).bugs.filter { $0.idea == bug.idea }
        let results = bugs.enumerated().map { number, bug in
            BugResult(
                id: bug.id, exercise: bug.exercise, status: number == 0 ? .killed : .survived,
                kills: [])
        }
        let ideas = OpenIdea.all(of: results, in: shipped(1))
        XCTAssertEqual(ideas.map(\.idea), [bug.idea])
        XCTAssertEqual(ideas.map(\.caught), [1])
        XCTAssertEqual(ideas.map(\.surviving), [bugs.count - 1])
        XCTAssertEqual(OpenIdea.all(of: Array(results.prefix(1)), in: shipped(1)), [])
    }

    /// The idea's own title would fit a list, but not the digits of a number.
    func testAnIdeaIsNamedInTheWordsOfItsOnlyExercise() {
        for (exercises, number, title) in [
            (["number-formatter"], 1, "more than one group of digits"),
            (["feed"], 4, "more than one message"),
            (["feed", "inspirations"], 4, Idea.moreThanOne.title),
        ] {
            let stage = shipped(number)
            let results = stage.bugs.filter {
                $0.idea == .moreThanOne && exercises.contains($0.exercise)
            }.map {
                BugResult(
                    id: $0.id, exercise: $0.exercise,
                    status: $0.exercise == "inspirations" ? .killed : .survived, kills: [])
            }
            XCTAssertEqual(OpenIdea.all(of: results, in: stage).map(\.title), [title])
        }
    }

    /// A helper file is restored in the version for the library that the learner's tests use, even if the
    /// learner's version of the file uses the other library.
    func testAHelperFileIsRestoredInTheTestsLibrary() {
        let folder = "Starter/Stage4Tests"
        let helper = "\(folder)/PracticeTestCase.swift"
        let report = StageReport(
            stage: Fixture.passedStage.stage, suite: Fixture.passedStage.suite,
            ownTests: Fixture.passedStage.ownTests, changedFiles: [helper])
        for library in TestLibrary.allCases {
            let text = "import \(library.module)\n"
            let sources = StageSources(
                ownTests: [
                    "\(folder)/A.swift": text, "\(folder)/B.swift": text, helper: "import XCTest\n",
                ], testsFolder: folder)
            let next = stageAdvice(report, sources).of(.givenFile).compactMap(\.words.next)
            XCTAssertEqual(next.map { $0.hasSuffix(library.puttingBack(helper)) }, [true])
        }
    }
}
