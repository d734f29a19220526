import XCTest

@testable import Catalog
@testable import Classroom
@testable import Grading
@testable import KitTestHelpers
@testable import Reports

/// Who has no verdict: what was handed in and couldn't be graded, and who handed in nothing.
final class UngradedLearnersTests: XCTestCase {
    private let missing = LearnerResult(learner: "mia", verdict: .notGraded(.notHandedIn))
    private let broken = LearnerResult(
        learner: "fay", verdict: .notGraded(.noStages(swiftFilesIn: [])))
    private let stages = Array(Workshop.shipped.numbered.prefix(2))

    private func override(_ learner: String, _ stage: Int, _ points: Double) -> PointsOverride {
        PointsOverride(learner: learner, stage: .number(stage), points: points, comment: "on paper")
    }

    private func points(
        _ overrides: PointsOverride..., isMissingZero: Bool = false
    ) -> ClassPoints {
        ClassPoints(overrides: overrides, stages: stages, isMissingZero: isMissingZero)
    }

    func testPointsByHandCountWithoutAVerdict() throws {
        let rules = points(override("fay", 2, 20), override("mia", 1, 0))
        var figures = ClassFigures(points: rules)
        for result in [ClassFixture.learner("ann", [Fixture.passedStage]), broken, missing] {
            figures.add(result)
        }
        let rows = figures.rows
        XCTAssertEqual(rows.map(\.points), [25, 20, 0])
        XCTAssertEqual(rows[1].possible, 50)
        XCTAssertEqual(rows.map(\.status), [.mastered, .notGraded, .notHandedIn])
        XCTAssertEqual(rows[1].points(in: stages[1]), 20)
        XCTAssertNil(rows[1].points(in: stages[0]))
        let json = ClassJSON.text(of: figures, heading: ClassFixture.heading)
        XCTAssertEqual(try JSONSchema.classroom.problems(in: [json]), [[]])
        assertContains(GradesCSV.text(of: figures), "fay,,20,not graded")
        assertContains(CanvasCSV.text(of: figures), "\r\nfay,,fay,fay,,")
        for text in [
            FeedbackPage(result: broken, row: rows[1], heading: ClassFixture.heading).text,
            Feedback(result: broken, row: rows[1], heading: ClassFixture.heading).text(),
        ] {
            assertContains(text, "20 points, given by your instructor.")
            assertContainsNot(text, "could not be graded")
            assertContainsNot(text, "came to")
        }
    }

    func testWhoHandedInNothingIsNotCalledUngraded() {
        let row = ClassRow(missing)
        XCTAssertEqual(row.status, .notHandedIn)
        XCTAssertNil(row.points)
        XCTAssertEqual(row.attention, [.notHandedIn])
        XCTAssertEqual(ClassRow(broken).attention, [.notGraded])
        let texts = [
            FeedbackPage(result: missing, row: row, heading: ClassFixture.heading).text,
            Feedback(result: missing, row: row, heading: ClassFixture.heading).text(),
            LearnerPage(result: missing, row: row, heading: ClassFixture.heading).text,
            ClassPage(
                figures: ClassFixture.figures(of: [missing]), heading: ClassFixture.heading
            ).text,
            GradesCSV.text(of: ClassFixture.figures(of: [missing])),
        ]
        for text in texts {
            let row = text.split(separator: "\n").filter { !$0.contains("<option>") }
                .filter { !$0.contains("class=\"bad\"") }.joined(separator: "\n").lowercased()
            assertContains(row, "handed in")
            assertContainsNot(row, "could not be graded")
            assertContainsNot(row, "not graded")
        }
        let json = ClassJSON.text(
            of: ClassFixture.figures(of: [missing, broken]), heading: ClassFixture.heading)
        assertContains(json, "\"handedIn\" : false")
        assertContains(json, "\"handedIn\" : true")
    }

    func testWhoHandedInNothingCanHaveZeroPoints() {
        let row = ClassRow(missing, points: points(isMissingZero: true))
        XCTAssertEqual(row.points, 0)
        XCTAssertEqual(row.points(in: stages[0]), 0)
        XCTAssertNil(ClassRow(broken, points: points(isMissingZero: true)).points)
        var figures = ClassFigures(points: points(isMissingZero: true))
        figures.add(ClassFixture.learner("ann", [Fixture.passedStage]))
        figures.add(missing)
        assertContains(CanvasCSV.text(of: figures), "\r\nmia,,mia,mia,,0\r\n")
        // Whom it concerns is told, and nobody else.
        let rule = "In this class, what isn’t handed in counts as 0 points"
        for (result, isZero) in [(missing, true), (missing, false), (broken, true)] {
            let row = ClassRow(result, points: points(isMissingZero: isZero))
            for text in [
                FeedbackPage(result: result, row: row, heading: ClassFixture.heading).text,
                Feedback(result: result, row: row, heading: ClassFixture.heading).text(),
            ] {
                let isTold = isZero && result == missing
                XCTAssertEqual(text.contains(rule), isTold, text)
                XCTAssertEqual(text.contains("0 of 50 points."), isTold, text)
            }
            let page = LearnerPage(result: result, row: row, heading: ClassFixture.heading).text
            XCTAssertEqual(
                page.contains("that counts as 0 points"), isZero && result == missing, page)
        }
        // Points by hand are not the whole of it.
        let byHand = ClassRow(
            missing, points: points(override("mia", 1, 7), isMissingZero: true))
        let text = Feedback(result: missing, row: byHand, heading: ClassFixture.heading).text()
        assertContains(text, "**7 of 50 points.**")
        assertContains(text, rule)
    }

