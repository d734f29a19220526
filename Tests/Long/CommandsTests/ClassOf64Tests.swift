import Foundation
import TestNeeds
import XCTest

@testable import Classroom
@testable import CommandsTestHelpers
@testable import FileSystem
@testable import Grading
@testable import KitTestHelpers
@testable import Processes

/// A whole class from uploads to feedback, in one grading: what an instructor's day is like.
final class ClassOf64Tests: XCTestCase {
    override func setUpWithError() throws {
        for needed in [Needed.sandbox, .zip, .tar] { try needed.orSkip() }
    }

    func testSixtyFourWhoHandInInSixWays() throws {
        let folder = ClassFolder(copy: try KitCopy("class"))
        defer { folder.remove() }
        let room = try MessyClass(folder)
        XCTAssertEqual(room.learners.count, 64)
        try write(
            folder, "students.csv",
            "folder,name,email,canvas id,moodle id\n" + """
                ,canvas1,c1@example.org,101,
                ,canvas2,,102,
                ,Moodle 1,,,501
                no such thing,Somebody,,,
                nothing here,Nobody,,,

                """)
        let (end, text) = try FixtureLearner.processes.output(
            of: folder.grade(
                to: "reports", "--stages", "1", "--roster", "\(folder.root)/students.csv",
                "--allow-unmatched", "--feedback", "moodle", "--title", "Autumn"))
        XCTAssertEqual(end, .exited(1), text)
        let said = text.replacing("\n", with: " ")
        assertContains(
            said,
            "Not submissions, so not graded: README.md, __MACOSX, students.csv, Plan for the day.docx."
        )
        assertContains(said, "warning: not matched to the list")

        try checkGrades(of: room)
        let texts = try folder.texts("reports")
        checkReasons(texts)
        checkFeedback(texts, of: room)
        XCTAssertNil(Files.live.kind("\(folder.root)/evil.swift"))
    }

    private func checkGrades(of room: MessyClass) throws {
        var expected = room.learners.mapValues { work in
            work.flatMap { MessyClass.works[$0] } ?? ["", "not graded"]
        }
        for name in ["Nobody", "Somebody"] { expected[name] = ["", "nothing handed in"] }
        let grades = try room.folder.grades("reports")
        XCTAssertEqual(grades.count, 65)
        for (learner, grade) in grades {
            // A name that has a comma is in quotes, which this reader of tables doesn't know.
            if learner.hasPrefix("\"") { continue }
            XCTAssertEqual(grade, expected[learner], learner)
        }
    }

    /// Who has no verdict, and the words that say why.
    private func checkReasons(_ texts: [String: String]) {
        for (learner, words) in [
            "loose": "single Swift files, and nothing tells where they belong: "
                + "loose_700_1_EvenOdd.swift, loose_700_2_Labels.swift",
            "no archive": "The file isn't an archive", "empty": "and no Swift file",
            "wrong place": "There are Swift files in: Sources", "bomb": "holds too much",
            "cut": "it is damaged", "escapes": "it is damaged", "links": "holds links",
            "Nobody": "Nothing of this learner",
        ] {
            let page = texts["learners/\(learner).html"] ?? ""
            assertContains(page.replacing("&#39;", with: "'"), words)
            assertContains(page, "Autumn")
        }
        let canvas = texts["learners/\("canvas5").html"] ?? ""
        assertContains(canvas, "canvas5_105_1000_work.zip")
        assertContains(texts["grades.csv"] ?? "", "c1@example.org")
    }

    private func checkFeedback(_ texts: [String: String], of room: MessyClass) {
        let feedback = texts.keys.filter { $0.hasPrefix("feedback/") }
        XCTAssertEqual(feedback.count, 2 * 65)
        XCTAssertTrue(feedback.contains("feedback/Müller, Jörg.md"), "\(feedback)")
        // Whoever came by Moodle has a number there.
        XCTAssertEqual(texts.keys.count { $0.hasPrefix("moodle/") }, 11)
    }

    private func write(_ folder: ClassFolder, _ path: String, _ text: String) throws {
        try Files.live.write(folder.path(path), Array(text.utf8))
    }
}
