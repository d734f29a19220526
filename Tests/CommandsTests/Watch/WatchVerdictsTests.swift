import XCTest

@testable import Catalog
@testable import Commands
@testable import Grading
@testable import KitTestHelpers

/// Tests how the watch screen handles a save that breaks something, and one that doesn't compile.
final class WatchVerdictsTests: XCTestCase {
    private var driver = WatchDriver(1)

    override func setUp() {
        driver = WatchDriver(1, 2)
        driver.begin(green: ["labels"], starred: ["even-odd"])
        driver.open("labels")
        driver.save(1)
    }

    private var text: String { driver.lines(columns: 80, rows: 60).joined(separator: "\n") }

    /// Stage 1 with a code file that doesn't compile.
    private func stage1(error file: String) -> StageReport {
        let stage = WatchFixture.report([1], green: [], starred: ["even-odd"]).stages[0]
        let errors = (1...30).map { "Starter/Stage1/\(file):\($0):5: error: number \($0)" }
        return StageReport(
            stage: stage.stage,
            suite: .notBuilt(.errors(errors.joined(separator: "\n")), tests: stage.tests),
            ownTests: stage.ownTests)
    }

    func testASaveThatBreaksAnotherExerciseIsReported() {
        driver.finish(green: ["labels"], begun: ["even-odd"])
        XCTAssertEqual(driver.state.notice, .broken(["Even or odd"], isCode: true))
        XCTAssertEqual(driver.state.current, "labels")
        driver.save(1)
        XCTAssertNil(driver.state.notice)
        driver.finish(green: ["labels"], begun: ["even-odd"])
        XCTAssertNil(driver.state.notice, "if the exercise was already broken")
    }

    func testASaveThatCostsAnotherStarIsReported() {
        driver.finish(green: ["labels", "even-odd"])
        XCTAssertEqual(driver.state.notice, .broken(["Even or odd"], isCode: false))
    }

    func testACompileErrorKeepsOtherVerdictsMarkedAsOld() {
        driver.finish(with: stage1(error: "NumberFormatter.swift"))
        XCTAssertEqual(driver.state.exercises.map(\.sign).prefix(3), [.star, .open, .code])
        XCTAssertEqual(
            driver.state.exercises.map(\.isCompileError).prefix(3), [false, true, false])
        XCTAssertNil(driver.state.notice, "a compile error must not count as a broken exercise")
        XCTAssertFalse(driver.state.isAllGreen)
        driver.press("t")
        driver.press("t")
        assertContains(
            text, "Number formatter doesn't compile, so nothing in stage 1 can be checked:")
        assertContains(text, "NumberFormatter.swift:30:5: error: number 30")
        XCTAssertEqual(
            driver.press("h"), [.remember(subject: "number-formatter", count: 1)])
        assertContains(text, "Hint for Number formatter, 1 of 3: ")
    }

    func testRefusedCodeBelongsToOneExercise() {
        let stage = WatchFixture.report([1], green: [], starred: ["even-odd"]).stages[0]
        let file = "Starter/Stage1/NumberFormatter.swift"
        let code = RefusedCode(path: file, line: 7, reason: .notAsked("XCTFail"))
        driver.finish(
            with: StageReport(
                stage: stage.stage, suite: .notBuilt(.refusedCode(code), tests: stage.tests),
                ownTests: stage.ownTests))
        XCTAssertEqual(
            driver.state.exercises.map(\.isCompileError).prefix(3), [false, true, false])
        driver.press("t")
        driver.press("t")
        XCTAssertEqual(driver.press("e"), [.edit(.line(.init(file: file, line: 7)))])
    }

    func testAnErrorOutsideTheExercisesLeavesNoVerdicts() {
        driver.finish(with: stage1(error: "FirstBasicViewController.swift"))
        XCTAssertEqual(driver.state.exercises.map(\.isCompileError).prefix(3), [true, true, true])
    }

    func testTestsThatDoNotCompileKeepOtherVerdicts() {
        let stage = WatchFixture.report([1], green: ["labels"], starred: ["even-odd"]).stages[0]
        let error = "Starter/Stage1Tests/MyLabelsTests.swift:9:1: error: cannot find 'x' in scope"
        driver.finish(
            with: StageReport(
                stage: stage.stage, suite: stage.suite, ownTests: .notBuilt(.errors(error))))
        XCTAssertEqual(driver.state.exercises.map(\.sign).prefix(3), [.star, .open, .code])
        assertContains(text, "Your tests don't compile:")
        assertContains(text, error)
        XCTAssertEqual(
            driver.press("e"),
            [.edit(.line(.init(file: "Starter/Stage1Tests/MyLabelsTests.swift", line: 9)))])
    }

    func testTestFilesThatCompileAreShownNormally() {
        let stage = WatchFixture.report([1], green: ["labels"], starred: ["even-odd"]).stages[0]
        let file = "Starter/Stage1Tests/MyLabelsTests.swift"
        let error = "\(file):9:1: error: cannot find 'x' in scope"
        guard case .judged(let all) = stage.ownTests else { return XCTFail("\(stage.ownTests)") }
        let own = all.with(
            tests: all.tests.filter { !$0.result.name.contains("Labels") },
            leftOut: LeftOutTests(files: [file], failure: .errors(error)))
        driver.finish(
            with: StageReport(stage: stage.stage, suite: stage.suite, ownTests: .judged(own)))
        XCTAssertEqual(driver.state.exercises.map(\.sign).prefix(3), [.star, .open, .code])
        assertContains(text, "Some of your tests don't compile:")
        assertContains(text, error)
        assertContains(text, " MyLabelsTests.swift.")
        XCTAssertEqual(driver.press("e"), [.edit(.line(.init(file: file, line: 9)))])
        driver.open("number-formatter")
        assertContains(text, "  ✗ ✓ testOne")
    }

    func testSecondsAreCountedAndAnEndlessTestIsNamed() {
        let run = driver.state.run?.id ?? 0
        XCTAssertEqual(driver.wait(.milliseconds(3200)), [])
        driver.send(.gradingProgress(run: run, .running(.ownTests, 1)))
        assertContains(text, "Checking stage 1, 3 s… running your tests")
        driver.send(.gradingProgress(run: run, .looked(1, 4, of: 9)))
        assertContains(text, "Checking stage 1, 3 s… planted bugs, 4 of 9")
        // Endless code delays the official tests, and then the learner's tests. The seconds only go up.
        for (name, seconds) in [("Stage1Tests.EvenOddTests/testOne", 3), ("A.B/testTwo", 5)] {
            let test = name.drop { $0 != "/" }.dropFirst()
            driver.send(
                .gradingProgress(
                    run: run, .slow(.running(test: name, seconds: 3, limit: .seconds(10)))))
            assertContains(text, "Checking stage 1, \(seconds) s… still running: \(test)")
            driver.wait(.seconds(2))
            assertContains(text, "Checking stage 1, \(seconds + 2) s… still running: \(test)")
            driver.send(
                .gradingProgress(run: run, .slow(.ended(test: name, limit: .seconds(10)))))
            assertContains(text, "out of time: \(test)")
        }
    }

    func testANoticeHidesTheProgressOnlyBriefly() {
        driver.press("c")
        XCTAssertEqual(driver.state.notice, .codeFirst(true))
        driver.wait(.seconds(3))
        XCTAssertEqual(driver.state.notice, .codeFirst(true))
        driver.wait(.seconds(1))
        assertContains(text, "Checking stage 1, 4 s…")
    }
}