    func testABonusAndCommentsWithoutAVerdict() {
        let rules = ClassPoints(
            overrides: [
                PointsOverride(learner: "fay", stage: nil, points: 1, comment: "for the talk"),
                PointsOverride(learner: "fay", stage: 2, points: nil, comment: "ask *me*"),
            ], stages: stages)
        let row = ClassRow(broken, points: rules)
        XCTAssertEqual(row.points, 1)
        for text in [
            FeedbackPage(result: broken, row: row, heading: ClassFixture.heading).text,
            Feedback(result: broken, row: row, heading: ClassFixture.heading).text()
                .replacing("\\", with: ""),
            LearnerPage(result: broken, row: row, heading: ClassFixture.heading).text,
        ] {
            assertContains(text, "With a bonus of 1 point, given by your instructor. for the talk")
            assertContains(text, "Stage 2: Your instructor says: ask *me*")
            assertContains(text, "Starter")
        }
    }

    func testWhoseTurnItWasNotIsNotCalledUngradable() {
        let waiting = LearnerResult(learner: "zoe", verdict: .notGraded(.notYet))
        let row = ClassRow(waiting)
        XCTAssertEqual([row.points, row.points(in: stages[0])], [nil, nil])
        XCTAssertEqual(row.attention, [])
        let page = ClassPage(
            figures: ClassFixture.figures(of: [waiting]), heading: ClassFixture.heading
        ).text
        assertContains(page, "<b>1</b> not graded yet")
        assertContains(
            ClassPage(
                figures: ClassFixture.figures(of: [missing]), heading: ClassFixture.heading
            ).text, "<b>1</b> nothing handed in")
        for text in [
            FeedbackPage(result: waiting, row: row, heading: ClassFixture.heading).text,
            Feedback(result: waiting, row: row, heading: ClassFixture.heading).text(),
        ] {
            assertContains(text, "has not been graded yet")
            assertContainsNot(text, "could not be")
        }
        assertContains(
            ClassJSON.text(
                of: ClassFixture.figures(of: [waiting]), heading: ClassFixture.heading),
            "\"handedIn\" : true")
    }

    func testAPairIsNoIdenticalWork() {
        var (one, other) = (ClassFixture.everyKind[0], ClassFixture.everyKind[0])
        let piece = WorkPiece(
            digest: .init(stage: 1, part: .code, text: "x"), file: "Starter/Stage1/EvenOdd.swift",
            bytes: 500)
        (one.pieces, other.pieces, other.learner) = ([piece], [piece], "zoe")
        XCTAssertEqual(ClassFixture.figures(of: [one, other]).sameWork.count, 1)
        (one.partners, other.partners) = (["zoe"], [one.learner])
        let figures = ClassFixture.figures(of: [one, other])
        XCTAssertEqual(figures.sameWork, [])
        let page = FeedbackPage(
            result: one, row: figures.rows[0], heading: ClassFixture.heading
        ).text
        assertContains(page, "One work, handed in together with zoe")
    }

    func testThePartnersNameIsNoMarkdown() {
        var one = ClassFixture.everyKind[0]
        one.partners = ["*Zoe* [x](http://y) <b>\n# z"]
        let text = Feedback(
            result: one, row: ClassRow(one), heading: ClassFixture.heading
        ).text()
        assertContains(
            text, "handed in together with \\*Zoe\\* \\[x](http://y) \\<b> # z, and graded once.")
        let page = FeedbackPage(
            result: one, row: ClassRow(one), heading: ClassFixture.heading
        ).text
        assertContains(page, "with *Zoe* [x](http://y) &lt;b&gt;")
    }

    func testPointsByHandFindAnAccentWrittenInAnotherWay() throws {
        let jose = ClassFixture.learner("Jose\u{301}", [Fixture.passedStage])
        XCTAssertEqual(ClassRow(jose, points: points(override("Jos\u{E9}", 1, 3))).points, 3)
    }
}
