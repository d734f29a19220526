import XCTest

@testable import Catalog
@testable import Classroom
@testable import Grading
@testable import KitTestHelpers
@testable import Reports

/// Tests a class's bugs grouped by idea, with a made-up stage.
final class ClassIdeaTests: XCTestCase {
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

    func testIdeasStandInTheirOrderAndTheLeastNoticedBugsFirst() {
        let ideas = ClassIdea.all(
            in: figures(["o", "b1", "b2"], ["o", "b1", "b3"], ["o", "b1", "b3", "f"]))
        XCTAssertEqual(ideas.map(\.idea), [.ordinary, .boundary, .failure])
        XCTAssertEqual(ideas.map { $0.missed.map(\.bug.id) }, [[], ["b2", "b3"], ["f"]])
        XCTAssertEqual(ideas.map(\.others), [1, 1, 0])
        XCTAssertEqual(ideas.map(\.noticed.part), [3, 6, 1])
        XCTAssertEqual(ideas.map(\.noticed.whole), [3, 9, 3])
        XCTAssertEqual(ideas[1].missed.map(\.noticed.part), [1, 2])
        XCTAssertEqual(ClassIdea.leastNoticed(of: ideas)?.idea, .failure)
    }

    func testNothingIsMissedWhereEverybodyNoticesEverything() {
        let ideas = ClassIdea.all(in: figures(stage.bugs.map(\.id)))
        XCTAssertEqual(ideas.map(\.missed.count), [0, 0, 0])
        XCTAssertNil(ClassIdea.leastNoticed(of: ideas))
    }

    func testWhereNobodyWasJudgedThereIsNoIdea() {
        XCTAssertTrue(ClassIdea.all(in: ClassFixture.figures(of: [])).isEmpty)
    }

    func testThePageBeginsWithTheIdeaThatIsNoticedLeast() {
        let page = ClassPage(
            figures: figures(["o", "b1", "b2"], ["o", "b1", "b3"]), heading: ClassFixture.heading
        ).text
        assertContains(page, "The idea to begin with: a failure. ")
        assertContains(
            page, "a boundary<span class=\"sub\">1 more bug caught by all</span></th><td>66 %")
        assertContains(page, "<td>1<span class=\"of\"> of 2</span>")
        assertContains(page, "<td>Why b2?</td>")
        assertContainsNot(page, "Why o?")
        XCTAssertEqual(page.ranges(of: "scope=\"rowgroup\"").count, 2)
    }
}
