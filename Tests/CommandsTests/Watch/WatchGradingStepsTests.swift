import XCTest

@testable import Catalog
@testable import Commands
@testable import Grading
@testable import KitTestHelpers

/// Tests what the watch screen grades, and when.
final class WatchGradingStepsTests: XCTestCase {
    func testSavesInQuickSuccessionStartOneGradingOfTheirStages() {
        var driver = WatchDriver(1, 2, 3)
        driver.begin(green: [])
        XCTAssertEqual(driver.send(.filesChanged([2])), [])
        XCTAssertEqual(driver.wait(.milliseconds(4)), [])
        XCTAssertEqual(driver.send(.filesChanged([2, 3])), [])
        XCTAssertEqual(driver.wait(.milliseconds(4)), [], "4 ms after the last save")
        XCTAssertEqual(
            driver.wait(.milliseconds(4)),
            [.startGrading(run: 2, stages: [2, 3], fromScratch: false)])
        XCTAssertEqual(driver.wait(.milliseconds(500)), [])
    }

    func testASaveWhileGradingCancelsItAndThenStartsOver() {
        var driver = WatchDriver(1, 2, 3)
        driver.begin(green: [])
        driver.send(.filesChanged([1]))
        driver.wait(.milliseconds(100))
        XCTAssertEqual(driver.send(.filesChanged([2])), [.cancelGrading])
        XCTAssertEqual(driver.send(.filesChanged([2])), [], "a grading may be cancelled only once")
        XCTAssertEqual(driver.wait(.milliseconds(100)), [], "while grading 2 hasn't ended")
        XCTAssertEqual(
            driver.send(.gradingFinished(run: 2, .interrupted)),
            [.startGrading(run: 3, stages: [1, 2], fromScratch: false)])
    }

    func testAVerdictFromBeforeTheSaveIsIgnored() {
        var driver = WatchDriver(1)
        driver.begin(green: [])
        driver.send(.filesChanged([1]))
        driver.wait(.milliseconds(100))
        driver.send(.filesChanged([1]))
        driver.finish(green: ["even-odd"])
        XCTAssertEqual(driver.greenCount, 0)
        driver.wait(.milliseconds(100))
        XCTAssertEqual(driver.state.run?.stages, [1])
    }

    func testTheCodesVerdictIsShownBeforeTheTestsAreJudged() {
        var driver = WatchDriver(1, 2)
        driver.send(.started)
        driver.press("h")
        XCTAssertEqual(driver.state.notice, .noVerdictYet)
        let early = WatchFixture.report([1, 2], green: ["even-odd"])
        XCTAssertEqual(driver.send(.gradingProgress(run: 1, .suitesKnown(early))), [])
        XCTAssertNil(driver.state.notice, "after the verdict on the code is known")
        XCTAssertEqual(driver.state.current, "even-odd", "while the exercise may lack its star")
        XCTAssertEqual(driver.state.verdicts.judging, [1, 2])
        XCTAssertEqual(driver.state.run?.id, 1, "the grading must continue")
        driver.finish(green: [], starred: ["even-odd"])
        XCTAssertEqual(driver.state.verdicts.judging, [])
        XCTAssertEqual(driver.state.current, "number-formatter", "when the first exercise is done")
    }

    func testAnEarlyVerdictKeepsTheTestsVerdict() {
        var driver = WatchDriver(1)
        driver.begin(green: [])
        driver.send(.filesChanged([1]))
        driver.wait(.milliseconds(100))
        let early = Report(
            tree: .starter, toolchain: "6.3.1",
            stages: WatchFixture.report([1], green: WatchFixture.ids(1)).stages.map {
                StageReport(stage: shipped(1), suite: $0.suite, ownTests: .none)
            }, isWhole: false)
        driver.send(.gradingProgress(run: 2, .suitesKnown(early)))
        XCTAssertEqual(driver.greenCount, 3)
        XCTAssertEqual(
            driver.state.verdicts.latest[1]?.ownTests,
            WatchFixture.ownTests(of: shipped(1), starred: []))
        XCTAssertFalse(driver.state.isAllStarred)
    }

