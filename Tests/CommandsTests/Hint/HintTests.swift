import XCTest

@testable import Catalog
@testable import Commands
@testable import Grading
@testable import KitTestHelpers
@testable import TerminalKit

final class HintTests: XCTestCase {
    private let kit = Kit(root: "/kit")

    private func topic(_ stage: StageReport, at step: ExerciseStep? = nil) -> HintTopic? {
        let exercise = stage.exercises[0]
        return HintTopic(
            of: exercise, at: step ?? exercise.step(),
            areTestsBroken: !stage.areTestsRun(of: exercise))
    }

    private func subject(_ stage: StageReport) -> HintSubject? {
        if case .subject(let subject)? = topic(stage) { subject } else { nil }
    }

    /// A hint is about the learner's current obstacle: a wrong test in any step, or else the step's own task.
    func testAHintIsAboutTheCurrentObstacle() throws {
        let failure = TestResult.Failure.assertion(message: "", place: nil)
        func own(_ onFinished: TestResult.Failure?, isExample: Bool = false) -> OwnTest {
            let name = "MyStage1Tests.MyEvenOddTests/testIt"
            return OwnTest(
                result: TestResult(name: name, failure: onFinished),
                onCode: TestResult(name: name, failure: failure), noticesNothing: isExample,
                isExample: isExample)
        }
        func stage(_ tests: OwnTest..., isGreen: Bool = false) -> StageReport {
            Fixture.stage(
                red: isGreen ? [] : ["even-odd"],
                ownTests: .judged(OwnTestsReport(tests: tests, bugs: [])))
        }
        let bug = try XCTUnwrap(shipped(1).bugs.first)
        let code = HintTopic.subject(HintSubject(ofCode: shipped(1).exercises[0]))
        // The next case isn't an odd number: on the shipped code, a test for an odd number would pass.
        let zero = try XCTUnwrap(shipped(1).bugs.first { $0.id == "zero-is-odd" })
        let nextCase = HintTopic.subject(HintSubject(of: zero, as: .nextCase))
        for step in ExerciseStep.allCases {
            XCTAssertEqual(topic(stage(own(failure)), at: step), .testsToFix, "\(step)")
        }
        XCTAssertEqual(topic(stage()), nextCase, "Red, without a test")
        XCTAssertEqual(topic(stage(own(nil, isExample: true))), nextCase, "Red, with the example")
        let caught = shipped(1).bugs.map {
            BugResult(id: $0.id, exercise: $0.exercise, status: .killed, kills: [])
        }
        let byOthers = Fixture.stage(
            red: ["even-odd"], ownTests: .judged(OwnTestsReport(tests: [], bugs: caught)))
        XCTAssertEqual(
            subject(byOthers)?.kind, .nextCase, "Red, and tests of other exercises catch every bug")
        XCTAssertEqual(topic(stage(own(nil))), code, "Green")
        XCTAssertEqual(
            topic(stage(own(nil), isGreen: true)), .subject(HintSubject(of: bug, as: .bug)), "Bugs")
        let broken = Fixture.stage(ownTests: .notBuilt(.tookTooLong))
        XCTAssertEqual(topic(broken, at: .bugs), .unjudgedTests)
    }

    /// After the tests are reset, the exercise is at its first step again. So the hint is about the next test,
    /// as on the watch screen.
    func testAfterResettingTheTestsTheHintFitsTheShownStep() {
        let example = OwnTest(
            result: TestResult(name: "MyStage1Tests.MyEvenOddTests/testIt"),
            onCode: TestResult(
                name: "MyStage1Tests.MyEvenOddTests/testIt",
                failure: .assertion(message: "", place: nil)), noticesNothing: true,
            isExample: true)
        let reset = Fixture.stage(
            red: ["even-odd"], ownTests: .judged(OwnTestsReport(tests: [example], bugs: [])))
        XCTAssertEqual(reset.exercises[0].step(), .red)
        XCTAssertEqual(subject(reset)?.kind, .nextCase)
    }

    func testTheChoiceToWriteCodeFirstIsRemembered() throws {
        let memory = HintMemory(kit: kit, files: FakeFiles([:]).files)
        XCTAssertFalse(memory.isCodeFirst)
        try memory.setShown(1, of: HintMemory.codeFirst)
        XCTAssertTrue(memory.isCodeFirst)
        try memory.setShown(0, of: HintMemory.codeFirst)
        XCTAssertFalse(memory.isCodeFirst)
    }

