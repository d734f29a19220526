import XCTest

@testable import Catalog
@testable import Commands
@testable import Grading
@testable import KitTestHelpers

/// The author's check finds what it promises to find.
final class VerifyTests: XCTestCase {
    private let exercise = Exercise(
        id: "one", title: "One", task: "Do it.", files: ["A.swift"], suite: "OneTests",
        guide: "Guide/1.md#one", hints: [])

    private let check = ReportCheck(planted: [:])

    private let sound = [
        "/kit/Starter/Stage1/A.swift": "// TODO: do it", "/kit/Finished/Stage1/A.swift": "done",
        "/kit/Tests/Stage1Tests/OneTests.swift": "func testIt() {}",
    ]

    private func findings(
        _ texts: [String: String], exercises: [Exercise]? = nil, withOther: Bool = false
    ) throws -> [Defect] {
        let stage = Stage(id: 1, title: "S", exercises: exercises ?? [exercise])
        let other = Stage(id: "Other", title: "O", exercises: [])
        return try LayoutCheck(
            kit: Kit(
                root: "/kit", workshop: Workshop(stages: withOther ? [stage, other] : [stage])),
            files: FakeFiles(texts).files, stages: [stage]
        ).defects()
    }

    func testASoundLayoutHasNoFindings() throws {
        XCTAssertEqual(try findings(sound), [])
    }

    func testFilesThatAreInOneTreeOnly() throws {
        let texts = sound.merging([
            "/kit/Starter/Stage1/B.swift": "", "/kit/Finished/Stage1/C.swift": "",
        ]) { $1 }
        XCTAssertEqual(
            try findings(texts),
            [
                .onlyInOneTree(path: "Stage1/B.swift", tree: .starter),
                .onlyInOneTree(path: "Stage1/C.swift", tree: .finished),
            ])
    }

    func testFilesOfOtherStagesAreOfNoInterestWhereSomeAreNamed() throws {
        let texts = sound.merging([
            "/kit/Starter/Stage1Tests/B.swift": "", "/kit/Finished/Encores/Other/C.swift": "",
            "/kit/Tests/Encores/OtherTests/DTests.swift": "",
        ]) { $1 }
        XCTAssertEqual(
            try findings(texts, withOther: true),
            [.onlyInOneTree(path: "Stage1Tests/B.swift", tree: .starter)])
        XCTAssertEqual(try findings(texts).count, 2, "all stages are named: so are all files")
    }

    func testTODOs() throws {
        let texts = sound.merging([
            "/kit/Starter/Stage1/A.swift": "", "/kit/Finished/Stage1/A.swift": "// TODO: more",
        ]) { $1 }
        XCTAssertEqual(
            try findings(texts),
            [
                .noTODO(path: "Starter/Stage1/A.swift"),
                .leftoverTODO(path: "Finished/Stage1/A.swift"),
            ])
    }

    func testEntriesOfTheCatalogue() throws {
        let missing = Exercise(
            id: "one", title: "", task: "", files: ["B.swift"], suite: "TwoTests", guide: "",
            hints: [])
        XCTAssertEqual(
            try findings(sound, exercises: [exercise, missing]),
            [
                .duplicateExercise("one"),
                .missingFile(exercise: "one", path: "Starter/Stage1/B.swift"),
                .missingFile(exercise: "one", path: "Finished/Stage1/B.swift"),
                .missingFile(exercise: "one", path: "Tests/Stage1Tests/TwoTests.swift"),
            ])
    }

    func testSuites() throws {
        let texts = sound.merging([
            "/kit/Tests/Stage1Tests/OneTests.swift": "",
            "/kit/Tests/Stage1Tests/OldTests.swift": "",
        ]) { $1 }
        XCTAssertEqual(
            try findings(texts),
            [.noTests(exercise: "one"), .unlistedSuite(path: "Tests/Stage1Tests/OldTests.swift")])
    }

