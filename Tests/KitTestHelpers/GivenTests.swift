@testable import Catalog
@testable import Grading

/// A made-up encore in which tests are given, and what the grader finds in it.
enum GivenTests {
    /// Two exercises with given tests, of which the second asks for code, and one without.
    static let stage = Stage(
        id: "Reading", title: "Reading tests",
        exercises: [
            exercise(
                "voucher", "A suite that looks complete", "Voucher",
                lacks: [.boundary, .moreThanOne]),
            exercise(
                "delivery", "A suite that agrees", "Delivery", asksForCode: true, lacks: [.failure]),
            exercise("plain", "One's own tests", "Plain", asksForCode: true, lacks: nil),
        ],
        bugs: [
            bug("at-the-limit", of: "voucher", .boundary),
            bug("only-one", of: "voucher", .moreThanOne),
            bug("no-answer", of: "voucher", .failure), bug("never-fails", of: "delivery", .failure),
            bug("wrong-sum", of: "plain", .ordinary),
        ])

    static let workshop = Workshop(stages: [shipped(1), stage])

    /// - Parameters:
    ///   - noticed: The identifiers of the bugs that own tests notice.
    ///   - isGreen: Whether the code that is asked for is right.
    static func report(
        noticed: Set<String> = ["no-answer"], isGreen: Bool = false,
        ownTests: StageReport.OwnTests? = nil
    ) -> StageReport {
        let suite = stage.exercises.filter(\.asksForCode).flatMap { exercise in
            ["testOne", "testTwo"].map { name in
                SuiteTest(
                    exercise: exercise.id,
                    result: TestResult(
                        name: "ReadingTests.\(exercise.suite)/\(name)",
                        failure: isGreen || name == "testOne" ? nil : wrong))
            }
        }
        let tests = stage.exercises.map { exercise in
            let result = TestResult(name: "MyReadingTests.\(exercise.ownTests)/testIt")
            return OwnTest(result: result, onCode: result)
        }
        let bugs = stage.bugs.map { bug in
            BugResult(
                id: bug.id, exercise: bug.exercise,
                status: noticed.contains(bug.id) ? .killed : .survived, kills: [])
        }
        return StageReport(
            stage: stage, suite: .ran(suite),
            ownTests: ownTests ?? .judged(OwnTestsReport(tests: tests, bugs: bugs)))
    }

    private static let wrong = TestResult.Failure.assertion(
        message: "XCTAssertEqual failed: (\"1\") is not equal to (\"2\")", place: nil)

    private static func exercise(
        _ id: String, _ title: String, _ name: String, asksForCode: Bool = false,
        lacks: [Concept]?
    ) -> Exercise {
        Exercise(
            id: id, title: title, task: "Look at the tests of \(name).", files: ["\(name).swift"],
            suite: "\(name)Tests", guide: "Guide/encore-reading.md#\(id)", hints: ["Look again."],
            asksForCode: asksForCode, givenSuite: lacks.map { GivenSuite(lacks: $0) })
    }

    private static func bug(_ id: String, of exercise: String, _ concept: Concept) -> PlantedBug {
        PlantedBug(
            id: id, exercise: exercise, file: "\(exercise.capitalized).swift", concept: concept,
            find: "a", replace: "b", description: "It is wrong.")
    }
}