    func testAFinishedExerciseHasNoHint() {
        XCTAssertNil(topic(Fixture.stage(noticed: ["even-odd"])))
    }

    func testHintsComeOneAtATimeAndTheLastIsRepeated() throws {
        let subject = try XCTUnwrap(subject(Fixture.stage(red: ["even-odd"])))
        let hints = (0...4).compactMap { Hint(of: subject, after: $0) }
        XCTAssertEqual(hints.map(\.number), [1, 2, 3, 3, 3])
        XCTAssertEqual(hints.map(\.isRepeated), [false, false, false, true, true])
        XCTAssertEqual(hints.map(\.text).first, subject.hints.first)
        XCTAssertEqual(hints.last?.text, subject.hints.last)
    }

    func testABrokenHintFileIsIgnored() throws {
        for text in [
            "", "x", "[1]", #"{"a": "two"}"#, #"{"a": 2}"#, #"{"a": {"shown": -5}}"#,
            #"{"a": {"shown": 1e99}}"#,
        ] {
            let fake = FakeFiles(["/kit/.grade/hints.json": text])
            let memory = HintMemory(kit: kit, files: fake.files)
            XCTAssertEqual(memory.shown("a"), 0, text)
            try memory.setShown(1, of: "a")
            XCTAssertEqual(memory.shown("a"), 1, text)
        }
    }

    private func text(
        _ stage: StageReport, after shown: Int = 0, usesColor: Bool = false
    ) throws -> String {
        let subject = try XCTUnwrap(subject(stage))
        return HintReporter(style: Style(usesColor: usesColor)).text(
            of: Hint(of: subject, after: shown), for: subject, exercise: stage.exercises[0])
    }

    func testTheTextCountsTheHints() throws {
        let (red, bug) = (Fixture.stage(red: ["even-odd"]), Fixture.stage())
        let nextCase = Fixture.stage(
            red: ["even-odd"], ownTests: .judged(OwnTestsReport(tests: [], bugs: [])))
        let planted = bug.exercises[0].plantedBugs.count
        for (stage, shown, words) in [
            (red, 0, "Hint 1 of 3: "), (red, 0, "For the next hint, run this command again."),
            (red, 2, "This is the last hint."),
            (red, 3, "That was the last hint. The solution: swift run grade diff even-odd"),
            (bug, 1, "Your tests miss \(planted) planted bugs."), (bug, 1, "Hint 2 of 2: "),
            (bug, 1, "To read: Guide/test-checklist.md#an-ordinary-case"),
            (nextCase, 0, "This hint is about the case to test next."),
        ] {
            assertContains(try text(stage, after: shown), words)
        }
        assertContainsNot(try text(nextCase, after: 2), "bug")
    }

    func testTheBugIsShownAfterTheLastHintAndAnotherChangeToTheTests() throws {
        let bug = try XCTUnwrap(subject(Fixture.stage()))
        let red = try XCTUnwrap(subject(Fixture.stage(red: ["even-odd"])))
        let usedUp = HintProgress(shown: 2, tests: "a")
        XCTAssertTrue(usedUp.showsBug(of: bug, tests: "b"))
        XCTAssertFalse(usedUp.showsBug(of: bug, tests: "a"), "if the tests haven't changed")
        XCTAssertFalse(HintProgress(shown: 1, tests: "a").showsBug(of: bug, tests: "b"), "hint 2")
        XCTAssertFalse(HintProgress(shown: 2, tests: nil).showsBug(of: bug, tests: "b"))
        XCTAssertFalse(
            HintProgress(shown: 3, tests: "a").showsBug(of: red, tests: "b"), "hints about code")
    }

    func testTheBugIsShownAsADiff() throws {
        let exercise = Fixture.stage().exercises[0]
        let bug = try XCTUnwrap(exercise.unnoticedBugs.first)
        let files = FakeFiles(["/kit/Finished/Stage1/\(bug.file)": "func f() {\n\(bug.find)\n}\n"])
        let difference = try BugDifference(
            of: bug, in: exercise.stage, kit: kit, files: files.files)
        let text = HintReporter(style: Style(usesColor: false)).text(
            of: difference, bug, exercise: exercise)
        assertContains(text, "  \(bug.idea.comparison.prefix(40))")
        assertContains(text, "--- Finished/Stage1/\(bug.file)\n")
        assertContains(text, "+++ Finished/Stage1/\(bug.file), with the bug\n")
        assertContains(
            text, "@@ -1,3 +1,3 @@\n func f() {\n-\(bug.find)\n+\(bug.replace)\n }\n\n")
    }