    func testAnOfficialTestHasToFailOnStarterByAnAssertion() {
        let example = OwnTest(result: Fixture.test("MyEvenOddTests/testTwo"), isExample: true)
        let report = Fixture.report([
            StageReport(
                stage: Fixture.passedStage.stage, suite: Fixture.passedStage.suite,
                ownTests: .judged(
                    OwnTestsReport(
                        tests: [example],
                        bugs: [Fixture.bug("a", killedBy: "MyEvenOddTests/testTwo")])))
        ])
        XCTAssertEqual(
            check.starter(report),
            [
                .doesNotFail(test: "Stage1Tests.EvenOddTests/testOne", status: .passed),
                .doesNotFail(test: "Stage1Tests.EvenOddTests/testZeroIsEven", status: .passed),
                .killedByExample(bug: "a", test: "Stage1Tests.MyEvenOddTests/testTwo"),
                .exampleIsNotRed(test: "Stage1Tests.MyEvenOddTests/testTwo"),
            ])
        let crashed = StageReport(
            stage: shipped(1),
            suite: .ran([SuiteTest(exercise: "", result: Fixture.test("A/t", .exit(status: 0)))]),
            ownTests: .none)
        XCTAssertEqual(
            check.starter(Fixture.report([crashed])),
            [
                .doesNotFail(test: "Stage1Tests.A/t", status: .crashed),
                .cannotRun(tree: .starter, stage: shipped(1)),
            ])
    }

    // MARK: Shipped tests that are to be repaired

    private func exercise(asksForCode: Bool) -> Exercise {
        Exercise(
            id: "one", title: "One", task: "Do it.", files: ["A.swift"], suite: "OneTests",
            guide: "Guide/1.md#one", hints: [], asksForCode: asksForCode)
    }

    func testCodeThatComesWithTestsToRepairNeedsNoTODO() throws {
        let path = "Stage1Tests/MyOneTests.swift"
        let stage = Stage(id: 1, title: "S", exercises: [exercise(asksForCode: true)])
        for (mark, defects) in [
            ("", []), ("/// A worked example", [.noTODO(path: "Starter/Stage1/A.swift")]),
        ] as [(String, [Defect])] {
            let source = "class MyOneTests: XCTestCase {\n\(mark)\nfunc testIt() { one() }\n}"
            let texts = sound.merging([
                "/kit/Starter/Stage1/A.swift": "wrong", "/kit/Starter/\(path)": source,
                "/kit/Finished/\(path)": "",
            ]) { $1 }
            let check = LayoutCheck(
                kit: Kit(root: "/kit", workshop: Workshop(stages: [stage])),
                files: FakeFiles(texts).files, stages: [stage])
            XCTAssertEqual(try check.defects(), defects)
        }
    }

