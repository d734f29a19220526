import XCTest

@testable import Catalog
@testable import Commands
@testable import Grading
@testable import KitTestHelpers
@testable import TerminalKit

/// Tests the keys of the watch screen.
final class WatchKeysTests: XCTestCase {
    private var driver = WatchDriver(1)

    override func setUp() {
        driver = WatchDriver(1, 2)
        driver.begin(green: ["labels"], starred: ["even-odd"])
    }

    func testTheFirstExerciseWithoutAStarIsShown() {
        XCTAssertEqual(driver.state.current, "number-formatter")
        XCTAssertEqual(driver.state.step, .green)
    }

    func testUGoesToTheNextUnfinishedExercise() {
        driver.press("u")
        XCTAssertEqual(driver.state.current, "labels")
        XCTAssertEqual(driver.state.step, .bugs, "if the code of Labels is green")
        driver.press("u")
        driver.press("u")
        XCTAssertEqual(driver.state.notice, .newStage(shipped(2)))
        XCTAssertEqual(driver.state.current, "odd-even-view-model", "the first exercise of stage 2")
        for _ in 1...20 where driver.state.current != "number-formatter" { driver.press("u") }
        XCTAssertEqual(driver.state.current, "number-formatter")
    }

    func testHShowsOneMoreHintEachTimeAndRemembersHowMany() {
        for count in 1...3 {
            XCTAssertEqual(
                driver.press("h"), [.remember(subject: "number-formatter", count: count)])
        }
        XCTAssertEqual(driver.press("h"), [])
        XCTAssertEqual(driver.state.notice, .noMoreHints("number-formatter"))
        driver.open("even-odd")
        XCTAssertEqual(driver.press("h"), [])
        XCTAssertEqual(driver.state.notice, .noHintNeeded, "if the exercise is finished")
    }

    func testInTheStepsRedAndBugsHintsAreAboutBugsEvenWithoutCode() {
        for count in 1...2 {
            driver.press("t")
            guard case .remember(let subject, count)? = driver.press("h").first else {
                return XCTFail("no hint")
            }
            XCTAssertTrue(subject.hasPrefix("bug:"), subject)
            XCTAssertEqual(driver.state.step, count == 1 ? .bugs : .red, "h must keep the step")
        }
    }

    func testAfterTheLastHintTheBugItselfIsShown() throws {
        driver.press("t")
        driver.press("h")
        driver.press("h")
        let bug = try XCTUnwrap(driver.state.currentExercise?.unnoticedBugs.first)
        XCTAssertEqual(driver.press("h"), [.loadBug(bug, shipped(1))])
        driver.send(.bugLoaded(bug.id, lines: []))
        XCTAssertNil(driver.state.revealed)
        XCTAssertEqual(driver.state.notice, .noMoreBugHints)
        driver.press("h")
        driver.send(.bugLoaded(bug.id, lines: ["-a", "+b"]))
        XCTAssertEqual(driver.state.revealed, RevealedBug(id: bug.id, lines: ["-a", "+b"]))
    }

    func testAnExerciseWithAStarHasNoNextStep() {
        driver.open("even-odd")
        driver.press("t")
        XCTAssertEqual(driver.state.step, .bugs)
        XCTAssertEqual(driver.state.notice, .stepsAreDone)
    }

    func testLongTextScrollsToItsEnd() {
        driver.send(.resized(WindowSize(columns: 60, rows: 10)))
        let count = WatchReporter(style: .init(usesColor: false)).lineCount(of: driver.state)
        driver.send(.key(.up))
        XCTAssertEqual(driver.state.scroll, 0)
        driver.send(.key(.down))
        XCTAssertEqual(driver.state.scroll, 1)
        driver.send(.key(.end))
        XCTAssertEqual(driver.state.scroll, count - 5, "if the last of 6 lines shows the position")
        driver.send(.key(.down))
        XCTAssertEqual(driver.state.scroll, count - 5)
        driver.save(1)
        XCTAssertEqual(driver.state.scroll, 0, "after a save")
        driver.send(.key(.end))
        driver.send(.resized(.usual))
        XCTAssertEqual(driver.state.scroll, 0, "if the whole page fits")
    }

    func testEOpensTheFirstErrorOrTheStartingPlace() {
        XCTAssertEqual(driver.press("e"), [.edit(.code(driver.state.currentExercise!))])
        for _ in ["bugs", "red"] {
            driver.press("t")
            XCTAssertEqual(driver.press("e"), [.edit(.tests(driver.state.currentExercise!))])
        }
        driver.press("t")
        driver.save(1)
        let errors = "Starter/Stage1/NumberFormatter.swift:7:3: error: no such thing"
        let stage = WatchFixture.report([1], green: []).stages[0]
        driver.finish(
            with: StageReport(
                stage: stage.stage, suite: .notBuilt(.errors(errors), tests: stage.tests),
                ownTests: stage.ownTests))
        XCTAssertEqual(
            driver.press("e"),
            [.edit(.line(.init(file: "Starter/Stage1/NumberFormatter.swift", line: 7)))])
    }

    func testAQuestionMarkShowsAndHidesTheKeys() {
        for key in [Key.character("?"), .escape] {
            driver.press("?")
            XCTAssertEqual(driver.state.pane, .keys)
            driver.send(.key(key))
            XCTAssertEqual(driver.state.pane, .exercise)
        }
    }

    func testOtherKeysDoNothing() {
        let before = driver.state
        for key in "XN QRdgonp/!" { XCTAssertEqual(driver.press(key), []) }
        XCTAssertEqual(driver.send(.key(.other)), [])
        XCTAssertEqual(driver.state, before)
    }

    func testKeysDoNothingBeforeTheFirstVerdict() {
        driver = WatchDriver(1)
        driver.send(.started)
        for key in "uthe" {
            XCTAssertEqual(driver.press(key), [])
            XCTAssertEqual(driver.state.notice, .noVerdictYet)
        }
    }

    func testTheWelcomeIsShownOnceAndEnterClosesIt() {
        driver = WatchDriver(1, isFirstStart: true)
        driver.begin(green: [])
        XCTAssertEqual(driver.state.pane, .welcome)
        driver.state.size = WindowSize(columns: 44, rows: 11)
        driver.send(.key(.down))
        XCTAssertEqual(driver.state.pane, .welcome, "the arrow key must scroll the page")
        XCTAssertEqual(driver.state.scroll, 1)
        for key in [Key.character("h"), .escape, .other] {
            XCTAssertEqual(driver.send(.key(key)), [])
            XCTAssertEqual(driver.state.pane, .welcome)
        }
        XCTAssertEqual(
            driver.send(.key(.enter)), [.remember(subject: WatchWelcome.subject, count: 1)])
        XCTAssertEqual(driver.state.pane, .exercise)
        driver.send(.started)
        XCTAssertEqual(driver.state.pane, .exercise)
        driver = WatchDriver(1, isFirstStart: true)
        driver.send(.started)
        XCTAssertEqual(driver.press("q").last, .quit)
    }
}
