import XCTest

@testable import Catalog
@testable import Commands
@testable import Grading
@testable import KitTestHelpers
@testable import Reports
@testable import TerminalKit

/// How one predicts by keys, in the watch screen, what given tests lack.
final class WatchPredictionTests: XCTestCase {
    private var driver = WatchDriver(stage: GivenTests.stage, predictions: Predictions())

    override func setUp() {
        driver = WatchDriver(stage: GivenTests.stage, predictions: Predictions())
        driver.send(.started)
        driver.finish(with: GivenTests.report())
    }

    private var prediction: WatchPrediction? {
        if case .prediction(let prediction) = driver.state.pane { prediction } else { nil }
    }

    private func send(_ keys: Key...) -> [WatchEffect] {
        keys.flatMap { driver.send(.key($0)) }
    }

    private func screen(columns: Int = 80, rows: Int = 24) -> [String] {
        driver.lines(columns: columns, rows: rows)
    }

    private let down = Key.down, space = Key.character(" ")

    // MARK: Before the prediction

    func testBeforeThePredictionNothingIsToldOfTheHunt() {
        let none = String(repeating: "-", count: 18)
        XCTAssertEqual(
            screen(),
            [
                "Unit testing workshop                                     Reading, Reading tests",
                "",
                "· A suite that looks complete   [1 Predict]  2 Look  3 Repair",
                "  Step 1 of 3, Predict: say which ideas the tests lack.",
                "  The code: Starter/Encores/Reading/Voucher.swift",
                "  The tests: Starter/Encores/ReadingTests/MyVoucherTests.swift",
                "  To read (g): Guide/encore-reading.md#voucher",
                "",
                "Look at the tests of Voucher.",
                "",
                "Read the rules in the comment of the code, then the tests. Which ideas do the",
                "tests lack? Press i to say it. What the hunt finds is shown beside it then.",
                "", "", "", "", "", "", "", "",
                "Watching Starter/Encores/Reading. Save a file to check it.",
                "i predict  e read the tests  u go on  l list  ? keys  q quit",
                "Exercise          code is given                   bugs [\(none)] ?/3",
                "Reading  red 1/2  green [\(none)] 0/2  bugs [\(none)] 0/5",
            ])
    }

    func testTheCodeThatIsToBeMendedIsNotToldEither() {
        driver.press("u")
        XCTAssertEqual(driver.state.current, "delivery")
        XCTAssertNil(driver.state.notice, "how many bugs are left behind would be told")
        let lines = screen()
        XCTAssertEqual(lines[2], "· A suite that agrees   [1 Predict]  2 Look  3 Repair")
        XCTAssertEqual(
            lines[5], "  The tests: Starter/Encores/ReadingTests/MyDeliveryTests.swift")
        assertContains(lines[22], "Exercise red ·    green [")
        assertContains(lines[22], "?/2")
        assertContains(lines[22], "?/1")
    }

    func testTheListTellsNothingEither() {
        driver.press("l")
        XCTAssertEqual(
            Array(screen()[2...5]),
            [
                "Reading, Reading tests",
                "> · A suite that looks complete        Predict",
                "  · A suite that agrees                Predict",
                "  ✗ One's own tests                    Green  code 1/2    0 of 1 idea",
            ])
    }

    func testHintsAndStepsComeLaterAndTheEditorOpensTheBeginning() {
        for key in "ht" {
            XCTAssertEqual(driver.press(key), [])
            XCTAssertEqual(driver.state.notice, .predictFirst)
        }
        XCTAssertEqual(
            driver.press("e"),
            [
                .edit(
                    .line(.init(file: "Starter/Encores/ReadingTests/MyVoucherTests.swift", line: 1))
                )
            ])
    }

    func testAnErrorComesFirst() {
        driver.save("Reading")
        driver.finish(
            with: GivenTests.report(
                ownTests: .notBuilt(
                    .errors("Starter/Encores/ReadingTests/MyVoucherTests.swift:3:1: error: no"))))
        let text = screen().joined(separator: "\n")
        assertContains(text, "Your own tests don't compile. Fix the first error:")
        assertContains(text, "MyVoucherTests.swift:3:1")
        assertContainsNot(text, "Press i")
    }

