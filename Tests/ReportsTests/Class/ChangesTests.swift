import XCTest

@testable import Catalog
@testable import Classroom
@testable import Grading
@testable import KitTestHelpers
@testable import Reports

/// Who has moved since the run before.
final class ChangesTests: XCTestCase {
    private func standing(
        _ points: Double, green: Int = 0, starred: Int = 0, stage: Stage.ID = 1
    ) -> Standing {
        Standing(
            stages: [
                Standing.Stage(stage: stage, code: points, tests: 0, green: green, starred: starred)
            ])
    }

    private func change(
        _ before: Standing?, _ now: Standing, _ points: ClassPoints = ClassPoints()
    ) -> String? {
        Change(from: before, to: now, points: points, in: Workshop.shipped.stages)
            .map(ChangeText.long)
    }

    func testWhatHasChangedIsSaidInPointsAndSigns() {
        XCTAssertEqual(
            change(standing(10, green: 2, starred: 1), standing(12.5, green: 3, starred: 0)),
            "+2.5 points, ✓ +1, ★ −1")
        XCTAssertEqual(change(standing(10), standing(9)), "−1 point")
        XCTAssertEqual(change(standing(1, green: 1), standing(1, green: 2)), "✓ +1")
        XCTAssertEqual(change(standing(1), standing(1)), "the same points and signs")
        // What a stage is worth here.
        XCTAssertEqual(
            change(standing(10), standing(15), ClassPoints(worth: [1: StageWorth(50)])),
            "+10 points")
    }

    func testWhatWasNotGradedBeforeIsNoChange() {
        XCTAssertNil(change(nil, standing(1)))
        XCTAssertNil(change(Standing(stages: []), standing(1)))
        XCTAssertNil(change(standing(1), Standing(stages: [])))
        XCTAssertEqual(
            change(standing(20, stage: 2), standing(1)), "the same points and signs",
            "stage 1 wasn't asked for before")
        let encore = Workshop.shipped.encores.map(\.id)
        for id in encore.prefix(1) {
            XCTAssertEqual(
                change(standing(1), standing(0, green: 1, stage: id)), "✓ +1",
                "an encore that was begun")
        }
    }

    func testThePagesShowWhoHasMoved() throws {
        var history = ClassHistory()
        history.take(
            ["ann": standing(0), "dan": standing(20, green: 2)], at: "2026-11-22T14:05:09+01:00",
            run: "a")
        history.take(["ann": standing(1)], at: "tuesday", run: "b")
        let fake = FakeFiles([:])
        var reports = ClassReports(
            folder: "/out", files: fake.files, heading: ClassFixture.heading,
            before: ClassBefore(try XCTUnwrap(history.before), zoneOfOldTimes: .gmt))
        for result in ClassFixture.everyKind { try reports.add(result) }
        try reports.finish()
        let page = try XCTUnwrap(fake.text("/out/class.html"))
        assertContains(page, "Compared with the reports of 2026-11-22, 14:05.")
        assertContains(page, "1 up, 1 down, 0 as before, 4 with nothing to compare.")
        assertContains(page, "<a href=\"#changes\">Changes</a>")
        // Who has lost something comes first.
        let moved = page.matches(
            of: #/<li><a href="learners/(\w+).html"><bdi>\w+<\/bdi><\/a> <span/#)
        XCTAssertEqual(moved.map { String($0.1) }, ["dan", "ann"])
        assertContains(page, ">+25, ✓ +3, ★ +4</td>")
        assertContains(
            try XCTUnwrap(fake.text("/out/learners/dan.html")),
            "<p>Since 2026-11-22, 14:05: −15 points")
        let json = try JSONValue(text: try XCTUnwrap(fake.text("/out/class.json"))).places
        func value(_ name: String) -> JSONValue? { json.first { $0.name == name }?.value }
        XCTAssertEqual(value("since"), .string("2026-11-22T14:05:09+01:00"))
        XCTAssertEqual(value("learners/0/change/points"), .number(25))
        XCTAssertEqual(value("learners/0/change/greenExercises"), .number(3))
        XCTAssertEqual(value("learners/0/change/starredExercises"), .number(4))
        XCTAssertEqual(value("learners/1/change"), .null)
        XCTAssertEqual(value("learners/3/change/points"), .number(-15))
    }

    func testWithoutARunBeforeNothingIsCompared() throws {
        let page = try XCTUnwrap(
            ClassFixture.files(of: ClassFixture.everyKind).text("/out/class.html"))
        for words in ["changes", "Change</th>"] { assertContainsNot(page, words) }
    }
}
