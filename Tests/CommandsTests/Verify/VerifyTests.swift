import XCTest

@testable import Catalog
@testable import Commands
@testable import Grading
@testable import KitTestHelpers

/// Tests that `grade verify` finds what it promises to find.
final class VerifyTests: XCTestCase {
    private let exercise = Exercise(
        id: "one", title: "One", task: "Do it.", files: ["A.swift"], suite: "OneTests",
        guide: "Guide/1.md#one", hints: [])

    private let check = ReportCheck()

    private let sound = [
        "/kit/Starter/Stage1/A.swift": "// TODO: do it", "/kit/Finished/Stage1/A.swift": "done",
        "/kit/Tests/Stage1Tests/OneTests.swift": "func testIt() {}",
    ]

    private func findings(
        _ texts: [String: String], exercises: [Exercise]? = nil, withOther: Bool = false
    ) throws -> [String] {
        let stage = Stage(id: 1, title: "S", exercises: exercises ?? [exercise])
        let other = Stage(id: "Other", title: "O", exercises: [])
        return try LayoutCheck(
            kit: Kit(
                root: "/kit", workshop: Workshop(stages: withOther ? [stage, other] : [stage])),
            files: FakeFiles(texts).files, stages: [stage]
        ).defects()
    }

    /// Each case is a set of changed or missing files, and the defects that they cause. All other files are
    /// correct.
    func testLayoutDefectsAreReported() throws {
        let cases: [([String: String], [String])] = [
            ([:], []),
            (
                ["Starter/Stage1/B.swift": "", "Finished/Stage1/C.swift": ""],
                [
                    "Starter/Stage1/B.swift has no counterpart in the other tree.",
                    "Finished/Stage1/C.swift has no counterpart in the other tree.",
                ]
            ),
            (
                ["Tests/Stage1Tests/OneTests.swift": "", "Tests/Stage1Tests/OldTests.swift": ""],
                [
                    "The suite of the exercise 'one' has no test.",
                    "No exercise names Tests/Stage1Tests/OldTests.swift, so it would never run.",
                ]
            ),
        ]
        for (changes, expected) in cases {
            let texts = Dictionary(
                uniqueKeysWithValues: changes.map { ("/kit/\($0.key)", $0.value) })
            XCTAssertEqual(try findings(sound.merging(texts) { $1 }), expected)
        }
    }

    func testFilesOfOtherStagesAreIgnored() throws {
        let texts = sound.merging([
            "/kit/Starter/Stage1Tests/B.swift": "", "/kit/Finished/Encores/Other/C.swift": "",
            "/kit/Tests/Encores/OtherTests/DTests.swift": "",
        ]) { $1 }
        XCTAssertEqual(try findings(texts, withOther: true).count, 1)
        XCTAssertEqual(try findings(texts).count, 2, "with all stages, all files must be checked")
    }

    func testInvalidCatalogEntriesAreReported() throws {
        let missing = Exercise(
            id: "one", title: "", task: "", files: ["B.swift"], suite: "TwoTests", guide: "",
            hints: [])
        let names = "The exercise 'one' names"
        XCTAssertEqual(
            try findings(sound, exercises: [exercise, missing]),
            [
                "Two exercises have the identifier 'one'.",
                "\(names) Starter/Stage1/B.swift, which doesn't exist.",
                "\(names) Finished/Stage1/B.swift, which doesn't exist.",
                "\(names) Tests/Stage1Tests/TwoTests.swift, which doesn't exist.",
            ])
    }

    /// Checks that there are as many sentences as entries in `words`, and that each contains its entry.
    private func assert(_ found: [String], has words: [String], line: UInt = #line) {
        XCTAssertEqual(found.count, words.count, "\(found)", line: line)
        for (sentence, words) in zip(found, words) { assertContains(sentence, words, line: line) }
    }

    func testOfficialTestsMustFailAnAssertionOnStarter() {
        let example = OwnTest(result: Fixture.test("MyEvenOddTests/testTwo"), isExample: true)
        let own = OwnTestsReport(
            tests: [example], bugs: [Fixture.bug("a", killedBy: "MyEvenOddTests/testTwo")])
        assert(
            check.starter(
                Fixture.report([
                    StageReport(
                        stage: Fixture.passedStage.stage, suite: Fixture.passedStage.suite,
                        ownTests: .judged(own))
                ])),
            has: [
                "EvenOddTests/testOne must fail", "EvenOddTests/testZeroIsEven must fail",
                "MyEvenOddTests/testTwo already catches the planted bug 'a'.",
                "MyEvenOddTests/testTwo must be red on the untouched Starter.",
            ])
        let crashed = StageReport(
            stage: shipped(1),
            suite: .ran([SuiteTest(exercise: "", result: Fixture.test("A/t", .exit(status: 0)))]),
            ownTests: .none)
        assert(
            check.starter(Fixture.report([crashed])),
            has: ["its status is 'crashed'", "can't be run on the bugs of stage 1"])
    }

    // MARK: Shipped tests to repair

    private func exercise(steps: [ExerciseStep]) -> Exercise {
        Exercise(
            id: "one", title: "One", task: "Do it.", files: ["A.swift"], suite: "OneTests",
            guide: "Guide/1.md#one", hints: [], steps: steps)
    }