    func testWhereNobodyIsAskedEverythingIsShownAtOnce() {
        driver = WatchDriver(stage: GivenTests.stage, predictions: nil)
        driver.send(.started)
        driver.finish(with: GivenTests.report())
        assertContains(
            screen().joined(separator: "\n"), "1 of 3 ideas, and 2 planted bugs are left.")
        driver.press("i")
        XCTAssertEqual(driver.state.notice, .nothingToPredict)
    }

    // MARK: The list of ideas

    func testTheIdeasAreAListWithAMarkAtWhatIsPicked() {
        driver.press("i")
        _ = send(down, space, down, down)
        XCTAssertEqual(
            Array(screen()[0...17]),
            [
                "Unit testing workshop                                     Reading, Reading tests",
                "",
                "A suite that looks complete: which ideas do its tests lack?",
                "  [ ] an ordinary case of each kind",
                "  [x] a boundary",
                "  [ ] nothing or zero",
                "> [ ] a negative number",
                "  [ ] text that is no number",
                "  [ ] more than one",
                "  [ ] every value that is passed",
                "  [ ] a failure",
                "  [ ] another order",
                "  [ ] the moment of an answer",
                "  [ ] how often it happens",
                "  [ ] what must not change",
                "  [ ] the state before and after",
                "  [ ] the lifetime of an object",
                "  [ ] none: these tests lack nothing",
            ])
        XCTAssertEqual(
            screen()[21], "Space pick  Enter keep  ↑↓ move  e read  Esc back  q quit")
    }

    func testInASmallWindowTheListScrollsWithWhatIsSelected() {
        driver.send(.resized(WindowSize(columns: 40, rows: 10)))
        driver.press("i")
        _ = send(.end)
        XCTAssertEqual(
            Array(screen(columns: 40, rows: 10)[1...5]),
            [
                "  [ ] what must not change",
                "  [ ] the state before and after",
                "  [ ] the lifetime of an object",
                "> [ ] none: these tests lack nothing",
                "  ↑ 13 lines above: scroll with the arr…",
            ])
        _ = send(.home)
        XCTAssertEqual(
            screen(columns: 40, rows: 10)[3], "> [ ] an ordinary case of each kind")
        for row in 0...WatchPrediction.lastRow {
            let lines = screen(columns: 30, rows: 8)
            XCTAssertEqual(lines.count { $0.hasPrefix("> [") }, 1, "row \(row)")
            _ = send(down)
        }
    }

    func testWhatIsPickedIsKeptAndTheHuntIsShownBesideIt() {
        driver.press("i")
        let effects = send(down, space, .end, .up, space, .up, .up, space, space, .enter)
        XCTAssertEqual(
            effects, [.predict(exercise: "voucher", ideas: [.boundary, .lifetime])])
        XCTAssertEqual(driver.state.notice, .predicted(isFirst: true))
        XCTAssertEqual(
            screen().filter { !$0.isEmpty }.prefix(17),
            [
                "Unit testing workshop                                     Reading, Reading tests",
                "✗ A suite that looks complete   1 Predict ✓  2 Look ✓  [3 Repair]",
                "  Step 3 of 3, Repair: change the tests, as little as possible, until every",
                "  planted bug is noticed. Open:",
                "  Starter/Encores/ReadingTests/MyVoucherTests.swift",
                "  The code: Starter/Encores/Reading/Voucher.swift",
                "  To read (g): Guide/encore-reading.md#voucher",
                "You said that the tests lack: a boundary, the lifetime of an object.",
                "The hunt found that, as they were given, they lack: a boundary, more than one.",
                "So you found 1 of 2. Overlooked: more than one. Also worth a thought; no bug is",
                "planted for it: the lifetime of an object.",
                "Look at the tests of Voucher.",
                "Your tests have to pass on the code as it is given. Then 3 mistakes are planted",
                "in it, one at a time: for each, a test of yours has to fail.",
                "Your tests so far:",
                "  ✓ testIt",
                "    It holds. Would it notice a mistake? The planted bugs say.",
            ])
        XCTAssertEqual(screen()[20], "Kept, and never part of marks. Now look, and repair.")
        XCTAssertEqual(screen()[21], "u go on  h hint  e edit  i ideas  l list  ? keys  q quit")
        assertContains(screen()[22], "] 1/3")
    }

