import XCTest

@testable import Catalog
@testable import Classroom
@testable import Grading
@testable import KitTestHelpers
@testable import Reports

/// Tests the reports on learners without a verdict, because their work couldn't be graded or they
/// handed nothing in.
final class UngradedLearnersTests: XCTestCase {
    private let missing = LearnerResult(learner: "mia", verdict: .notGraded(.notHandedIn))
    private let broken = LearnerResult(
        learner: "fay", verdict: .notGraded(.noStages(swiftFilesIn: [])))
    private let stages = Array(Workshop.shipped.numbered.prefix(2))

    func testLearnersWithoutWorkAreNotCountedAsUngraded() {
        let row = ClassRow(missing)
        XCTAssertEqual(row.status, .notHandedIn)
        XCTAssertNil(row.points)
        XCTAssertEqual(row.attention, [.notHandedIn])
        XCTAssertEqual(ClassRow(broken).attention, [.notGraded])
        let texts = [
            LearnerPage(result: missing, row: row, heading: ClassFixture.heading, reader: .feedback)
                .text,
            LearnerPage(result: missing, row: row, heading: ClassFixture.heading).text,
            ClassPage(
                figures: ClassFixture.figures(of: [missing]), heading: ClassFixture.heading
            ).text,
            GradesCSV.text(of: ClassFixture.figures(of: [missing])),
        ]
        for text in texts {
            let text = text.lowercased()
            assertContains(text, "handed in")
            assertContainsNot(text, "could not be graded")
            assertContainsNot(text, "not graded")
        }
        let json = ClassJSON.text(
            of: ClassFixture.figures(of: [missing, broken]), heading: ClassFixture.heading)
        assertContains(json, "\"handedIn\" : false")
        assertContains(json, "\"handedIn\" : true")
    }

    func testSwiftFilesBesideAllFoldersAreInTheTopFolder() {
        let text = NotGradedText.forInstructor(.noStages(swiftFilesIn: [".", "Sources"]))
        assertContains(text, "in: its top folder, Sources.")
    }

    func testLearnersOutsideThisRunAreNotCountedAsUngraded() {
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
        let text = LearnerPage(
            result: waiting, row: row, heading: ClassFixture.heading, reader: .feedback
        ).text
        assertContains(text, "hasn&#39;t been graded yet")
        assertContainsNot(text, "could not be")
        assertContains(
            ClassJSON.text(
                of: ClassFixture.figures(of: [waiting]), heading: ClassFixture.heading),
            "\"handedIn\" : true")
    }

    func testTheWorkOfAPairIsNotReportedAsIdentical() {
        var (one, other) = (ClassFixture.everyKind[0], ClassFixture.everyKind[0])
        let piece = WorkPiece(
            digest: .init(stage: 1, part: .code, text: "x"), file: "Starter/Stage1/EvenOdd.swift")
        (one.pieces, other.pieces, other.learner) = ([piece], [piece], "zoe")
        XCTAssertEqual(ClassFixture.figures(of: [one, other]).sameWork.count, 1)
        (one.partners, other.partners) = (["zoe"], [one.learner])
        let figures = ClassFixture.figures(of: [one, other])
        XCTAssertEqual(figures.sameWork, [])
        let page = LearnerPage(
            result: one, row: figures.rows[0], heading: ClassFixture.heading, reader: .feedback
        ).text
        assertContains(page, "<p>Handed in and graded together with:</p><ul><li><code>zoe</code>")
    }

    func testUngradedLearnersAreToldNothingAboutTheMachine() {
        let result = LearnerResult(
            learner: "fay", verdict: .notGraded(.failed("/home/prof: the disk is full")))
        let text = LearnerPage(
            result: result, row: ClassRow(result), heading: ClassFixture.heading, reader: .feedback
        ).text
        assertContains(text, "could not be graded yet")
        assertContainsNot(text, "/home/prof")
        assertContainsNot(text, "points")
    }
}
