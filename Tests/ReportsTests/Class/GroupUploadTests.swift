import XCTest

@testable import Catalog
@testable import Classroom
@testable import Commands
@testable import Grading
@testable import KitTestHelpers
@testable import Reports

/// What is said where several of a group have handed in.
final class GroupUploadTests: XCTestCase {
    private func result(_ reason: GroupChoice.Reason) -> LearnerResult {
        var result = ClassFixture.learner("Bo", [Fixture.passedStage])
        result.partners = ["Ann"]
        result.notUsed = ["bo.zip"]
        result.upload = LearnerUpload(
            name: "ann.zip", others: ["bo.zip"],
            groupChoice: GroupChoice(learner: "Ann", reason: reason))
        return result
    }

    func testEachPageSaysWhichCountsAndWhy() throws {
        for (reason, words) in [
            (GroupChoice.Reason.cameLast, "The one that came last was graded."),
            (.changedLast, "The one in which a file was changed last was graded."),
            (
                .firstInList,
                "Nothing tells which one came last, so that of whoever is first in the list was graded."
            ),
        ] {
            let result = result(reason)
            var figures = ClassFigures(points: ClassPoints())
            figures.add(result)
            let row = figures.rows[0]
            for text in [
                LearnerPage(result: result, row: row, heading: ClassFixture.heading).text,
                FeedbackPage(result: result, row: row, heading: ClassFixture.heading).text,
                Feedback(result: result, row: row, heading: ClassFixture.heading).text(),
            ] {
                assertContains(text, words)
                assertContains(text, "bo.zip")
                assertContainsNot(text, "You handed in more")
            }
            let json = ClassJSON.text(of: figures, heading: ClassFixture.heading)
            XCTAssertEqual(try JSONSchema.classroom.problems(in: [json]), [[]])
            assertContains(json, "\"reason\" : \"\(reason.rawValue)\"")
        }
    }

    func testTheAccountSaysItToo() {
        let other = OtherOfGroup(
            place: UploadPlace(classUpload: "s.zip", name: "bo.zip"), learner: "Bo",
            counted: UploadPlace(classUpload: nil, name: "ann.zip"),
            choice: GroupChoice(learner: "Ann", reason: .firstInList))
        let account = UploadAccount(
            [
                ("bo.zip", .otherOfGroup(other)),
                ("s.zip", .ofClass(.init(learners: ["Cem"], ofGroups: [other]))),
            ])
        let words =
            "that of 'Bo', and not used: of the group, ann.zip counts, as nothing tells which came last, and 'Ann' is "
            + "first in the list"
        assertContains(
            UploadAccountText.describe(account, of: "in"),
            """
              bo.zip: \(words)
              s.zip: opened as a class of 1 learner; bo.zip is \(words)

            """)
    }
}