    func testOfCodeThatIsToBeMendedTheHuntIsShown() {
        driver.press("u")
        driver.press("i")
        XCTAssertEqual(
            send(.end, space, .enter), [.predict(exercise: "delivery", ideas: [])])
        XCTAssertEqual(driver.state.step, .bugs)
        let text = screen().joined(separator: "\n")
        assertContains(text, "A suite that agrees   1 Predict ✓  2 Look ✓  [3 Repair]")
        assertContains(
            text,
            """
              Step 3 of 3, Repair: first the test that is wrong. Repair it, and see it red
              on your code. Open:
              Starter/Encores/ReadingTests/MyDeliveryTests.swift
              The code: Starter/Encores/Reading/Delivery.swift
            """)
        assertContains(text, "You said that the tests lack nothing.")
        assertContains(text, "The code isn't green yet. The task: Look at")
        XCTAssertEqual(screen()[21], "h hint  e edit  i ideas  t test  ? keys  q quit")
    }

    func testTheStepsOfCodeThatIsToBeMendedKeepTheirNames() {
        driver.press("u")
        driver.press("i")
        _ = send(.end, space, .enter)
        for (word, task) in [
            ("test", "first the test that is wrong."), ("code", "now the code. Mend it,"),
            ("hunt", "first the test that is wrong."),
        ] {
            driver.press("t")
            let text = screen(rows: 40).joined(separator: "\n")
            assertContains(text, "1 Predict ✓  2 Look ✓  [3 Repair]")
            assertContains(text, "Step 3 of 3, Repair: \(task)")
            assertContains(text, "Starter/Encores/Reading/Delivery.swift")
            for name in ["Red ", "Green", "step 3", "Bugs"] { assertContainsNot(text, name) }
            let next = ["test": "code", "code": "hunt", "hunt": "test"][word] ?? ""
            assertContains(text, "t \(next)")
        }
        driver.save("Reading")
        driver.finish(with: GivenTests.report(isGreen: true))
        XCTAssertEqual(driver.state.notice, .codeIsMended)
        let text = screen(rows: 40).joined(separator: "\n")
        assertContains(text, "1 Predict ✓  2 Look ✓  [3 Repair]")
        assertContains(text, "Step 3 of 3, Repair: change the tests, as little as possible,")
    }

    func testLackingNothingAndAnIdeaDoNotGoTogether() {
        driver.press("i")
        _ = send(space, down, space, .end, space)
        XCTAssertEqual(prediction?.ideas, [])
        _ = send(.home, space)
        XCTAssertEqual(prediction?.ideas, [.ordinary])
        _ = send(.end, space, space)
        XCTAssertNil(prediction?.ideas)
    }

    func testNothingIsKeptWhereNothingIsPicked() {
        driver.press("i")
        XCTAssertEqual(send(.enter), [])
        XCTAssertEqual(driver.state.notice, .nothingPicked)
        XCTAssertNotNil(prediction, "it stays there")
        _ = send(down)
        XCTAssertNil(driver.state.notice)
    }

    func testWhatIsPickedIsThereAgainAfterEscape() {
        driver.press("i")
        _ = send(space, .escape)
        XCTAssertEqual(driver.state.notice, .picksNotKept)
        assertContains(
            screen().joined(separator: "\n"),
            "Not kept yet: press i, and Enter to keep what is picked.")
        driver.press("i")
        XCTAssertEqual(prediction?.ideas, [.ordinary])
        XCTAssertEqual(send(.enter), [.predict(exercise: "voucher", ideas: [.ordinary])])
        driver.press("i")
        _ = send(.escape)
        XCTAssertNil(driver.state.notice, "all of it is kept")
    }

    func testModelTestsAreShownWhenTheKeyIsPressedTwice() {
        driver.press("i")
        _ = send(space, .enter)
        XCTAssertEqual(driver.press("d"), [])
        XCTAssertEqual(driver.state.notice, .askAgainForModelTests)
        XCTAssertEqual(driver.press("d").count, 1)
    }

