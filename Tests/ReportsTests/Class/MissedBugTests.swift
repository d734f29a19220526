import XCTest

@testable import Catalog
@testable import Classroom
@testable import Grading
@testable import KitTestHelpers
@testable import Reports

/// Tests how the bugs that a class misses are reported, with a made-up stage.
final class MissedBugTests: XCTestCase {
    private let stage = Stage(
        id: 1, title: "", exercises: [shipped(1).exercises[0]],
        bugs: [
            ("f", .failure), ("b1", .boundary), ("b2", .boundary), ("b3", .boundary),
            ("o", .ordinary),
        ].map { id, idea in
            PlantedBug(
                id: id, exercise: "even-odd", file: "", idea: idea, find: "", replace: "",
                description: "Wrong: \(id).", question: "Why \(id)?")
        })

    /// A class in which each learner's tests catch some of the bugs.
    private func figures(_ noticed: [String]...) -> ClassFigures {
        ClassFixture.figures(
            of: noticed.enumerated().map { index, ids in
                let bugs = stage.bugs.map { bug in
                    BugResult(
                        id: bug.id, exercise: bug.exercise,
                        status: ids.contains(bug.id) ? .killed : .survived, kills: [])
                }
                return ClassFixture.learner(
                    "learner \(index)",
                    [
                        StageReport(
                            stage: stage, suite: .ran([]),
                            ownTests: Fixture.own("MyEvenOddTests/testIt", bugs: bugs))
                    ])
            })
    }

    func testTheMostFrequentlyMissedBugComesFirst() {
        let missed = MissedBug.all(
            in: figures(["o", "b1", "b2"], ["o", "b1", "b3"], ["o", "b1", "b3", "f"]))
        XCTAssertEqual(missed.map(\.bug.id), ["f", "b2", "b3"])
        XCTAssertEqual(missed.map(\.noticed.part), [1, 1, 2])
        XCTAssertEqual(missed.map(\.share.whole), [3, 3, 3])
        XCTAssertEqual(MissedBug.all(in: figures(stage.bugs.map(\.id))).count, 0)
    }

    func testThePageListsMissedBugsWithTheirIdeas() {
        let page = ClassPage(
            figures: figures(["o", "b1", "b2"], ["o", "b1", "b3"]), heading: ClassFixture.heading
        ).text
        assertContains(page, "<td>a boundary</td><td>1 of 2</td><td>Why b2?</td>")
        assertContainsNot(page, "Why o?")
        let none = ClassPage(
            figures: ClassFixture.figures(of: []), heading: ClassFixture.heading
        ).text
        assertContains(none, "<p>No learner")
    }
}
