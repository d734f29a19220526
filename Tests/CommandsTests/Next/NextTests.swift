import XCTest

@testable import Advice
@testable import Catalog
@testable import Commands
@testable import Grading
@testable import KitTestHelpers
@testable import Reports
@testable import SwiftSource
@testable import TerminalKit

final class NextTests: XCTestCase {
    private func text(
        _ stage: StageReport, _ place: SourceLocation?, tree: Tree = .starter
    ) throws -> String {
        let exercise = try XCTUnwrap(stage.exercises.next)
        return NextReporter(style: Style(usesColor: false), tree: tree).text(
            of: exercise, in: stage, start: place)
    }

    func testAnExerciseThatIsRed() throws {
        XCTAssertEqual(
            try text(
                Fixture.stage(red: ["even-odd"]),
                SourceLocation(file: "Starter/Stage1/EvenOdd.swift", line: 6)),
            """

            Stage 1, Even or odd (even-odd)
              Step 2 of 3, Green: write code until the official tests pass.
              Starter/Stage1/EvenOdd.swift:6
              Write isEven(number:), which says whether a number is even.

              ✗ EvenOddTests.testIt
                Tests/Stage1Tests/EvenOddTests.swift:3
                it

              To read:    Guide/1-basic-functions.md
              A hint:     swift run grade hint even-odd
              Try again:  swift run grade next


            """)
    }

    func testAStageThatDoesNotCompile() throws {
        let stage = StageReport(
            stage: shipped(1),
            suite: .notBuilt(.errors("Starter/Stage1/A.swift:1:1: error: no"), tests: []),
            ownTests: .none)
        let text = try text(stage, SourceLocation(file: "Starter/Stage1/EvenOdd.swift", line: 6))
        assertContains(
            text,
            """
              Stage 1 can't be built. Fix the first error:
                Starter/Stage1/A.swift:1:1: error: no
            """)
    }

    func testBugsThatNoTestNotices() throws {
        let stage = Fixture.stage(noticed: ["even-odd", "number-formatter"])
        XCTAssertEqual(
            try text(stage, nil, tree: .finished),
            """

            Stage 1, Labels (labels)
              Step 3 of 3, Bugs: write tests until they catch every planted bug.
              Your code is right. Your tests in Finished/Stage1Tests catch 0 of 5 planted
              bugs, and cover 0 of 4 ideas.
              Missing: an ordinary case of each kind, nothing or zero, text that is no
              number, what must not change.
              None of your tests catches a bug of this kind yet: an ordinary case of each
              kind (2 bugs).
              To read: Guide/test-checklist.md#an-ordinary-case-of-each-kind

              Refactor, if you like: Both actions turn a field's text into a number in the
              same way. Write that once, in a function that both call. Keep your tests
              green.

              To read:    Guide/1-basic-functions.md#labels
              A hint:     swift run grade hint labels --tree Finished
              Try again:  swift run grade next --tree Finished


            """)
    }

    func testOwnTestsThatDoNotHoldAreShown() throws {
        let stage = Fixture.stage(ownTests: .crashed(output: "why"))
        let text = try text(stage, nil)
        assertContains(text, "  Your tests stop before the first")
    }

    func testBesideTheStarStandsWhichTestsNoticeNothing() {
        let own = OwnTest(
            result: TestResult(name: "MyStage1Tests.MyEvenOddTests/testIt"), noticesNothing: true)
        let example = OwnTest(
            result: TestResult(name: "MyStage1Tests.MyEvenOddTests/testTwoIsEven"),
            noticesNothing: true, isExample: true)
        let bugs = shipped(1).bugs.map {
            BugResult(id: $0.id, exercise: $0.exercise, status: .killed, kills: [])
        }
        let stage = Fixture.stage(
            ownTests: .judged(OwnTestsReport(tests: [own, example], bugs: bugs)),
            smells: [own.result.name: .assertsNothing])
        let reporter = NextReporter(style: Style(usesColor: false), tree: .starter)
        XCTAssertEqual(
            reporter.text(of: stage.exercises[0], in: stage, start: nil),
            """

            Stage 1, Even or odd (even-odd)
              ★ Its official tests pass, and your tests catch every planted bug.
              These catch no planted bug:
                MyEvenOddTests.testIt: It asserts nothing. Compare what comes with what
                  should come.


            """)
        assertContains(
            TextReporter(style: Style(usesColor: false)).text(of: Fixture.report([stage])),
            """
            Stage 1, Basic functions
              These catch no planted bug:
                MyEvenOddTests.testIt: It asserts nothing.
            """)
        assertContains(
            ListReporter(style: Style(usesColor: false)).text(of: Fixture.report([stage])),
            "Your tests: 1 catches no bug.")
        assertContains(
            reporter.nothingLeft([stage]).replacing("\n", with: " "),
            "1 of your tests catches no bug: swift run grade shows which.")
        for (stages, words) in [
            ([], "\nThe workshop is done: "), ([1], "\nStage 1 is done: "),
            ([1, 3, "Games"], "\nStages 1, 3 and Games are done: "),
        ] as [([Stage.ID], String)] {
            XCTAssertTrue(reporter.nothingLeft(of: stages).hasPrefix(words))
        }
    }

    func testEveryLineFits80Columns() throws {
        for stage in [Fixture.stage(), Fixture.stage(red: ["labels"])] {
            let text =
                try text(stage, nil)
                + ListReporter(style: Style(usesColor: false))
                .text(of: Fixture.report([stage]))
                + NextReporter(style: Style(usesColor: false), tree: .starter).nothingLeft()
            for line in text.split(separator: "\n") {
                XCTAssertLessThanOrEqual(line.count, 80, String(line))
            }
        }
    }

    func testTheListShowsTestsAndIdeasAndNoPoints() {
        let stage = Fixture.stage(red: ["labels"], noticed: ["even-odd"])
        let lines = ListReporter(style: Style(usesColor: false)).text(of: Fixture.report([stage]))
            .split(separator: "\n").map { $0.split(separator: " ").joined(separator: " ") }
        XCTAssertEqual(
            lines,
            [
                "step tests ideas", "Stage 1, Basic functions",
                "★ even-odd 1/1 3/3", "✓ number-formatter bugs 1/1 0/6",
                "✗ labels green 0/1 0/4", "0 of 1 stage passed, 0 mastered.",
            ])
    }

    func testNoLineOfTheListEndsWithASpace() throws {
        let games = try XCTUnwrap(Workshop.shipped["Games"])
        let report = StageReport(stage: games, suite: .ran([]), ownTests: .none)
        let lines = ListReporter(style: Style(usesColor: false)).text(of: Fixture.report([report]))
            .split(separator: "\n")
        XCTAssertTrue(lines.contains { $0.contains("games-loading") }, "\(lines)")
        XCTAssertEqual(lines.filter { $0.hasSuffix(" ") }, [])
    }
}
