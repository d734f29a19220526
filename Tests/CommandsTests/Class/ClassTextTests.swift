import XCTest

@testable import Classroom
@testable import Commands
@testable import Grading
@testable import KitTestHelpers
@testable import Reports

/// Tests what is printed before, during and after grading a class.
final class ClassTextTests: XCTestCase {
    func testAllAmbiguousUploadsArePrinted() {
        let error = ClassError.unclear([
            .severalUploads("Ayu", ["Ayu.zip", "m.zip/Ayu_1_assignsubmission_file"]),
            .notInList("jon-doe-main"),
            .otherName("Ben_5_assignsubmission_file", number: "Anna", name: "Ben"),
        ])
        XCTAssertEqual(
            ErrorText.describe(error),
            """
            Some uploads can't be matched to exactly one learner, so nothing was graded:
            - 'Ayu' has several uploads: 'Ayu.zip' and 'm.zip/Ayu_1_assignsubmission_file'. Keep the one that \
            counts, or enter each name in the 'folder' column, in the row of the learner it belongs to.
            - 'jon-doe-main' matches no learner on the list. Enter this name in the 'folder' column, in the row \
            of the learner it belongs to.
            - The number in 'Ben_5_assignsubmission_file' belongs to 'Anna' on the list, but the name belongs to \
            'Ben'. Correct the numbers: Moodle assigns new ones for each assignment.
            Correct the list or the names, or use --allow-unmatched to grade these uploads under their own names.
            """)
        assertContains(ErrorText.describe(ClassError.noUnpacker), "package libarchive-tools")
        assertContains(
            ErrorText.describe(
                ClassError.badList(
                    "l.csv", .same(column: "SIS User ID", value: "s1", lines: [2, 9]))),
            "Lines 2 and 9 have the same SIS User ID, 's1', so one learner would get the other's"
        )
    }

    func testTheOutputShowsHowUploadsAndTheListWereRead() throws {
        let list = try StudentList(
            Array("Full name,Identifier,Status\nAnn,Participant 7,Submitted\n".utf8))
        XCTAssertEqual(
            ClassText.describe(list, called: "w.csv"),
            "w.csv has these columns: name (Full name), moodle id (Identifier). Ignored: Status.\n")
        let names = (1...12).map { "<\($0)>" }
        var uploads = Uploads()
        uploads.uploads = names.map { Upload(name: $0, path: nil, classUpload: "s.zip") }
        uploads.passedOver = names + ["a\nb"]
        uploads.classes = ["s.zip"]
        let lines = ClassText.describe(try Roster(uploads, list: list, allowsUnmatched: true))
            .split(separator: "\n")
        // The list of graded uploads may be shortened, because each of them has a row in the reports. The
        // other lists must be complete, because each upload in them may belong to a learner without a grade.
        for (line, end) in zip(lines, ["<10> and 2 more.", "<12>, a\\nb.", "s.zip/<9>."]) {
            XCTAssertTrue(line.hasSuffix(end), "\(line)")
        }
        XCTAssertEqual(lines.count, 3)
    }

    func testProgressIsPrinted() {
        for (done, working, text) in [
            (0, ["bob", "ann"], "0 of 10 graded, in progress: ann, bob"),
            (10, [], "10 of 10 graded"),
            (0, ["a\u{1B}[2J\nb"], "0 of 10 graded, in progress: a\\u{1B}[2J\\nb"),
        ] {
            let progress = ClassProgress(done: done, known: 0, total: 10, working: working)
            XCTAssertEqual(ClassText.describe(progress), text)
        }
    }

    func testEachUploadTakesOneLine() {
        for (outcomes, text) in [
            ([("a", .upload(graded: ["a"], notGraded: []))], "in: 1 upload, all graded.\n"),
            (
                [
                    ("all.zip", .ofClass(graded: [], notGraded: ["b"], notUsed: ["x.pdf"])),
                    ("b.zip", .ofClass(graded: ["b"], notGraded: ["e"], notUsed: [])),
                    ("c\n.pdf", .upload(graded: [], notGraded: ["c", "d"])),
                    ("f", .upload(graded: [], notGraded: ["f"])),
                    ("notes.txt", .passedOver), ("e_1_2_w.zip", .notUsed("e")),
                ],
                """
                in: 6 uploads, of which 1 was graded:
                  all.zip: contains the work of 1 learner; could not be graded: b; not used: x.pdf
                  b.zip: contains the work of 2 learners; could not be graded: e
                  c\\n.pdf: could not be graded: c, d
                  f: could not be graded
                  notes.txt: not a submission
                  e_1_2_w.zip: not used, because another file from 'e' was graded

                """
            ),
        ] as [([(name: String, outcome: SubmissionLog.Outcome)], String)] {
            XCTAssertEqual(ClassText.describe(SubmissionLog(outcomes), of: "in"), text)
        }
    }

    func testTheResultsOfAClassAndOfOneLearnerArePrinted() {
        let rows = [
            ClassRow(ClassFixture.learner("ann", [ClassFixture.masteredStage])),
            ClassRow(LearnerResult(learner: "bob", verdict: .notGraded(.notAFolder))),
            ClassRow(LearnerResult(learner: "cem", verdict: .notGraded(.notHandedIn))),
        ]
        XCTAssertEqual(
            ClassText.describe(rows),
            """
            2 learners handed in work:
              1 mastered everything that was graded
              1 could not be graded (the learner's page says why)
            1 on the list did not hand in anything.

            """)
        XCTAssertEqual(
            ClassText.describe(only: [rows[0]]),
            """
            ann: 25 of 25 points, mastered everything that was graded
            The other learners keep their results. Before you use the grades of the whole class, run the
            command without --only.

            """)
        let names = (1...12).map { "learner \($0)" }
        let text = ClassText.describe(
            withoutMoodleFile: names, withoutMoodleLine: names, folder: "out")
        for line in ["The folder 'moodle' has no file", "These learners aren't in moodle.csv"] {
            let told = text.split(separator: "\n").first { $0.hasPrefix(line) }
            XCTAssertEqual(
                told?.contains(names.joined(separator: ", ")), true, "names are missing: \(text)")
        }
    }
}
