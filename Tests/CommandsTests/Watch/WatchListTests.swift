import XCTest

@testable import Catalog
@testable import Commands
@testable import Grading
@testable import KitTestHelpers
@testable import TerminalKit

/// Tests the list of exercises on the watch screen.
final class WatchListTests: XCTestCase {
    private var driver = WatchDriver(1)

    override func setUp() {
        driver = WatchDriver(1, 2)
        driver.begin(green: ["labels"], starred: ["even-odd"])
        driver.press("l")
    }

    private var selected: String? {
        if case .list(let selected, _) = driver.state.pane { selected } else { nil }
    }

    private func send(_ keys: Key...) {
        for key in keys { driver.send(.key(key)) }
    }

    func testTheSelectionStartsAtTheCurrentExerciseAndStopsAtTheEnds() {
        XCTAssertEqual(selected, "number-formatter")
        send(.down)
        XCTAssertEqual(selected, "labels")
        send(.home, .up)
        XCTAssertEqual(selected, "even-odd")
        send(.end, .down)
        XCTAssertEqual(selected, shipped(2).exercises.last?.id)
    }

    func testEnterOpensTheSelectedExercise() {
        send(.end, .enter)
        XCTAssertEqual(driver.state.pane, .exercise)
        XCTAssertEqual(driver.state.current, shipped(2).exercises.last?.id)
    }

    func testLAndEscapeLeaveTheList() {
        driver.press("l")
        XCTAssertEqual(driver.state.pane, .exercise)
        driver.press("l")
        send(.escape)
        XCTAssertEqual(driver.state.pane, .exercise)
    }

    func testXResetsAfterTwoPresses() {
        XCTAssertEqual(driver.press("x"), [])
        XCTAssertEqual(driver.state.notice, .askAgainToReset("Number formatter"))
        send(.down, .up)
        XCTAssertEqual(driver.press("x"), [], "if another key was pressed after the first x")
        XCTAssertEqual(driver.press("x"), [.reset(exercise: "number-formatter")])
        driver.send(.said("Put back."))
        XCTAssertEqual(driver.state.notice, .said("Put back."))
    }

    func testEachExerciseShowsItsSignAndWhatIsLeft() {
        XCTAssertEqual(
            Array(driver.lines(columns: 80).dropFirst(2).prefix(4)),
            [
                "Stage 1, Basic functions",
                "  ★ Even or odd                               code 1/1      bugs 4/4",
                "> ✗ Number formatter                   Green  code 0/1      bugs 0/7",
                "  ✓ Labels                             Bugs   code 1/1      bugs 0/5",
            ])
    }
}
