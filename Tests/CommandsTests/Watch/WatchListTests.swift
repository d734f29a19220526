import XCTest

@testable import Catalog
@testable import Commands
@testable import Grading
@testable import KitTestHelpers
@testable import Processes
@testable import TerminalKit

/// Tests the list of exercises on the watch screen.
final class WatchListTests: XCTestCase {
    private var driver = WatchDriver(1)

    override func setUp() {
        driver = WatchDriver(1, 2)
        driver.begin(green: ["labels"], starred: ["even-odd"])
        driver.press("l")
    }

    private var list: WatchList? {
        if case .list(let list) = driver.state.pane { list } else { nil }
    }

    private func send(_ keys: Key...) {
        for key in keys { driver.send(.key(key)) }
    }

    func testItBeginsAtTheExerciseInHandAndStopsAtItsEnds() {
        XCTAssertEqual(list?.selected, "number-formatter")
        send(.down)
        XCTAssertEqual(list?.selected, "labels")
        send(.home, .up)
        XCTAssertEqual(list?.selected, "even-odd")
        send(.end, .down)
        XCTAssertEqual(list?.selected, shipped(2).exercises.last?.id)
    }

    func testEnterGoesOnAtTheSelectedExercise() {
        send(.end, .enter)
        XCTAssertEqual(driver.state.pane, .exercise)
        XCTAssertEqual(driver.state.current, shipped(2).exercises.last?.id)
    }

    func testLAndEscapeLeaveIt() {
        driver.press("l")
        XCTAssertEqual(driver.state.pane, .exercise)
        driver.press("l")
        send(.escape)
        XCTAssertEqual(driver.state.pane, .exercise)
    }

    func testTypingAfterASlashFindsExercisesByTitleNameAndStage() {
        for key in "/vie" { driver.press(key) }
        XCTAssertEqual(list?.filter, "vie")
        XCTAssertEqual(
            list.map { driver.state.shown(in: $0).map(\.id) },
            ["odd-even-view-model", "number-formatter-view-model"])
        XCTAssertEqual(list?.selected, "odd-even-view-model")
        send(.down, .enter)
        XCTAssertEqual(driver.state.current, "number-formatter-view-model")
    }

    func testWhileTypingNoLetterIsAKey() {
        driver.press("/")
        XCTAssertEqual(driver.press("q"), [])
        XCTAssertEqual(driver.press("x"), [])
        XCTAssertEqual(list?.filter, "qx")
        XCTAssertNil(list?.selected)
        send(.enter)
        XCTAssertEqual(list?.filter, "qx", "there is nothing to open")
        send(.backspace, .backspace)
        XCTAssertEqual(list?.selected, "even-odd")
        send(.escape)
        XCTAssertEqual(list, WatchList(selected: "even-odd"))
        XCTAssertEqual(driver.press("q"), [.quit])
    }

    func testXResetsWhereItIsAskedForTwiceInARow() {
        XCTAssertEqual(driver.press("x"), [])
        XCTAssertEqual(driver.state.notice, .askAgainToReset("Number formatter"))
        send(.down, .up)
        XCTAssertEqual(driver.press("x"), [], "another key came between")
        XCTAssertEqual(driver.press("x"), [.reset(exercise: "number-formatter")])
        driver.send(.said("Put back."))
        XCTAssertEqual(driver.state.notice, .said("Put back."))
    }

    private func ideas(_ exercise: String) -> Int {
        Set(shipped(1).bugs.filter { $0.exercise == exercise }.map(\.idea)).count
    }

    func testEachExerciseHasItsSignAndWhatIsLeft() {
        XCTAssertEqual(
            Array(driver.lines(columns: 80).dropFirst(2).prefix(4)),
            [
                "Stage 1, Basic functions",
                "  ★ Even or odd                               code 1/1    tests done",
                "> ✗ Number formatter                   Green  code 0/1    0 of \(ideas("number-formatter")) ideas",
                "  ✓ Labels                             Bugs   code 1/1    0 of \(ideas("labels")) ideas",
            ])
    }
}
