import XCTest

@testable import Catalog
@testable import Grading
@testable import KitTestHelpers
@testable import Reports

/// Tests the few things that a learner is advised to do next.
final class NextThingsTests: XCTestCase {
    private func things(_ stages: [StageReport]) -> [NextThings.Thing] {
        NextThings(tree: .starter).all(in: Fixture.report(stages))
    }

    func testTheFirstThreeOpenExercisesAreListed() {
        let found = things([
            Fixture.stage(red: ["number-formatter", "labels"], noticed: ["even-odd"]),
            StageReport(stage: shipped(2), suite: .ran([]), ownTests: .none),
        ])
        XCTAssertEqual(
            found.map(\.title),
            [
                "Stage 1, Number formatter", "Stage 1, Labels",
                "Stage 2, Even or odd in a view model",
            ])
        XCTAssertEqual(found[0].sentences.count, 3)
        assertContains(found[0].sentences[2], "To read: Guide/1-basic-functions.md#")
    }

    func testRightCodeLeadsToTheTests() {
        let found = things([Fixture.stage(noticed: ["even-odd", "labels"])])
        XCTAssertEqual(found.map(\.title), ["Stage 1, Number formatter"])
        assertContains(
            found[0].sentences[0],
            "Write tests in Starter/Stage1Tests/MyNumberFormatterTests.swift that")
    }

    func testAStageThatCannotBeBuiltIsOneThingAboutItsFirstError() {
        for (file, id, toRead) in [
            ("Labels.swift", "labels", ["To read: Guide/1-basic-functions.md#labels"]),
            ("Other.swift", "even-odd", []),
        ] {
            let stage = StageReport(
                stage: shipped(1),
                suite: .notBuilt(.errors("Starter/Stage1/\(file):3:5: error: no"), tests: []),
                ownTests: .none)
            XCTAssertEqual(things([stage]).map(\.title), ["Stage 1"])
            XCTAssertEqual(things([stage]).first?.sentences.dropFirst(), toRead[...])
            XCTAssertEqual(Fixture.report([stage]).next?.exercise.id, id)
        }
    }

    func testWrongTestsComeBeforeMissingOnes() {
        let wrong = OwnTest(
            result: Fixture.test("MyLabelsTests/testIt", .contradiction))
        let stage = Fixture.stage(ownTests: .judged(OwnTestsReport(tests: [wrong], bugs: [])))
        XCTAssertEqual(
            NextThings(tree: .starter).sentences(for: stage).first,
            "Fix your tests in Starter/Stage1Tests/MyLabelsTests.swift.")
    }

    func testAStagesTestsThatCannotBeBuiltAreOneThing() {
        for (file, toRead) in [
            ("MyLabelsTests.swift", ["To read: Guide/1-basic-functions.md#labels"]),
            ("LabelsTests.swift", ["To read: Guide/1-basic-functions.md#labels"]),
            ("Other.swift", []),
        ] {
            let error = "Starter/Stage1Tests/\(file):3:5: error: no"
            for red: Set<String> in [[], ["labels"]] {
                let stage = Fixture.stage(red: red, ownTests: .notBuilt(.errors(error)))
                XCTAssertEqual(
                    NextThings(tree: .starter).sentences(for: stage),
                    ["Fix the first error in Starter/Stage1Tests/\(file)."] + toRead)
            }
        }
    }

    func testGivenCodeThatComesFirstIsTestedFirst() throws {
        let stage = try XCTUnwrap(Workshop.shipped.stages.first { "\($0.id)" == "Standings" })
        let report = StageReport(
            stage: stage, suite: .ran([]), ownTests: Fixture.own("MyTests/testIt"))
        let sentences = NextThings(tree: .starter).sentences(for: report)
        XCTAssertEqual(sentences.count, 3)
        assertContains(sentences[0], "Write tests in Starter/Encores/StandingsTests/")
        XCTAssertEqual(
            sentences.suffix(2),
            [stage.exercises[0].task, "To read: \(stage.exercises[0].guide)"])
    }

    func testCodeInProgressIsNext() {
        let stage = Fixture.stage(red: ["number-formatter", "labels"], begun: ["labels"])
        XCTAssertEqual(Fixture.report([stage]).next?.exercise.id, "labels")
        let found = NextThings(tree: .starter, codeFirst: true).all(in: Fixture.report([stage]))
        XCTAssertEqual(
            found.map(\.title),
            ["Stage 1, Labels", "Stage 1, Even or odd", "Stage 1, Number formatter"])
        // The code is there, so the task doesn't say to write it.
        XCTAssertEqual(
            found[0].sentences,
            [
                "Finish Starter/Stage1/Labels.swift. So far, 0 of 1 official tests pass.",
                "To read: Guide/1-basic-functions.md#labels",
            ])
    }

    func testATestFileThatDoesNotCompileBlocksOnlyItsExercise() {
        for (file, titles, first) in [
            ("MyLabelsTests.swift", ["Stage 1, Labels", "Stage 1, Even or odd"], "MyLabelsTests"),
            ("Other.swift", ["Stage 1"], "Other"),
        ] {
            let path = "Starter/Stage1Tests/\(file)"
            let own = OwnTestsReport(
                tests: [], bugs: [],
                leftOut: LeftOutTests(
                    files: [path], failure: .errors("\(path):3:5: error: no")))
            let found = things([Fixture.stage(red: ["even-odd"], ownTests: .judged(own))])
            XCTAssertEqual(Array(found.map(\.title).prefix(2)), titles)
            XCTAssertEqual(
                found[0].sentences[0],
                "Fix the first error in Starter/Stage1Tests/\(first).swift.")
        }
    }

    /// An exercise with correct code stays the next one until it has its star. Otherwise, a learner would skip
    /// its third step.
    func testAnExerciseIsNextUntilItHasItsStar() {
        let stage = Fixture.stage(red: ["labels"])
        XCTAssertEqual(stage.exercises.map(\.sign), [.code, .code, .open])
        XCTAssertEqual(Fixture.report([stage]).next?.exercise.id, "even-odd")
        assertContains(
            NextThings(tree: .starter).sentences(for: stage).first ?? "",
            "Write tests in Starter/Stage1Tests/MyEvenOddTests.swift that catch")
        let mastered = Fixture.stage(red: ["labels"], noticed: ["even-odd", "number-formatter"])
        XCTAssertEqual(Fixture.report([mastered]).next?.exercise.id, "labels")
    }

    func testFinishedOrMissingWorkHasNoNextThings() {
        let missing = StageReport(
            stage: shipped(2), suite: .notBuilt(.missingFolder, tests: []),
            ownTests: .none)
        XCTAssertEqual(things([ClassFixture.masteredStage, missing]), [])
    }
}
