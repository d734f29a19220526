import XCTest

@testable import Classroom
@testable import Commands
@testable import Grading
@testable import KitTestHelpers
@testable import Reports

/// What is said where documents were handed in, and no code.
final class DocumentTextsTests: XCTestCase {
    func testItIsCalledADocumentEverywhere() throws {
        var result = LearnerResult(
            learner: "fay", verdict: .notGraded(.documents(["Essay.docx"])))
        result.upload = LearnerUpload(name: "fay_1_2_Essay.docx")
        let row = ClassRow(result)
        let page = LearnerPage(result: result, row: row, heading: ClassFixture.heading).text
        assertContains(page, "It is a document, and no code: Essay.docx.")
        for text in [
            FeedbackPage(result: result, row: row, heading: ClassFixture.heading).text,
            Feedback(result: result, row: row, heading: ClassFixture.heading).text(),
        ] {
            assertContains(text, "You handed in a document, and no code. Hand in your code.")
            assertContains(text, "grade pack")
        }
        for text in [page, ClassWords.describe(.documents(["a.pdf", "b.pdf"]))] {
            assertContainsNot(text, "damaged")
            assertContainsNot(text, "archive")
        }
    }

    func testTheAccountSaysIt() {
        let account = UploadAccount([
            ("Ann.docx", .documents(["Ann"])), ("agenda.pdf", .passedOver), ("x.md", .passedOver),
            (
                "s.zip",
                .ofClass(
                    .init(learners: ["Bo", "Cy"], notGraded: ["Bo", "Cy"], documents: ["Bo"]))
            ),
        ])
        assertContains(
            UploadAccountText.describe(account, of: "in"),
            """
              Ann.docx: a document, and no code: could not be graded (Ann)
              agenda.pdf: a document, and no code: passed over
              x.md: no submission, passed over
              s.zip: opened as a class of 2 learners; could not be graded: Cy; a document, and no code: Bo

            """)
    }
}