    func testEscapeAndIGoBackAndKeepNothing() {
        for key in [Key.escape, .character("i")] {
            driver.press("i")
            XCTAssertEqual(send(space, key), [])
            XCTAssertEqual(driver.state.pane, .exercise)
            XCTAssertEqual(driver.state.predictions, Predictions())
        }
        driver.press("i")
        XCTAssertEqual(driver.press("q"), [.quit])
    }

    func testOneCanReadTheTestsWhileOnePicks() {
        driver.press("i")
        _ = send(space)
        XCTAssertEqual(driver.press("e").count, 1)
        XCTAssertEqual(prediction?.ideas, [.ordinary])
        XCTAssertEqual(send(.enter), [.predict(exercise: "voucher", ideas: [.ordinary])])
    }

    func testAPredictionCanBeChangedAndItIsSaid() {
        driver.press("i")
        _ = send(down, space, .enter)
        driver.press("i")
        XCTAssertEqual(prediction?.ideas, [.boundary], "what was said before")
        XCTAssertEqual(
            send(space, .enter),
            [.predict(exercise: "voucher", ideas: [.ordinary, .boundary])])
        XCTAssertEqual(driver.state.notice, .predicted(isFirst: false))
        XCTAssertEqual(driver.state.predictions?["voucher"], [.ordinary, .boundary])
    }

    func testForTestsThatLearnersWriteThereIsNothingToPredict() {
        driver.press("n")
        driver.press("n")
        XCTAssertEqual(driver.state.current, "plain")
        XCTAssertEqual(driver.press("i"), [])
        XCTAssertEqual(driver.state.pane, .exercise)
        XCTAssertEqual(driver.state.notice, .nothingToPredict)
    }

    // MARK: Later

    func testTheStarSaysWhatWasPredicted() {
        driver.press("i")
        _ = send(down, space, .enter)
        driver.save("Reading")
        driver.finish(with: GivenTests.report(noticed: ["at-the-limit", "only-one", "no-answer"]))
        let text = screen().joined(separator: "\n")
        assertContains(text, "★ A suite that looks complete   1 Predict ✓  2 Look ✓  3 Repair ✓")
        assertContains(text, "3 Repair ✓\n  Open:\n  Starter/Encores/ReadingTests")
        assertContains(text, "So you found 1 of 2. Overlooked: more than one.")
    }

    func testAStarWithoutAPredictionAsksForNothing() {
        driver.save("Reading")
        driver.finish(with: GivenTests.report(noticed: ["at-the-limit", "only-one", "no-answer"]))
        assertContains(screen().joined(separator: "\n"), "★ Well done!")
    }

    func testAPredictionThatWasForgottenIsAskedForAgain() {
        driver.press("i")
        _ = send(down, space, .enter)
        driver.send(.predictionsRead(Predictions()))
        assertContains(screen().joined(separator: "\n"), "Press i to say it.")
    }

    func testNoLineIsWiderThanTheWindow() {
        for (columns, rows) in [(60, 15), (80, 24), (120, 40), (20, 5), (1, 1)] {
            for keys in ["", "i", "i   ", "l", "?", "nn", "i \r", "u", "ui \rt"] {
                setUp()
                driver.send(.resized(WindowSize(columns: columns, rows: rows)))
                for key in keys { driver.send(.key(key == "\r" ? .enter : .character(key))) }
                let lines = driver.lines(columns: columns, rows: rows, colours: true)
                XCTAssertEqual(lines.count, rows, "\(keys) at \(columns)×\(rows)")
                for line in lines {
                    XCTAssertLessThanOrEqual(
                        ScreenText.width(of: line), columns, "\(keys) at \(columns)×\(rows)")
                }
            }
        }
    }

    func testTheLineOfKeysFitsIntoANarrowWindow() {
        for keys in ["", "i", "i \r", "ni \r", "u", "ui \rt"] {
            setUp()
            for key in keys { driver.send(.key(key == "\r" ? .enter : .character(key))) }
            for notice in [
                WatchNotice.predictFirst, .nothingPicked, .picksNotKept, .testIsRepaired,
                .codeIsMended, .askAgainForModelTests, .nothingToPredict,
            ] {
                XCTAssertLessThanOrEqual(WatchStatusText.describe(notice).count, 60)
            }
            let line = driver.lines(columns: 60)[17]
            XCTAssertTrue(line.hasSuffix("q quit"), line)
        }
    }
}
