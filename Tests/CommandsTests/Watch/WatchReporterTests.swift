import XCTest

@testable import Advice
@testable import Catalog
@testable import Commands
@testable import Grading
@testable import KitTestHelpers
@testable import Processes
@testable import SwiftSource
@testable import TerminalKit

/// What the watch screen looks like, as lines of text.
final class WatchReporterTests: XCTestCase {
    private let planted = shipped(1).bugs.count { $0.exercise == "even-odd" }

    func testBeforeTheFirstVerdict() {
        var driver = WatchDriver(1)
        driver.send(.started)
        let none = String(repeating: "-", count: 7)
        XCTAssertEqual(
            driver.lines(rows: 10),
            [
                "Unit testing workshop",
                "",
                "Checking your code… The first time takes a while, because",
                "everything is built.",
                "",
                "",
                "Checking stage 1…",
                "h hint  g guide  e edit  t step  l list  ? keys  q quit",
                "Exercise red ·    green [\(none)] 0/0   bugs [\(none)] 0/0",
                "Stage 1  red 0/3  green [\(none)] 0/3   bugs [\(none)] 0/\(shipped(1).bugs.count)",
            ])
    }

    func testTheBarsBecomeCountsInANarrowWindow() {
        var driver = WatchDriver(1, 2, 3, 4)
        driver.begin(green: ["even-odd"], starred: ["number-formatter"])
        let count = Workshop.shipped.numbered.flatMap(\.exercises).count(where: \.asksForCode)
        let bugs = Workshop.shipped.numbered.map(\.bugs.count).reduce(0, +)
        let noticed = shipped(1).bugs.count { $0.exercise == "number-formatter" }
        XCTAssertEqual(
            driver.lines(columns: 48).suffix(2),
            [
                "Exercise red ✓     green 1/1 bugs 0/\(planted)",
                "Workshop red \(count)/\(count) green 2/\(count) bugs \(noticed)/\(bugs)",
            ])
    }

    func testTheKeysFillTheirColumnInEachWidth() {
        var driver = WatchDriver(1)
        driver.begin(green: [])
        driver.press("?")
        for columns in 24...80 {
            let lines = driver.lines(columns: columns, rows: 80)
            // The texts begin behind the keys, also where they go on in a line of their own.
            for (line, next) in zip(lines, lines.dropFirst()) where next.hasPrefix("       ") {
                XCTAssertLessThanOrEqual(next.count, columns)
                let word = next.split(separator: " ")[0]
                XCTAssertGreaterThan(
                    line.count + 1 + word.count, columns, "'\(word)' has room in: \(line)")
            }
        }
    }

    func testGreen() {
        var driver = WatchDriver(1)
        driver.begin(green: [])
        driver.press("h")
        let none = String(repeating: "-", count: 7)
        XCTAssertEqual(
            driver.lines(rows: 27),
            [
                "Unit testing workshop               Stage 1, Basic functions",
                "",
                "✗ Even or odd   1 Red ✓  [2 Green]  3 Bugs",
                "  Step 2 of 3, Green: write code until the official tests",
                "  pass. Open:",
                "  Starter/Stage1/EvenOdd.swift",
                "  To read (g): Guide/1-basic-functions.md",
                "",
                "Write isEven(number:), which says whether a number is even.",
                "",
                "  ✗ EvenOddTests.testOne",
                "    Tests/Stage1Tests/EvenOddTests.swift:12",
                "    what was done with a sentence that is too long for one",
                "    line of a narrow window",
                "      expected: 2",
                "      actual:   1",
                "",
                "Your tests so far (on your code, on the reference solution):",
                "  ✗ ✓ testOne",
                "",
                "Hint, 1 of 3: Zero and the negative even numbers are even",
                "too.",
                "",
                "Watching Starter/Stage1. Save a file to check it.",
                "h hint  g guide  e edit  t step  l list  ? keys  q quit",
                "Exercise red ✓    green [\(none)] 0/1   bugs [\(none)] 0/\(planted)",
                "Stage 1  red 3/3  green [\(none)] 0/3   bugs [\(none)] 0/\(shipped(1).bugs.count)",
            ])
    }

