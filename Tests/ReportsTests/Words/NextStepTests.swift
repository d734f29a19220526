import XCTest

@testable import Catalog
@testable import Grading
@testable import KitTestHelpers
@testable import Reports

final class NextStepTests: XCTestCase {
    private func sentences(onErrorIn file: String) -> [String] {
        let failure = BuildFailure.errors("Starter/Stage1/\(file):3:5: error: no")
        return NextStep(tree: .starter).sentences(
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
                "Write tests in Starter/Encores/StandingsTests that notice the planted bugs.",
                stage.exercises[0].task, "To read: Guide/encore-standings.md#standings-today",
            ])
    }

    func testTheFileOfTheFirstErrorSaysWhereToRead() {
        XCTAssertEqual(
            sentences(onErrorIn: "Labels.swift"),
            ["Fix the first error above.", "To read: Guide/1-basic-functions.md#labels"])
        XCTAssertEqual(sentences(onErrorIn: "Other.swift"), ["Fix the first error above."])
    }
}