    /// If the learner's code has an endless loop, the run of the tests on that code takes long.
    func testTheTestsVerdictIsShownBeforeTheirRunOnTheLearnersCode() {
        var driver = WatchDriver(1)
        let tests = { (sign: String) in
            [StepFixture.own("testZero", "✗ ✓"), StepFixture.own("testOne", sign)].map {
                sign == "·"
                    ? OwnTest(result: $0.result) : OwnTest(result: $0.result, onCode: $0.onCode)
            }
        }
        driver.send(.started)
        driver.finish(with: StepFixture.stage([StepFixture.own("testZero", "✗ ✓")]))
        driver.press("t")
        driver.press("t")
        XCTAssertEqual(driver.state.step, .red)
        driver.save(1)
        let early = Report(
            tree: .starter, toolchain: "6.3.1",
            stages: [StepFixture.stage(tests("·"), noticed: 2)], isWhole: false)
        driver.send(.gradingProgress(run: 2, .ownTestsKnown(early)))
        let text = driver.lines(columns: 80, rows: 30).joined(separator: "\n")
        assertContains(text, "3 Bugs 2/4")
        XCTAssertEqual(driver.state.step, .red)
        XCTAssertNil(driver.state.notice)
        XCTAssertNotNil(driver.state.run)
        // testZero was already red before the save, so the new step is opened because of testOne.
        driver.finish(with: StepFixture.stage(tests("✗ ✓"), noticed: 2))
        XCTAssertEqual(driver.state.step, .green)
        XCTAssertEqual(driver.state.notice, .redIsDone)
    }

    /// A grading may take long, for example if the learner's code has an endless loop.
    func testOldResultsAreMarkedWhileALongGradingRuns() {
        let mark = "The tests are still running on what you saved."
        var driver = WatchDriver(1)
        func isMarked() -> Bool {
            driver.lines(columns: 80, rows: 30).joined(separator: "\n").contains(mark)
        }
        driver.begin(green: [])
        for step in ExerciseStep.allCases {
            driver.state.step = step
            driver.save(1)
            driver.wait(.seconds(1))
            XCTAssertFalse(isMarked(), "a short grading")
            driver.wait(.seconds(1))
            XCTAssertTrue(isMarked(), "\(step)")
            let run = driver.state.lastRun
            let report = WatchFixture.report([1], green: [])
            driver.send(.gradingProgress(run: run, .suitesKnown(report)))
            driver.state.step = step
            XCTAssertEqual(isMarked(), step != .green, "\(step), after the official tests ended")
            driver.send(.gradingProgress(run: run, .ownTestsKnown(report)))
            XCTAssertFalse(isMarked(), "\(step), after the learner's tests ended")
            driver.finish(green: [])
            XCTAssertFalse(isMarked())
        }
    }

    func testAFirstGradingHasNoOldResults() {
        var driver = WatchDriver(1)
        driver.send(.started)
        driver.wait(.seconds(3))
        driver.send(.gradingProgress(run: 1, .suitesKnown(WatchFixture.report([1], green: []))))
        driver.state.step = .red
        let text = driver.lines(columns: 80, rows: 30).joined(separator: "\n")
        assertContains(text, "Checking your tests…")
        assertContainsNot(text, "still running")
    }

    func testAnEarlyVerdictOfACancelledGradingIsIgnored() {
        var driver = WatchDriver(1)
        driver.begin(green: [])
        driver.send(.filesChanged([1]))
        driver.wait(.milliseconds(100))
        driver.send(.filesChanged([1]))
        driver.send(
            .gradingProgress(
                run: 2,
                .suitesKnown(WatchFixture.report([1], green: WatchFixture.ids(1)))))
        XCTAssertEqual(driver.greenCount, 0)
    }

    func testWithoutAllStarsTheWorkshopIsNotDone() {
        var driver = WatchDriver(1)
        driver.begin(green: WatchFixture.ids(1), starred: ["even-odd", "labels"])
        XCTAssertNil(driver.state.run)
        XCTAssertFalse(driver.state.isAllStarred)
        XCTAssertTrue(driver.state.isAllGreen)
        XCTAssertEqual(driver.state.current, "number-formatter")
        XCTAssertEqual(driver.state.step, .bugs)
    }

    func testStagesOfAFailedGradingAreGradedAfterTheNextSave() {
        var driver = WatchDriver(1, 2)
        driver.send(.started)
        driver.send(.gradingFinished(run: 1, .failed("no disk")))
        XCTAssertEqual(driver.state.problem, "no disk")
        driver.send(.filesChanged([2]))
        XCTAssertEqual(
            driver.wait(.milliseconds(100)),
            [.startGrading(run: 2, stages: [1, 2], fromScratch: false)])
        driver.finish(green: [])
        XCTAssertNil(driver.state.problem)
    }

    func testRGradesTheStageFromScratch() {
        var driver = WatchDriver(1, 2)
        driver.begin(green: [], starred: WatchFixture.ids(1))
        XCTAssertEqual(
            driver.press("r"), [.startGrading(run: 2, stages: [2], fromScratch: true)])
        XCTAssertEqual(driver.send(.filesChanged([1])), [.cancelGrading])
        driver.now += .milliseconds(100)
        XCTAssertEqual(
            driver.send(.gradingFinished(run: 2, .interrupted)),
            [.startGrading(run: 3, stages: [1, 2], fromScratch: true)])
    }
}