    /// A report on the untouched Starter of an exercise with tests to repair: one of them notices the bug, and
    /// one is wrong.
    private func starter(
        of exercise: Exercise, _ suite: TestResult.Failure?..., missing: Set<String> = ["b"]
    ) -> Report {
        func bug(_ id: String, _ concept: Concept) -> PlantedBug {
            PlantedBug(
                id: id, exercise: "one", file: "", concept: concept, find: "", replace: "",
                description: "")
        }
        let bugs = [bug("a", .ordinary), bug("b", .boundary)]
        let right = OwnTest(result: Fixture.test("MyOneTests/testOne"))
        let wrong = OwnTest(
            result: Fixture.test("MyOneTests/testTwo", .assertion(message: "", place: nil)),
            asksTooMuch: ["v"])
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

    func testTestsToRepairMayBeWrongAndNoticeBugs() {
        let exercise = exercise(asksForCode: true)
        XCTAssertEqual(check.starter(starter(of: exercise, failed, nil)), [])
        XCTAssertEqual(
            check.starter(starter(of: exercise, nil, nil)), [.nothingFails(exercise: "one")])
        XCTAssertEqual(
            check.starter(starter(of: exercise, failed, .exit(status: 0))),
            [.doesNotFail(test: "Stage1Tests.OneTests/t1", status: .crashed)])
        let tests = self.exercise(asksForCode: false)
        XCTAssertEqual(check.starter(starter(of: tests)), [], "its official tests don't run")
    }

    func testTestsToRepairNeedARepair() {
        XCTAssertEqual(
            check.starter(starter(of: exercise(asksForCode: false), missing: [])),
            [.shippedTestsAreGood(exercise: "one")])
    }

    // MARK: Finished

    func testFinishedHasToPassEverything() {
        XCTAssertEqual(check.finished(Fixture.report([Fixture.passedStage])), [])
        let findings = check.finished(Fixture.report([Fixture.failedStage]))
        XCTAssertEqual(findings.count, 2)
        guard case .failsOnFinished("Stage1Tests.EvenOddTests/testZeroIsEven", _)? = findings.first
        else { return XCTFail("\(findings)") }
        XCTAssertEqual(findings.last, .survives(bug: "a", .finishedOwn(.xctest)))
    }

    func testTheOfficialSuitesHaveToNoticeEveryBug() {
        let report = OwnTestsReport(
            tests: [OwnTest(result: Fixture.test("A/t"), asksTooMuch: ["v"])],
            bugs: [
                Fixture.bug("a", killedBy: "A/t"), Fixture.bug("b"),
                BugResult(
                    id: "c", exercise: "e", status: .notRun, kills: [], isTimedOut: true),
            ])
        XCTAssertEqual(
            check.official(.judged(report), stage: shipped(1)),
            [
                .asksTooMuch(test: "Stage1Tests.A/t", variant: "v"), .survives(bug: "b", .official),
                .hangs(bug: "c", .official),
            ])
    }
}

/// The author's check of the planted bugs themselves.
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
            id: id, exercise: exercise, file: file, concept: .ordinary, rule: rule, find: find,
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

    private func findings(_ stage: Stage) -> [Defect] {
        BugCheck(workshop: Workshop(stages: [stage]), stages: [stage], planted: [1: module(stage)])
            .defects()
    }

    func testSoundBugsHaveNoFindings() {
        let variant = CorrectVariant(
            id: "v", file: "A.swift", find: "1 + other", replace: "other + 1", description: "")
        XCTAssertEqual(findings(stage([bug("a", find: "1")], [variant])), [])
    }

    func testWhatCannotBePlantedIsNamedWithItsFile() {
        let path = "Finished/Stage1/A.swift"
        XCTAssertEqual(
            findings(
                stage([
                    bug("a", find: "none"), bug("b", find: "A"),
                    bug("c", find: "1", replace: "1"), bug("d", find: "1", file: "B.swift"),
                ])),
            [
                .notPlanted(id: "a", path: path, .found(times: 0)),
                .notPlanted(id: "b", path: path, .outsideOfBodies),
                .notPlanted(id: "c", path: path, .noChange),
                .notPlanted(id: "d", path: "Finished/Stage1/B.swift", .found(times: 0)),
            ])
    }

    func testEntriesThatAreWrong() {
        XCTAssertEqual(
            findings(
                stage([
                    bug("a", find: "1", exercise: "two"),
                    bug("a", find: "other", question: "No question."),
                ])),
            [
                .duplicateBug("a"), .unknownExercise(bug: "a", exercise: "two"),
                .withoutWords(bug: "a"),
            ])
    }

    /// The error is in a line of the file with all bugs in it; the bug that the line is of is named.
    func testABugThatDoesNotCompileIsNamed() {
        let stage = stage([bug("good", find: "1"), bug("bad", find: "other", replace: "missing")])
        let planted = module(stage)
        let text = String(decoding: planted.folder.files["A.swift"] ?? [], as: UTF8.self)
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let line = 1 + (lines.firstIndex { $0.contains("missing") } ?? 0)
        let failure = BuildFailure.errors(
            "Finished/Stage1/A.swift:\(line):5: error: cannot find 'missing' in scope")
        XCTAssertEqual(
            ReportCheck(planted: [1: planted]).official(.notBuilt(failure), stage: shipped(1)),
            [.bugsDoNotCompile(stage: shipped(1), ids: ["bad"], failure)])
    }
}
