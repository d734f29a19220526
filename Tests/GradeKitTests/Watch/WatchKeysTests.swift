import XCTest

@testable import GradeKit
@testable import Grading
@testable import Processes
@testable import TerminalKit

/// What the keys of the watch screen do.
final class WatchKeysTests: XCTestCase {
    private var driver = WatchDriver(1)

    override func setUp() {
        driver = WatchDriver(1, 2)
        driver.begin(green: ["even-odd", "labels"])
    }

    func testTheFirstExerciseThatIsNotGreenIsShown() {
        XCTAssertEqual(driver.state.current, "number-formatter")
    }

    func testAnExerciseThatTurnsGreenStaysUntilN() {
        driver.press("n")
        XCTAssertEqual(driver.state.current, "number-formatter")
        XCTAssertEqual(driver.state.notice, .notGreenYet)
        driver.press("r")
        driver.finish(green: WatchFixture.ids(1))
        XCTAssertEqual(driver.state.current, "number-formatter")
        driver.press("n")
        XCTAssertEqual(driver.state.current, "odd-even-view-model", "labels is green already")
    }

    func testPGoesBackAndNComesBackToWhatIsNotGreen() {
        driver.press("p")
        XCTAssertEqual(driver.state.current, "even-odd")
        driver.press("p")
        XCTAssertEqual(driver.state.notice, .noPrevious)
        driver.press("n")
        XCTAssertEqual(driver.state.current, "number-formatter")
    }

    func testHShowsOneHintMoreUpToTheLastAndRemembersThem() {
        for count in 1...3 {
            XCTAssertEqual(
                driver.press("h"), [.rememberHints(subject: "number-formatter", count: count)])
        }
        XCTAssertEqual(driver.press("h"), [])
        XCTAssertEqual(driver.state.notice, .noMoreHints)
    }

    func testAGreenExerciseHasHintsForItsBugs() {
        driver.press("p")
        guard case .rememberHints(let subject, 1)? = driver.press("h").first else {
            return XCTFail("no hint")
        }
        XCTAssertTrue(subject.hasPrefix("bug:"), subject)
    }

    func testTheAnswerIsShownWhereItIsAskedForTwiceInARow() {
        XCTAssertEqual(driver.press("d"), [])
        XCTAssertEqual(driver.state.notice, .askAgainForAnswer)
        driver.press("h")
        XCTAssertEqual(driver.press("d"), [], "another key came between")
        XCTAssertEqual(driver.press("d"), [.loadDiff(driver.state.currentExercise!)])
    }

    func testASaveRenewsTheDiffThatIsShown() {
        XCTAssertNil(driver.send(.filesChanged([1])).first, "there is none")
        driver.press("p")
        driver.press("d")
        let long = (1...40).map { "-\($0)" }
        driver.send(.diffLoaded(long))
        driver.press("d")
        XCTAssertEqual(
            driver.send(.filesChanged([1])).first, .loadDiff(driver.state.currentExercise!))
        driver.send(.diffLoaded(long + ["+b"]))
        XCTAssertEqual(driver.state.pane, .diff(long + ["+b"], page: 1), "on the same page")
        driver.send(.diffLoaded(["+b"]))
        XCTAssertEqual(driver.state.pane, .diff(["+b"], page: 0))
    }

    func testTheAnswerOfAGreenExerciseIsShownAtOnce() {
        driver.press("p")
        XCTAssertEqual(driver.press("d").count, 1)
        driver.send(.diffLoaded(["-a", "+b"]))
        XCTAssertEqual(driver.state.pane, .diff(["-a", "+b"], page: 0))
        XCTAssertEqual(driver.press("d"), [])
        XCTAssertEqual(driver.state.pane, .exercise)
    }

    func testLGoesThroughThePagesAndBack() {
        driver.send(.resized(WindowSize(columns: 60, rows: 8)))
        driver.press("l")
        driver.press("l")
        XCTAssertEqual(driver.state.pane, .list(page: 1))
        driver.send(.resized(.usual))
        XCTAssertEqual(driver.state.pane, .list(page: 0), "one page is enough now")
        driver.press("l")
        XCTAssertEqual(driver.state.pane, .exercise)
    }

    func testOtherKeysDoNothing() {
        driver.press("d")
        let before = driver.state
        for key in "xN QR?" { XCTAssertEqual(driver.press(key), []) }
        XCTAssertEqual(driver.send(.key(.other)), [])
        XCTAssertEqual(driver.state, before)
    }

    func testQQuits() {
        XCTAssertEqual(driver.press("q"), [.quit])
    }

    func testBeforeTheFirstVerdictThereIsNothingToGoTo() {
        driver = WatchDriver(1)
        driver.send(.started)
        for key in "nphld" {
            XCTAssertEqual(driver.press(key), [])
            XCTAssertEqual(driver.state.notice, .noVerdictYet)
        }
    }
}
