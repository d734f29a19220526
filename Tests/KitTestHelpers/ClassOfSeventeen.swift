@testable import Catalog
@testable import Classroom
@testable import Grading
@testable import SwiftSource

/// Made-up results of a class of seventeen learners after one day, for checking how the reports' pages look.
///
/// The first learner has done everything. The third from last has started the most and finished the least,
/// the second from last could not be graded, and the last has submitted nothing.
enum ClassOfSeventeen {
    static let names = [
        "Ayu Lestari", "Björn Ångström", "Chiara Di Benedetto", "Dmitri Volkov", "Emma Fischer",
        "Fatima Al-Zahra Benjelloun", "Guðrún Jónsdóttir", "Hiroshi Tanaka", "Ifeoma Okonkwo",
        "Jan-Willem van der Meulen", "Karolína Nováková", "Lucía Fernández Ibáñez",
        "Maximiliane Oberhauser-Wittgenstein", "Nguyễn Thị Minh", "Oskar Lindqvist",
        "Priya Natarajan",
        "Quentin Dubois",
    ]
    static let best = names[0]
    static let weakest = names[14]

    static let results: [LearnerResult] = names.enumerated().map { index, name in
        switch index {
        case 16: LearnerResult(learner: name, verdict: .notGraded(.notHandedIn))
        case 15: LearnerResult(learner: name, verdict: .notGraded(.noStages(swiftFilesIn: ["src"])))
        default: graded(name, index)
        }
    }

    private static func graded(_ name: String, _ index: Int) -> LearnerResult {
        let stages = Workshop.shipped.numbered
        let exercises = stages.flatMap(\.exercises).count
        // The numbers of exercises with ★ and with ✓, counted across all stages.
        let stars = index == 14 ? 0 : exercises - index * exercises / 14
        let green = index == 14 ? 1 : min(exercises, stars + 2)
        var before = 0
        let reports = stages.map { stage in
            defer { before += stage.exercises.count }
            return report(
                on: stage, stars: stars - before, green: green - before,
                isWeak: index == 14, reason: index % 3)
        }
        var result = LearnerResult(
            learner: name,
            verdict: .graded(
                Report(tree: .starter, toolchain: "6.3", stages: reports, isWhole: true)))
        if index < 12 {
            result.finishedParts = [
                FinishedPart(stage: 1, part: .tests, files: 1, changed: 3 + index % 2)
            ]
        }
        return result
    }

    private static func report(
        on stage: Stage, stars: Int, green: Int, isWeak: Bool, reason: Int
    ) -> StageReport {
        let tests = stage.exercises.enumerated().flatMap { index, exercise in
            (1...4).map { number in
                let passes = index < green || isWeak && number == 1 || index == green && number < 3
                let message = isWeak ? "a message of this learner's" : "reason \(reason)"
                return SuiteTest(
                    exercise: exercise.id,
                    result: TestResult(
                        name:
                            "Stage\(stage.id)Tests.\(exercise.suite)/testWhatTheExerciseAsksFor\(number)",
                        failure: passes
                            ? nil
                            : .assertion(
                                message:
                                    "XCTAssertEqual failed: (\"\(message)\") is not equal to (\"right\") - ",
                                place: SourceLocation(
                                    file: "Tests/Stage\(stage.id)Tests/\(exercise.suite).swift",
                                    line: 10 * number))))
            }
        }
        let noticed = Set(stage.exercises.prefix(max(0, stars)).map(\.id))
        let own = stage.exercises.enumerated().filter { isWeak || $0.offset < stars + 1 }.map {
            "MyStage\(stage.id)Tests.\($0.element.ownTests)/testOne"
        }
        let bugs = stage.bugs.map { bug in
            let exercise = stage.exercises.first { $0.id == bug.exercise }
            let test = "MyStage\(stage.id)Tests.\(exercise?.ownTests ?? "")/testOne"
            return noticed.contains(bug.exercise)
                ? BugResult(
                    id: bug.id, exercise: bug.exercise, status: .killed,
                    kills: [BugResult.Kill(test: test, isCrash: false)])
                : BugResult(id: bug.id, exercise: bug.exercise, status: .survived, kills: [])
        }
        let example = OwnTest(
            result: TestResult(name: "MyStage\(stage.id)Tests.ExampleTests/testExample"),
            noticesNothing: true, isExample: true)
        return StageReport(
            stage: stage, suite: .ran(tests),
            ownTests: .judged(
                OwnTestsReport(
                    tests: [example] + own.map { OwnTest(result: TestResult(name: $0)) },
                    bugs: bugs)))
    }
}