    /// The replacement for several lines is indented like the code around it. Only lines that differ get a + or
    /// a -.
    func testADifferenceOfSeveralLines() throws {
        let stage = shipped(1)
        let bug = try XCTUnwrap(stage.bugs.first { $0.id == "zeros-of-a-group-lost" })
        let source = """
                func f() {
                    let a = 1
                    \(bug.find)
                }
            """
        let files = FakeFiles(["/kit/Finished/Stage1/\(bug.file)": source])
        XCTAssertEqual(
            try BugDifference(of: bug, in: stage, kit: kit, files: files.files).unified,
            #"""
            --- Finished/Stage1/NumberFormatter.swift
            +++ Finished/Stage1/NumberFormatter.swift, with the bug
            @@ -1,4 +1,9 @@
                 func f() {
                     let a = 1
            +        if number >= 1_000 {
            +            let front = numberFormatter(
            +                number: number / 1_000, separator: separator, currency: currency)
            +            return "\(front)\(separator)\(number % 1_000)"
            +        }
                     let digits = String(number.magnitude)
                 }
            """#)
    }

    /// Hints for the code start over when the code is as shipped again. Hints for bugs start over when the
    /// tests are as shipped again.
    func testHintsStartOverWhenTheFileIsAsShippedAgain() throws {
        let exercise = shipped(1).exercises[0]
        let bug = try XCTUnwrap(shipped(1).bugs.first { $0.exercise == exercise.id })
        let (code, bugs) = (HintSubject(ofCode: exercise).id, HintSubject(of: bug, as: .bug).id)
        func report(isCodeChanged: Bool, areTestsChanged: Bool) -> Report {
            var test = WatchFixture.own("MyStage1Tests.MyEvenOddTests/testIt", "✗ ✓")
            test.isInShippedFile = !areTestsChanged
            return Fixture.report([
                StageReport(
                    stage: shipped(1), suite: .ran([]),
                    ownTests: .judged(OwnTestsReport(tests: [test], bugs: [])), findings: [],
                    untouchedCode: isCodeChanged ? [] : [exercise.id])
            ])
        }
        let memory = HintMemory(kit: kit, files: FakeFiles([:]).files)
        var left: [[Int]] = []
        for (isCodeChanged, areTestsChanged) in [
            (false, false), (true, true), (true, true), (true, false), (false, false),
        ] {
            try memory.startOver(
                after: report(isCodeChanged: isCodeChanged, areTestsChanged: areTestsChanged))
            if left.isEmpty {
                try memory.setShown(1, of: code)
                try memory.setShown(2, of: bugs)
            }
            left.append([memory.shown(code), memory.shown(bugs)])
        }
        XCTAssertEqual(left, [[1, 2], [1, 2], [1, 2], [1, 0], [0, 0]])
    }

    /// The stage also has surviving bugs, but the hint only says that the wrong test must be fixed first.
    func testAWrongTestComesFirst() throws {
        let own = OwnTest(
            result: TestResult(name: "MyStage1Tests.MyEvenOddTests/testIt"), isFlaky: true)
        let stage = Fixture.stage(ownTests: .judged(OwnTestsReport(tests: [own], bugs: [])))
        XCTAssertEqual(topic(stage), .testsToFix)
        let text = HintReporter(style: Style(usesColor: false)).text(
            ofFixing: stage.exercises[0], stage.findings)
        assertContains(text, "  ✗ MyEvenOddTests.testIt\n")
        for words in ["Hint", "planted bug"] { assertContainsNot(text, words) }
    }

    func testCodeThatDoesNotCompileIsReported() throws {
        let stage = StageReport(
            stage: shipped(1), suite: .notBuilt(.tookTooLong, tests: []), ownTests: .none)
        XCTAssertTrue(try text(stage).contains("Stage 1 can't be built yet."))
    }

    func testEveryLineFits80Columns() throws {
        let reporter = HintReporter(style: Style(usesColor: false))
        let texts = [
            try text(Fixture.stage()),
            try text(Fixture.stage(red: ["even-odd"]), after: 2),
            try text(Fixture.stage(red: ["even-odd"]), after: 3),
            reporter.nothingLeft(),
        ]
        for line in texts.joined().split(separator: "\n") {
            XCTAssertLessThanOrEqual(line.count, 80, String(line))
        }
    }
}
