import XCTest

@testable import Catalog
@testable import Commands
@testable import Grading
@testable import KitTestHelpers
@testable import Processes
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

    func testNAndPGoOneStepInTheList() {
        driver.press("n")
        XCTAssertEqual(driver.state.current, "labels")
        XCTAssertEqual(driver.state.step, .bugs, "its code is green")
        driver.press("p")
        driver.press("p")
        XCTAssertEqual(driver.state.current, "even-odd")
        driver.press("p")
        XCTAssertEqual(driver.state.notice, .noPrevious)
    }

    func testUGoesToTheNextThatIsUnfinishedAndAroundTheEnd() {
        driver.press("u")
        XCTAssertEqual(driver.state.current, "labels")
        XCTAssertNil(driver.state.notice, "the code before isn't green: it is only left for later")
        driver.press("u")
        let bugs = shipped(1).bugs.count { $0.exercise == "labels" }
        XCTAssertEqual(driver.state.notice, .leftBehind("Labels", sign: .code, bugs: bugs))
        driver.press("u")
        XCTAssertEqual(driver.state.current, "odd-even-view-model", "after what has only tests")
        for _ in 1...20 where driver.state.current != "number-formatter" { driver.press("u") }
        XCTAssertEqual(driver.state.current, "number-formatter")
    }

    func testHShowsOneHintMoreUpToTheLastAndRemembersThem() {
        for count in 1...3 {
            XCTAssertEqual(
                driver.press("h"), [.remember(subject: "number-formatter", count: count)])
        }
        XCTAssertEqual(driver.press("h"), [])
        XCTAssertEqual(driver.state.notice, .noMoreHints)
        driver.press("p")
        XCTAssertEqual(driver.press("h"), [])
        XCTAssertEqual(driver.state.notice, .noHintNeeded, "nothing is left")
    }

    func testInRedAndBugsHintsAreForBugsAlsoBeforeThereIsCode() {
        for count in 1...2 {
            driver.press("t")
            guard case .remember(let subject, count)? = driver.press("h").first else {
                return XCTFail("no hint")
            }
            XCTAssertTrue(subject.hasPrefix("bug:"), subject)
            XCTAssertEqual(driver.state.step, count == 1 ? .bugs : .red, "it stays there")
        }
    }

    func testAfterTheLastHintForABugItIsShownItselfWhereItIsTimeForThat() {
        driver.press("t")
        driver.press("h")
        driver.press("h")
        XCTAssertEqual(driver.press("h"), [.load(.bug, driver.state.currentExercise!)])
        driver.send(.pageLoaded(WatchPage(kind: .bug)))
        XCTAssertEqual(driver.state.pane, .exercise)
        XCTAssertEqual(driver.state.notice, .noMoreBugHints)
        driver.press("h")
        driver.send(.pageLoaded(WatchPage(kind: .bug, lines: ["-a", "+b"])))
        guard case .page(let page) = driver.state.pane else { return XCTFail("no page") }
        XCTAssertEqual(page.lines, ["-a", "+b"])
        XCTAssertEqual(page.bug, driver.state.currentExercise?.unnoticedBugs.first?.id)
        driver.press("h")
        XCTAssertEqual(driver.state.pane, .exercise)
    }

    func testTheAnswerIsShownWhereItIsAskedForTwiceInARow() {
        XCTAssertEqual(driver.press("d"), [])
        XCTAssertEqual(driver.state.notice, .askAgainForAnswer)
        driver.press("h")
        XCTAssertEqual(driver.press("d"), [], "another key came between")
        XCTAssertEqual(driver.press("d"), [.load(.diff, driver.state.currentExercise!)])
    }

    func testTheAnswerOfAGreenExerciseIsShownAtOnceAndDOrEscapeLeavesIt() {
        driver.press("p")
        for key in [Key.character("d"), .escape] {
            XCTAssertEqual(driver.press("d"), [.load(.diff, driver.state.currentExercise!)])
            driver.send(.pageLoaded(WatchPage(kind: .diff, lines: ["-a", "+b"])))
            XCTAssertEqual(driver.state.pane, .page(WatchPage(kind: .diff, lines: ["-a", "+b"])))
            XCTAssertEqual(driver.send(.key(key)), [])
            XCTAssertEqual(driver.state.pane, .exercise)
        }
    }

    func testASaveRenewsTheDiffThatIsShownAndItIsReadOnWhereItWas() {
        driver.press("p")
        driver.press("d")
        let long = (1...40).map { "-\($0)" }
        driver.send(.pageLoaded(WatchPage(kind: .diff, lines: long)))
        driver.send(.key(.pageDown))
        let place = driver.state.scroll
        XCTAssertGreaterThan(place, 10)
        XCTAssertEqual(
            driver.send(.filesChanged([1])).first, .load(.diff, driver.state.currentExercise!))
        driver.send(.pageLoaded(WatchPage(kind: .diff, lines: long + ["+b"])))
        XCTAssertEqual(driver.state.scroll, place)
        driver.send(.pageLoaded(WatchPage(kind: .diff, lines: ["+b"])))
        XCTAssertEqual(driver.state.scroll, 0, "all of it fits now")
    }

    func testTextThatIsLongerThanTheWindowScrollsToItsEndAndNoFurther() {
        driver.send(.resized(WindowSize(columns: 60, rows: 10)))
        let count = WatchReporter(style: .init(usesColor: false)).lineCount(of: driver.state)
        driver.send(.key(.up))
        XCTAssertEqual(driver.state.scroll, 0)
        driver.send(.key(.down))
        XCTAssertEqual(driver.state.scroll, 1)
        driver.send(.key(.end))
        XCTAssertEqual(driver.state.scroll, count - 4, "one of five lines says where one is")
        driver.send(.key(.down))
        XCTAssertEqual(driver.state.scroll, count - 4)
        driver.send(.resized(.usual))
        XCTAssertEqual(driver.state.scroll, 0, "all of it fits now")
    }

    func testEOpensTheFirstErrorOrWhereToBegin() {
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

    func testGOAndQuestionMarkShowPages() {
        XCTAssertEqual(driver.press("g"), [.load(.guide, driver.state.currentExercise!)])
        for (key, kind) in [("o", WatchPage.Kind.output), ("?", .keys)]
            as [(Character, WatchPage.Kind)]
        {
            driver.press(key)
            XCTAssertEqual(driver.state.pane, .page(WatchPage(kind: kind)))
            driver.press(key)
            XCTAssertEqual(driver.state.pane, .exercise)
        }
    }

    func testOtherKeysDoNothing() {
        driver.press("d")
        let before = driver.state
        for key in "XN QR!" { XCTAssertEqual(driver.press(key), []) }
        XCTAssertEqual(driver.send(.key(.other)), [])
        XCTAssertEqual(driver.state, before)
    }

    func testBeforeTheFirstVerdictThereIsNothingToGoTo() {
        driver = WatchDriver(1)
        driver.send(.started)
        for key in "nputhldgoe" {
            XCTAssertEqual(driver.press(key), [])
            XCTAssertEqual(driver.state.notice, .noVerdictYet)
        }
    }

    func testTheWelcomeIsShownOnceAndAnyKeyLeavesIt() {
        driver = WatchDriver(1, isFirstStart: true)
        driver.begin(green: [])
        XCTAssertEqual(driver.state.pane, .welcome)
        XCTAssertEqual(driver.press("h"), [.remember(subject: WatchWelcome.subject, count: 1)])
        XCTAssertEqual(driver.state.pane, .exercise)
        XCTAssertEqual(driver.state.hints, [WatchWelcome.subject: 1], "and does nothing else")
        driver.send(.started)
        XCTAssertEqual(driver.state.pane, .exercise)
        driver = WatchDriver(1, isFirstStart: true)
        driver.send(.started)
        XCTAssertEqual(driver.press("q").last, .quit)
    }
}