    /// A report on the untouched Starter of an exercise with tests to repair: one test is right and catches a
    /// bug, and one is wrong.
    private func starter(
        of exercise: Exercise, _ suite: TestResult.Failure?..., missing: Set<String> = ["b"]
    ) -> Report {
        func bug(_ id: String, _ idea: Idea) -> PlantedBug {
            PlantedBug(
                id: id, exercise: "one", file: "", idea: idea, find: "", replace: "",
                description: "")
        }
        let bugs = [bug("a", .ordinary), bug("b", .boundary)]
        let right = OwnTest(result: Fixture.test("MyOneTests/testOne"))
        let wrong = OwnTest(
            result: Fixture.test("MyOneTests/testTwo", .assertion(message: "", place: nil)),
            failingVariants: ["v"])
        return Fixture.report([
            StageReport(
                stage: Stage(id: 1, title: "S", exercises: [exercise], bugs: bugs),
                suite: .ran(
                    suite.enumerated().map {
                        SuiteTest(exercise: "one", result: Fixture.test("OneTests/t\($0)", $1))
                    }),
                ownTests: .judged(
                    OwnTestsReport(
                        tests: missing.isEmpty ? [right] : [right, wrong],
                        bugs: bugs.map { bug in
                            let isMissing = missing.contains(bug.id)
                            return BugResult(
                                id: bug.id, exercise: "one",
                                status: isMissing ? .survived : .killed,
                                kills: isMissing
                                    ? [] : [.init(test: right.result.name, isCrash: false)])
                        })))
        ])
    }

    private let failed = TestResult.Failure.assertion(message: "", place: nil)

    func testTestsToRepairMayBeWrongAndCatchBugs() {
        let exercise = exercise(steps: ExerciseStep.allCases)
        XCTAssertEqual(check.starter(starter(of: exercise, failed, nil)), [])
        assert(
            check.starter(starter(of: exercise, nil, nil)), has: ["'one' asks learners to fix code"]
        )
        assert(
            check.starter(starter(of: exercise, failed, .exit(status: 0))),
            has: ["Stage1Tests.OneTests/t1 must fail"])
        let tests = self.exercise(steps: [.bugs])
        XCTAssertEqual(check.starter(starter(of: tests)), [], "if the official tests don't run")
    }

    func testTestsToRepairNeedARepair() {
        assert(
            check.starter(starter(of: exercise(steps: [.bugs]), missing: [])),
            has: ["The shipped tests of the exercise 'one' need no repair"])
    }

    // MARK: Finished

    func testFinishedMustPassEverything() {
        XCTAssertEqual(check.finished(Fixture.report([Fixture.passedStage])), [])
        assert(
            check.finished(Fixture.report([Fixture.failedStage])),
            has: [
                "Stage1Tests.EvenOddTests/testZeroIsEven fails on Finished: ",
                "The XCTest tests in Finished don't catch the planted bug 'a'.",
            ])
    }

    func testOfficialSuitesMustCatchEveryBug() {
        let report = OwnTestsReport(
            tests: [OwnTest(result: Fixture.test("A/t"), failingVariants: ["v"])],
            bugs: [
                Fixture.bug("a", killedBy: "A/t"), Fixture.bug("b"),
                BugResult(
                    id: "c", exercise: "e", status: .notRun, kills: [], isTimedOut: true),
            ])
        assert(
            check.official(.judged(report), stage: shipped(1)),
            has: [
                "Stage1Tests.A/t fails on the correct variant 'v'.",
                "don't catch the planted bug 'b'.", "don't finish with the planted bug 'c'.",
            ])
    }
}

/// Tests how `grade verify` checks the planted bugs themselves.
final class BugCheckTests: XCTestCase {
    private let exercise = Exercise(
        id: "one", title: "", task: "", files: ["A.swift"], suite: "OneTests",
        guide: "Guide/1.md#one", hints: [])

    private func bug(
        _ id: String, find: String, replace: String = "2", exercise: String = "one",
        file: String = "A.swift", rule: String = "One.", question: String = "One?",
        hint: String = "1"
    ) -> PlantedBug {
        PlantedBug(
            id: id, exercise: exercise, file: file, idea: .ordinary, rule: rule, find: find,
            replace: replace, description: "", question: question, hint: hint)
    }

    private func stage(_ bugs: [PlantedBug], _ variants: [CorrectVariant] = []) -> Stage {
        Stage(id: 1, title: "", exercises: [exercise], bugs: bugs, variants: variants)
    }

    private func module(_ stage: Stage) -> MutantModule {
        let source = "extension A { func f() -> Int { 1 + other } }"
        return MutantModule(
            finished: SourceFolder(files: ["A.swift": Array(source.utf8)]), stage: stage)
    }

    private func findings(_ stage: Stage) -> [String] {
        BugCheck(workshop: Workshop(stages: [stage]), stages: [stage], planted: [1: module(stage)])
            .defects()
    }

    func testSoundBugsHaveNoFindings() {
        let variant = CorrectVariant(
            id: "v", file: "A.swift", find: "1 + other", replace: "other + 1", description: "")
        XCTAssertEqual(findings(stage([bug("a", find: "1")], [variant])), [])
    }

    func testBugsThatCannotBePlantedAreNamed() {
        let found = findings(
            stage([
                bug("a", find: "none"), bug("b", find: "A"), bug("c", find: "1", replace: "1"),
                bug("d", find: "1", file: "B.swift"),
            ]))
        let reasons = [
            "A.swift: its text to find occurs 0", "isn't in the body", "changes nothing",
            "Finished/Stage1/B.swift: its text to find occurs 0",
        ]
        XCTAssertEqual(found.count, 4)
        for (sentence, reason) in zip(found, reasons) { assertContains(sentence, reason) }
    }

    func testInvalidBugEntriesAreReported() {
        XCTAssertEqual(
            findings(
                stage([
                    bug("a", find: "1", exercise: "two"),
                    bug("a", find: "other", question: "No question."),
                ])),
            [
                "Two bugs or variants have the identifier 'a'.",
                "The bug 'a' names the exercise 'two', which its stage doesn't have.",
                "The bug 'a' needs a rule, a question that ends with '?', and a hint.",
            ])
    }
}
