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
        let exercise = try XCTUnwrap(stage.exercises.next(in: [stage]))
        return NextReporter(style: Style(usesColor: false), tree: tree).text(
            of: exercise, in: stage, start: place)
    }

    /// The exercise Even or odd, started, but without any tests by the learner.
    private let begun = Fixture.stage(
        red: ["even-odd"], ownTests: .judged(OwnTestsReport(tests: [], bugs: [])))

    func testAnExerciseStartsWithARedTestUnlessCodeComesFirst() throws {
        let style = Style(usesColor: false)
        for (codeFirst, step, sign, place) in [
            (false, "  Step 1 of 3, Red:", "red", "Starter/Stage1Tests/MyEvenOddTests.swift"),
            (true, "  Step 2 of 3, Green:", "green", "Starter/Stage1/EvenOdd.swift"),
        ] {
            assertContains(
                NextReporter(style: style, tree: .starter, codeFirst: codeFirst).text(
                    of: begun.exercises[0], in: begun, start: nil), step)
            let report = Fixture.report([begun])
            assertContains(
                TextReporter(style: style, codeFirst: codeFirst).text(of: report), place)
            assertContains(
                ListReporter(style: style, codeFirst: codeFirst).text(of: report)
                    .replacing(#/ +/#, with: " "), "✗ even-odd \(sign) ")
        }
    }

    /// The official tests don't cover everything. If one of the learner's tests fails on the learner's code,
    /// this must be shown even if the exercise has its star.
    func testATestThatIsRedOnStarredCodeIsReported() {
        let test = WatchFixture.own("MyStage1Tests.MyEvenOddTests/testZero", "✗ ✓")
        let bugs = shipped(1).bugs.map {
            BugResult(id: $0.id, exercise: $0.exercise, status: .killed, kills: [])
        }
        let stage = Fixture.stage(ownTests: .judged(OwnTestsReport(tests: [test], bugs: bugs)))
        let texts = [true, false].map {
            TextReporter(style: Style(usesColor: $0)).text(of: Fixture.report([stage]))
                .replacing(#/\x1B\[[0-9;]*m/#, with: "")
        }
        assertContains(
            texts[0].replacing(#/\s+/#, with: " "),
            "✗ ✓ MyEvenOddTests.testZero \(PairText.sentence(.redGreen, isCodeGreen: true))")
        XCTAssertEqual(texts[0], texts[1], "colors must not count as columns")
    }

    func testTestsThatCatchNothingAreListedBesideTheStar() {
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
        assertContains(
            reporter.text(of: stage.exercises[0], in: stage, start: nil),
            "  These catch no planted bug:\n    MyEvenOddTests.testIt: It asserts nothing.")
        assertContains(
            TextReporter(style: Style(usesColor: false)).text(of: Fixture.report([stage])),
            """
            Stage 1, Basic functions
              These catch no planted bug:
                MyEvenOddTests.testIt: It asserts nothing.
            """)
        let list = ListReporter(style: Style(usesColor: false)).text(of: Fixture.report([stage]))
        assertContains(list, "    Your tests: 1 catches no bug.\n")
        assertContains(
            list, "\nTo see what to fix, grade an exercise: swift run grade EXERCISE\n")
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

    func testTheListCountsTestsAndBugsButNoPoints() {
        let stage = Fixture.stage(red: ["labels"], noticed: ["even-odd"])
        let lines = ListReporter(style: Style(usesColor: false)).text(of: Fixture.report([stage]))
            .split(separator: "\n").map { $0.split(separator: " ").joined(separator: " ") }
        XCTAssertEqual(
            lines,
            [
                "step tests bugs", "Stage 1, Basic functions",
                "★ even-odd 1/1 4/4", "✓ number-formatter bugs 1/1 0/7",
                "✗ labels green 0/1 0/5", "0 of 1 stage passed, 0 mastered.",
            ])
    }

    func testTheListNamesTheOtherEncores() {
        let text = ListReporter(style: Style(usesColor: false)).text(
            of: Fixture.report([Fixture.stage()]), unlisted: Workshop.shipped.encores)
        assertContains(text, "Encores not started yet: games, ")
        assertContains(text.replacing("\n", with: " "), "swift run grade list encores")
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