    func testBugs() {
        var driver = WatchDriver(1)
        driver.begin(green: [])
        driver.save(1)
        driver.finish(with: ownTests(of: "even-odd", killing: 1))
        XCTAssertEqual(
            driver.lines(columns: 80, rows: 40).prefix(29),
            [
                "Unit testing workshop                                   Stage 1, Basic functions",
                "",
                "✓ Even or odd   1 Red ✓  2 Green ✓  [3 Bugs]",
                "  Step 3 of 3, Bugs: write tests until they catch every planted bug. Open:",
                "  Starter/Stage1Tests/MyEvenOddTests.swift",
                "  To read (g): Guide/1-basic-functions.md",
                "✓ Your code is right: all 1 official tests pass. Would your tests catch a bug in",
                "it?",
                "Your tests must pass on the reference solution, which is our own code. Then \(planted)",
                "bugs are planted in it, one at a time. A bug is caught if one of your tests",
                "fails.",
                "Your tests so far (on your code, on the reference solution):",
                "  ✓ ✓ testRight",
                "    Right, and green. The planted bugs show whether that is enough.",
                "  ✗ ✗ testWrong",
                "    Either it expects something that the exercise doesn't ask for, or its setup",
                "    is incomplete.",
                "    Starter/Stage1Tests/MyEvenOddTests.swift:9",
                "    It ran on the reference solution, where a right test passes:",
                "      first value:  false",
                "      second value: true",
                "  ✓ ✓ testIdle: right, but it catches no bug. It asserts nothing. Compare what",
                "    comes with what should come.",
                "  ✗ zero() never runs",
                "    Starter/Stage1Tests/MyEvenOddTests.swift:12",
                "    The name of a test starts with 'test'.",
                "Your tests catch 1 of \(planted) planted bugs, and cover 1 of 3 ideas.",
                "Covered: an ordinary case of each kind. Missing: nothing or zero, a negative",
                "number.",
            ])
        let text = driver.lines(columns: 80, rows: 40).joined(separator: "\n")
        assertContains(text, "None of your tests catches a bug of this kind yet: ")
        assertContains(text, "Guide/test-checklist.md#")
        assertContains(text, "Press h for a hint.\n")
        assertContains(text, "To go on without the ★, press u. Next: Number formatter.")
    }

    func testWhereABugIsLeftOfNoneOnlyTheTestsAreToFix() {
        var driver = WatchDriver(1)
        driver.begin(green: [])
        driver.finish(green: [])
        driver.save(1)
        driver.finish(with: ownTests(of: "even-odd", killing: planted))
        let text = driver.lines(columns: 80, rows: 40).joined(separator: "\n")
        assertContains(
            text,
            "All \(planted) planted bugs are caught. For the ★, fix the 2 tests that aren't "
                + "right."
        )
        assertContains(text, "✓ Even or odd")
    }

    func testWhereNoTestIsToFixItIsTheCode() {
        var driver = WatchDriver(1)
        driver.begin(green: [])
        driver.finish(green: [])
        driver.save(1)
        let stage = ownTests(of: "even-odd", killing: planted)
        guard case .judged(let all) = stage.ownTests else { return XCTFail("not judged") }
        let report = OwnTestsReport(tests: [all.tests[0]], bugs: all.bugs)
        driver.finish(
            with: StageReport(
                stage: stage.stage, suite: WatchFixture.report([1], green: []).stages[0].suite,
                ownTests: .judged(report)))
        driver.press("t")
        assertContains(
            driver.lines(columns: 80, rows: 40).joined(separator: "\n"),
            "All \(planted) planted bugs are caught. For the ★, your code must be right as well.")
    }

    /// Stage 1 with one exercise green, for which there is a right test, a wrong one, and one that
    /// never runs; and this many of its bugs noticed.
    private func ownTests(of id: String, killing count: Int) -> StageReport {
        let stage = WatchFixture.report([1], green: [id]).stages[0]
        let place = SourceLocation(file: "Starter/Stage1Tests/MyEvenOddTests.swift", line: 9)
        let name = "MyStage1Tests.MyEvenOddTests/test"
        let bugs = shipped(1).bugs.filter { $0.exercise == id }
        let idle = WatchFixture.own("\(name)Idle", "✓ ✓", noticesNothing: true)
        let report = OwnTestsReport(
            tests: [
                WatchFixture.own("\(name)Right", "✓ ✓"), WatchFixture.own("\(name)Wrong", "✗ ✗"),
                idle,
            ],
            bugs: bugs.enumerated().map { index, bug in
                BugResult(
                    id: bug.id, exercise: id, status: index < count ? .killed : .survived, kills: []
                )
            },
            neverRun: [
                NeverRunMethod(name: "zero", place: SourceLocation(file: place.file, line: 12))
            ])
        return StageReport(
            stage: stage.stage, suite: stage.suite, ownTests: .judged(report),
            smells: [idle.result.name: .assertsNothing])
    }

    func testTheStarIsASuccessWithWhatComesNext() {
        var driver = WatchDriver(1)
        driver.begin(green: ["even-odd"])
        driver.save(1)
        driver.finish(green: [], starred: ["even-odd"])
        let text = driver.lines(columns: 80).joined(separator: "\n")
        assertContains(text, "★ Even or odd")
        assertContains(
            text,
            "★ Well done! Your code is right, and your tests catch all \(planted) planted bugs."
        )
        assertContains(text, "Press u to go on. Next: Number formatter.")
    }

    func testTheEndOfAStageIsSaidWithTheChapterOfTheNext() {
        var driver = WatchDriver(1, 2)
        driver.begin(green: [], starred: ["number-formatter", "labels", "shipping-price"])
        driver.save(1)
        driver.finish(green: [], starred: WatchFixture.ids(1))
        let text = driver.lines(columns: 80).joined(separator: "\n")
        assertContains(text, "★ Stage 1 is done: all 4 exercises have their ★.")
        assertContains(text, "Press u to go on with stage 2, MVVM.")
        assertContains(text, "To read first: Guide/2-mvvm.md")
        driver.press("u")
        let next = driver.lines(columns: 80).joined(separator: "\n")
        assertContains(next, "Stage 2, MVVM. Read its chapter first (g).")
        assertContains(next, "  To read (g): Guide/2-mvvm.md\n")
        driver.press("n")
        assertContains(
            driver.lines(columns: 80).joined(separator: "\n"),
            "  To read (g): Guide/2-mvvm.md#number-formatter-in-a-view-model")
    }

