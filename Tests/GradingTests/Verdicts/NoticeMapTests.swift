import XCTest

@testable import Catalog
@testable import Grading
@testable import KitTestHelpers

/// The table of a learner's tests and the planted bugs, with a made-up stage.
final class NoticeMapTests: XCTestCase {
    /// Two exercises, whose bugs stand in another order than their ideas.
    private let stage = Stage(
        id: 1, title: "",
        exercises: ["one", "two"].map { id in
            Exercise(
                id: id, title: id, task: "", files: [], suite: "\(id)Tests", guide: "", hints: [])
        },
        bugs: [
            planted("b", "two", .ordinary), planted("f", "one", .failure),
            planted("o", "one", .ordinary), planted("z", "one", .ordinary),
        ])

    private static func planted(_ id: String, _ exercise: String, _ concept: Concept)
        -> PlantedBug
    {
        PlantedBug(
            id: id, exercise: exercise, file: "", concept: concept, find: "", replace: "",
            description: "")
    }

    /// - Parameter kills: The tests that notice each of the stage's bugs.
    private func report(
        _ kills: [String: [String]], tests: [String], wrong: [String] = [], isWhole: Bool = true
    ) -> OwnTestsReport {
        OwnTestsReport(
            tests: tests.map { OwnTest(result: TestResult(name: name($0))) }
                + wrong.map { OwnTest(result: TestResult(name: name($0), failure: .notReported)) },
            bugs: stage.bugs.map { bug in
                let names = kills[bug.id] ?? []
                return BugResult(
                    id: bug.id, exercise: bug.exercise,
                    status: names.isEmpty ? .survived : .killed,
                    kills: names.map { BugResult.Kill(test: name($0), isCrash: false) })
            }, isWhole: isWhole)
    }

    private func name(_ test: String) -> String { "M.\(test)" }

    private func map(_ kills: [String: [String]], tests: String...) throws -> NoticeMap {
        try XCTUnwrap(NoticeMap(of: report(kills, tests: tests), in: stage))
    }

    func testThereIsNoneWhereNotEveryTestWasAsked() {
        XCTAssertNil(NoticeMap(of: report([:], tests: ["T/a"], isWhole: false), in: stage))
    }

    func testBugsStandByExerciseAndIdeaAndTestsAsInTheirSource() throws {
        let map = try XCTUnwrap(
            NoticeMap(
                of: report(
                    ["f": ["T/b"], "o": ["T/b", "T/a"]], tests: ["T/b", "T/a"], wrong: ["T/w"]),
                in: stage))
        XCTAssertEqual(map.bugs.map(\.id), ["o", "z", "f", "b"])
        XCTAssertEqual(map.tests.map(\.name), ["M.T/b", "M.T/a"])
        XCTAssertEqual(map.tests.map(\.notices), [["o", "f"], ["o"]])
        XCTAssertEqual(map.hanging.map(\.id), ["f"])
        XCTAssertEqual(map.bugs.map(\.hangsOn), [nil, nil, "M.T/b", nil])
        XCTAssertEqual(map.unnoticed.map(\.id), ["z", "b"])
    }

    func testTestsThatNoticeTheSame() throws {
        let map = try map(
            ["o": ["T/a", "T/c"], "f": ["T/a", "T/c", "T/b"]], tests: "T/a", "T/b", "T/c", "T/d",
            "T/e")
        XCTAssertEqual(map.tests.map(\.sameAs), [["M.T/c"], [], ["M.T/a"], [], []])
        XCTAssertEqual(map.alike.map { $0.map(\.name) }, [["M.T/a", "M.T/c"]])
        // To notice nothing is nothing to have in common.
        XCTAssertEqual(map.idle.map(\.name), ["M.T/d", "M.T/e"])
    }

    /// Whichever tests could go, they could all go at once.
    func testNoBugIsLostWithoutTheTestsThatCouldGo() throws {
        let names = (0..<6).map { "T/\($0)" }
        var seed: UInt64 = 7
        for _ in 0..<200 {
            var kills: [String: [String]] = [:]
            for bug in stage.bugs {
                seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                kills[bug.id] = names.indices.filter { seed >> (40 + $0) & 1 == 1 }
                    .map { names[$0] }
            }
            let map = try XCTUnwrap(NoticeMap(of: report(kills, tests: names), in: stage))
            let kept = Set(map.tests.filter { !$0.couldGo }.map(\.name))
            for bug in map.bugs where !bug.noticedBy.isEmpty {
                XCTAssertFalse(kept.isDisjoint(with: bug.noticedBy), "\(kills)")
            }
            // And of those that stay, none could.
            for test in map.tests where !test.couldGo && !test.notices.isEmpty {
                XCTAssertTrue(
                    map.bugs.contains { kept.intersection($0.noticedBy) == [test.name] },
                    "\(test.name) of \(kills)")
            }
        }
    }

    func testAnExercisesPartHasTheTestsOfOthersThatNoticeItsBugs() throws {
        let own = report(
            ["o": ["oneTests/a", "twoTests/b"], "b": ["twoTests/b"]],
            tests: ["oneTests/a", "oneTests/c", "twoTests/b", "twoTests/d"])
        let stage = StageReport(stage: stage, suite: .ran([]), ownTests: .judged(own))
        let map = try XCTUnwrap(NoticeMap(of: own, in: stage.stage))
        let parts = stage.exercises.map(map.part)
        XCTAssertEqual(
            parts.map { $0.tests.map(\.name) },
            [["M.oneTests/a", "M.oneTests/c", "M.twoTests/b"], ["M.twoTests/b", "M.twoTests/d"]])
        XCTAssertEqual(parts.map { $0.bugs.map(\.id) }, [["o", "z", "f"], ["b"]])
    }

    func testAnExerciseHasTheIdeasWhoseBugsAreAllNoticed() throws {
        let own = report(["f": ["oneTests/a"], "o": ["oneTests/a"]], tests: ["oneTests/a"])
        let exercises = StageReport(stage: stage, suite: .ran([]), ownTests: .judged(own)).exercises
        XCTAssertEqual(exercises[0].ideas, ExerciseIdeas(had: [.failure], missing: [.ordinary]))
        XCTAssertEqual(exercises[1].ideas, ExerciseIdeas(had: [], missing: [.ordinary]))
        let none = StageReport(stage: stage, suite: .ran([]), ownTests: .none).exercises[0]
        XCTAssertEqual(none.ideas.missing, [.ordinary, .failure])
        XCTAssertEqual(none.ideas.count, 2)
    }
}
