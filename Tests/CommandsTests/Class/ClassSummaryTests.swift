import XCTest

@testable import Classroom
@testable import Commands
@testable import Grading
@testable import KitTestHelpers
@testable import Reports

/// What is told when a class is graded, and of each upload.
final class ClassSummaryTests: XCTestCase {
    func testEachUploadIsInOneLine() {
        for (fates, text) in [
            ([("a", .upload(graded: ["a"], notGraded: []))], "in: 1 upload, all graded.\n"),
            (
                [
                    ("a.zip", .upload(graded: ["a"], notGraded: [])),
                    ("all.zip", .ofClass(graded: ["b"], notGraded: ["c"], notUsed: [])),
                ],
                """
                in: 2 uploads, all graded:
                  all.zip: holds 2 learners; could not be graded: c

                """
            ),
            (
                [
                    ("all.zip", .ofClass(graded: [], notGraded: ["b"], notUsed: ["x.pdf"])),
                    ("b.zip", .upload(graded: ["b"], notGraded: [])),
                    ("c\n.pdf", .upload(graded: [], notGraded: ["c", "d"])),
                    ("notes.txt", .passedOver), ("e_1_2_w.zip", .notUsed("e")),
                ],
                """
                in: 5 uploads, of which 1 was graded:
                  all.zip: holds 1 learner; could not be graded: b; not used: x.pdf
                  c\\n.pdf: could not be graded: c, d
                  notes.txt: not a submission
                  e_1_2_w.zip: not used: 'e' handed in another file

                """
            ),
        ] as [([(name: String, fate: UploadAccount.Fate)], String)] {
            XCTAssertEqual(UploadAccountText.describe(UploadAccount(fates), of: "in"), text)
        }
    }

    func testEachWithoutAFileOrALineOfMoodleIsNamed() {
        let names = (1...12).map { "learner \($0)" }
        var summary = ClassSummary(counts: [.passed: 12])
        summary.withoutMoodleFile = names
        summary.withoutMoodleLine = names
        let text = ClassSummaryText.describe(summary, folder: "out")
        for line in ["Without a file in moodle", "Not in moodle.csv"] {
            let told = text.split(separator: "\n").first { $0.hasPrefix(line) }
            XCTAssertEqual(
                told?.contains(names.joined(separator: ", ")), true, "nobody is cut: \(text)")
        }
    }

    func testOfOneLearnerThePointsAreToldAndWhoElseWaits() {
        let row = ClassRow(ClassFixture.learner("ann", [ClassFixture.masteredStage]))
        let text = ClassSummaryText.describe(
            ClassSummary(
                counts: [.mastered: 1, .notPassed: 7],
                only: ClassSummary.Only(rows: [row], waiting: ["bob"], changed: ["cem", "d\n"])),
            folder: "out")
        XCTAssertEqual(
            text,
            """
            ann: 25 of 25 points, mastered all stages
            Not graded yet: bob.
            Graded for something else than what is there now, or what the list now says: cem, d\\n.
            The same command without '--only' grades them, too.
            The reports of the whole class are in out. Open class.html first.

            """)
    }

    func testOfSomeAllPassedWhereTheseDid() {
        let row = ClassRow(ClassFixture.learner("ann", [ClassFixture.masteredStage]))
        var summary = ClassSummary(counts: [.mastered: 1, .notPassed: 7])
        XCTAssertFalse(summary.isAllPassed)
        summary.only = ClassSummary.Only(rows: [row])
        XCTAssertTrue(summary.isAllPassed)
        summary.only?.rows.append(
            ClassRow(LearnerResult(learner: "bob", verdict: .notGraded(.notAFolder))))
        XCTAssertFalse(summary.isAllPassed)
    }
}