    /// The name of a key's step would be another one on each screen.
    func testTheKeysAreTheSameInEachStep() {
        var driver = WatchDriver(1)
        driver.begin(green: [])
        for _ in 1...3 {
            XCTAssertEqual(
                driver.lines()[17], "h hint  g guide  e edit  t step  l list  ? keys  q quit")
            driver.press("t")
        }
    }

    func testWhereTheCodeIsGivenThereIsOneStep() {
        var driver = WatchDriver(1)
        driver.begin(green: [], starred: ["even-odd", "number-formatter", "labels"])
        XCTAssertEqual(driver.state.current, "shipping-price")
        let planted = shipped(1).bugs.count { $0.exercise == "shipping-price" }
        let lines = driver.lines(columns: 80, rows: 22)
        XCTAssertEqual(
            lines.dropFirst(1).prefix(13),
            [
                "✗ Shipping price",
                "  The code is given, so there is one step, Bugs: write tests until they catch",
                "  every planted bug. Open:",
                "  Starter/Stage1Tests/MyShippingPriceTests.swift",
                "  The code: Starter/Stage1/ShippingPrice.swift",
                "  To read (g): Guide/1-basic-functions.md#shipping-price",
                "Test ShippingPrice, which is finished. It calculates what it costs to send a",
                "parcel.",
                "Your tests must pass on the code as it is given. Then \(planted) bugs are planted in it,",
                "one at a time. A bug is caught if one of your tests fails.",
                "Your tests so far:", "  ✓ testOne",
                "    Right, and green. The planted bugs show whether that is enough.",
            ])
        XCTAssertEqual(lines[19], "u go on  h hint  g guide  e edit  l list  ? keys  q quit")
        driver.press("t")
        XCTAssertEqual(driver.state.notice, .onlyTests)
        XCTAssertEqual(driver.state.step, .bugs)
    }

    func testTheFilesAndThePageOfTheGuideAreLinks() {
        var driver = WatchDriver(1, size: WindowSize(columns: 200, rows: 40))
        driver.begin(green: [])
        var reporter = WatchReporter(style: Style(usesColor: false))
        reporter.link = { "[\($0)](\($1))" }
        func text() -> String { reporter.lines(of: driver.state).joined(separator: "\n") }
        assertContains(text(), "  [Starter/Stage1/EvenOdd.swift](Starter/Stage1/EvenOdd.swift)")
        assertContains(
            text(), "[Guide/1-basic-functions.md](Guide/1-basic-functions.md)")
        driver.press("t")
        let own = "Starter/Stage1Tests/MyEvenOddTests.swift"
        assertContains(text(), "  [\(own)](\(own))")
    }

    func testTheEnd() {
        var driver = WatchDriver(1)
        driver.begin(green: [], starred: WatchFixture.ids(1))
        let before = driver.lines().joined(separator: "\n")
        assertContains(before, "again from scratch…")
        assertContainsNot(before, "is done")
        driver.finish(green: [], starred: WatchFixture.ids(1))
        let text = driver.lines().joined(separator: "\n")
        assertContains(
            text, "★ Stage 1 is done: all \(shipped(1).exercises.count) exercises have their ★")
    }

    func testNoLineIsWiderThanTheWindowAndAsManyAreThereAsFit() {
        let pages = WatchPage(kind: .diff, lines: Array(repeating: wide, count: 99))
        for (columns, rows) in [(60, 15), (80, 24), (120, 40), (20, 5), (1, 1)] {
            for keys in [
                "", "h", "hhh", "l", "l/e", "d", "t", "tt", "c", "n", "p", "u", "r", "?", "o",
            ] {
                var driver = WatchDriver(1, 2, 3, 4, size: .init(columns: columns, rows: rows))
                driver.begin(green: ["even-odd"])
                for key in keys { driver.press(key) }
                if keys == "d" { driver.send(.pageLoaded(pages)) }
                driver.send(.key(.pageDown))
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
        var driver = WatchDriver(1)
        driver.begin(green: ["even-odd"])
        for keys in ["", "t", "t", "t", "l", "/", "?"] {
            for key in keys { driver.press(key) }
            let line = driver.lines(columns: 60)[17]
            assertContainsNot(line, "…")
            XCTAssertTrue(line.contains("q quit") || line.hasSuffix("Esc show all"), line)
        }
    }

    func testAProblemIsShownWithWhatToDo() {
        var driver = WatchDriver(1)
        driver.send(.started)
        driver.send(.gradingFinished(run: 1, .failed("The disk\u{1B}[2J is full.")))
        XCTAssertEqual(
            driver.lines()[2...3], [#"error: The disk\u{1B}[2J is full."#, "Press r to try again."])
    }

    private let wide = "+" + String(repeating: "wide ", count: 30)
}
