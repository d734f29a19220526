import Foundation
import XCTest

@testable import Catalog
@testable import Classroom
@testable import Commands
@testable import Grading
@testable import KitTestHelpers
@testable import Reports

/// When work came, and what it loses that came late.
final class LateWorkTests: XCTestCase {
    private let zone = TimeZone(secondsFromGMT: 3600) ?? .gmt

    private func rule(_ text: String) throws -> LateRule {
        try XCTUnwrap(LateRule(text, zone: zone), text)
    }

    func testRulesInWords() throws {
        let rule = try rule("2026-11-20 18:00: 10% a day, at most 50%")
        XCTAssertEqual(rule.deadline, 1_795_194_000)
        XCTAssertEqual([rule.share, rule.most], [0.1, 0.5])
        XCTAssertEqual(rule.unit, .day)
        XCTAssertEqual(
            try self.rule("2026-11-20T18:00Z: 2.5% an hour"),
            LateRule(deadline: 1_795_197_600, share: 0.025, unit: .hour))
        XCTAssertEqual(try self.rule("2026-11-20 18:00+01:00: 20%").unit, nil)
        for wrong in [
            "", "2026-11-20 18:00", "2026-11-20 18:00: 10", "2026-13-20 18:00: 10%",
            "2026-11-20 18:00: 200%", "2026-11-20 18:00: 10% a week", "tomorrow: 10%",
        ] {
            XCTAssertNil(LateRule(wrong, zone: zone), wrong)
        }
    }

    private func share(
        _ rule: String, after hours: Double?, canvas: Bool? = nil
    ) throws -> Double? {
        let rule = try self.rule(rule)
        let upload = LearnerUpload(
            name: "w.zip", time: hours.map { rule.deadline + $0 * 3600 }, isLate: canvas)
        return Lateness(upload, rule)?.share
    }

    func testWhatIsTakenOff() throws {
        let daily = "2026-11-20 18:00: 10% a day, at most 50%"
        XCTAssertNil(try share(daily, after: 0))
        XCTAssertNil(try share(daily, after: nil))
        XCTAssertEqual(try share(daily, after: 0.01), 0.1)
        XCTAssertEqual(try share(daily, after: 24), 0.1)
        XCTAssertEqual(try share(daily, after: 25), 0.2)
        XCTAssertEqual(try share(daily, after: 1000), 0.5)
        XCTAssertEqual(try share("2026-11-20 18:00: 20%", after: 1000), 0.2)
        XCTAssertEqual(try share(daily, after: nil, canvas: true), 0.1, "a day at least")
        XCTAssertNil(try share(daily, after: nil, canvas: false))
        XCTAssertNil(Lateness(nil, try rule(daily)))
        XCTAssertEqual(
            Lateness(LearnerUpload(name: "w", isLate: true), nil)?.share, 0, "no rule, and a sign")
    }

    func testAllReportsAgree() throws {
        let rule = try rule("2026-11-20 18:00: 10% a day")
        var result = ClassFixture.learner("ann", [Fixture.passedStage])
        result.upload = LearnerUpload(
            name: "w.zip", classUpload: "s.zip", others: ["v.zip"], time: rule.deadline + 90_000)
        var figures = ClassFigures(points: ClassPoints(late: rule))
        figures.add(result)
        let row = figures.rows[0]
        XCTAssertEqual(row.points, 20)
        XCTAssertEqual(row.lateOff, 5)
        let json = ClassJSON.text(of: figures, heading: ClassFixture.heading)
        XCTAssertEqual(try JSONSchema.classroom.problems(in: [json]), [[]])
        assertContains(json, "\"percent\" : 20,")
        assertContains(json, "\"within\" : \"s.zip\"")
        assertContains(GradesCSV.text(of: figures), ",2 days late,5,")
        for text in [
            LearnerPage(result: result, row: row, heading: ClassFixture.heading).text,
            FeedbackPage(result: result, row: row, heading: ClassFixture.heading).text,
            Feedback(result: result, row: row, heading: ClassFixture.heading).text(),
        ] {
            assertContains(text, "for 2 days, 20% of the points are taken off: 5.")
            assertContains(text, "w.zip")
        }
        assertContains(LearnersTable(figures: figures).html().source, "2 days late, −5")
        // Points by hand are what the instructor says.
        let byHand = PointsOverride(learner: "ann", stage: 1, points: 24, comment: "")
        let rules = ClassPoints(overrides: [byHand], late: rule)
        XCTAssertEqual(ClassRow(result, points: rules).points, 24)
    }
}
