import XCTest

@testable import Catalog
@testable import Grading
@testable import KitTestHelpers
@testable import Reports

final class NextStepTests: XCTestCase {
    private func sentences(onErrorIn file: String) -> [String] {
        sentences(on: .errors("Starter/Stage1/\(file):3:5: error: no"))
    }

    private func sentences(on failure: BuildFailure) -> [String] {
        NextStep(tree: .starter).sentences(
            for: StageReport(
                stage: shipped(1), suite: .notBuilt(failure, tests: []), ownTests: .none))
    }

    func testGivenCodeThatComesFirstIsTestedFirst() throws {
        let stage = try XCTUnwrap(Workshop.shipped.stages.first { "\($0.id)" == "Standings" })
        let tests = stage.exercises.filter(\.asksForCode).map {
            SuiteTest(
                exercise: $0.id,
                result: Fixture.test("\($0.suite)/testIt", .assertion(message: "", place: nil)))
        }
        XCTAssertEqual(
            NextStep(tree: .starter).sentences(
                for: StageReport(
                    stage: stage, suite: .ran(tests), ownTests: Fixture.own("MyTests/testIt"))),
            [
                "Write tests in Starter/Encores/StandingsTests that catch the planted bugs.",
                stage.exercises[0].task, "To read: Guide/encore-standings.md",
            ])
    }

    func testTheFileOfTheFirstErrorSaysWhereToRead() {
        XCTAssertEqual(
            sentences(onErrorIn: "Labels.swift"),
            ["Fix the first error above.", "To read: Guide/1-basic-functions.md#labels"])
        XCTAssertEqual(sentences(onErrorIn: "Other.swift"), ["Fix the first error above."])
    }

    func testTheFileOfOwnTestsThatIsNotBuiltSaysWhereToRead() {
        for (file, toRead) in [
            ("MyLabelsTests.swift", ["To read: Guide/1-basic-functions.md#labels"]),
            ("LabelsTests.swift", ["To read: Guide/1-basic-functions.md#labels"]),
            ("Other.swift", []),
        ] {
            let error = "Starter/Stage1Tests/\(file):3:5: error: no"
            let fix = "Fix the first error in Starter/Stage1Tests/\(file), above."
            for red: Set<String> in [[], ["labels"]] {
                let stage = Fixture.stage(red: red, ownTests: .notBuilt(.errors(error)))
                XCTAssertEqual(NextStep(tree: .starter).sentences(for: stage), [fix] + toRead)
            }
        }
    }

    func testTheExerciseWithTheFirstErrorIsNext() {
        for (file, id) in [("Labels.swift", "labels"), ("Other.swift", "even-odd")] {
            let stage = StageReport(
                stage: shipped(1),
                suite: .notBuilt(.errors("Starter/Stage1/\(file):3:5: error: no"), tests: []),
                ownTests: .none)
            XCTAssertEqual(Fixture.report([stage]).next?.exercise.id, id)
        }
    }

    /// Otherwise a learner would skip the third step.
    func testAnExerciseIsNextUntilItHasItsStar() {
        let stage = Fixture.stage(red: ["labels"])
        XCTAssertEqual(stage.exercises.map(\.sign), [.code, .code, .open])
        XCTAssertEqual(Fixture.report([stage]).next?.exercise.id, "even-odd")
        XCTAssertEqual(
            NextStep(tree: .starter).sentences(for: stage).first,
            "Write tests in Starter/Stage1Tests that catch the planted bugs.")
        let mastered = Fixture.stage(red: ["labels"], noticed: ["even-odd", "number-formatter"])
        XCTAssertEqual(Fixture.report([mastered]).next?.exercise.id, "labels")
    }
}
