import XCTest

@testable import Classroom
@testable import Commands
@testable import Grading
@testable import KitTestHelpers
@testable import Reports

/// What is told when a class is graded, and of each upload.
final class ClassSummaryTests: XCTestCase {
    func testAClassThatWasOpenedCountsAsGraded() {
        let account = UploadAccount([
            ("a.zip", .graded(["a"])),
            ("all.zip", .ofClass(.init(learners: ["b", "c"], notGraded: ["c"]))),
        ])
        XCTAssertEqual(
            UploadAccountText.describe(account, of: "in"),
            """
            in: 2 uploads, all graded:
              all.zip: opened as a class of 2 learners; could not be graded: c

            """)
        let others = UploadAccount([
            ("all.zip", .ofClass(.init(learners: ["b"], notGraded: ["b"], others: ["x.pdf"]))),
            ("b.zip", .graded(["b"])), ("notes.txt", .passedOver),
        ])
        XCTAssertEqual(
            UploadAccountText.describe(others, of: "in"),
            """
            in: 3 uploads, of which 1 was graded:
              all.zip: opened as a class of 1 learner; could not be graded: b; not used: x.pdf
              notes.txt: no submission, passed over

            """)
        XCTAssertEqual(
            UploadAccountText.describe(UploadAccount([("a", .graded(["a"]))]), of: "in"),
            "in: 1 upload, all graded.\n")
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
