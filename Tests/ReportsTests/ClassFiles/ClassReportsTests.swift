import XCTest

@testable import Classroom
@testable import FileSystem
@testable import Grading
@testable import KitTestHelpers
@testable import Reports

/// Tests what files a class's reports consist of, and that they depend only on the results.
final class ClassReportsTests: XCTestCase {
    func testEachLearnerHasTwoPagesAndTheClassHasItsFiles() throws {
        let fake = try ClassFixture.files(of: ClassFixture.everyKind)
        let names = ["ann", "bea", "cat", "dan", "eve", "fay"]
        XCTAssertEqual(
            fake.paths,
            (["canvas.csv", "class.html", "class.json"]
                + names.map { "feedback/\($0).html" } + ["grades.csv"]
                + names.map { "learners/\($0).html" } + ["moodle.csv"]).map { "/out/\($0)" })
    }

    func testLearnersFilesAreWrittenBeforeTheClass() throws {
        let fake = try ClassFixture.files(of: Array(ClassFixture.everyKind.prefix(1)))
        XCTAssertEqual(
            fake.written,
            [
                "learners/ann.html", "feedback/ann.html", "class.html",
                "class.json", "grades.csv", "canvas.csv", "moodle.csv",
            ]
            .map { "/out/\($0)" })
    }

    func testTheSameResultsGiveTheSameBytes() throws {
        let one = try ClassFixture.files(of: ClassFixture.everyKind)
        let other = try ClassFixture.files(of: ClassFixture.everyKind)
        for path in one.paths { XCTAssertEqual(one.text(path), other.text(path), path) }
    }

    func testOnlyFilesOfRemovedLearnersAreRemoved() throws {
        let fake = try ClassFixture.files(of: ClassFixture.everyKind)
        let mine = ["learners/notes.txt", "learners/own.html", "feedback/notes.html"]
        for name in mine { try fake.files.write("/out/\(name)", Array("mine".utf8)) }
        try fake.files.write("/out/results/zed.json", Array("result".utf8))
        try ClassFixture.write([ClassFixture.everyKind[0]], to: "/out", files: fake.files)
        XCTAssertEqual(
            fake.paths.filter { $0.hasPrefix("/out/learners/") || $0.hasPrefix("/out/feedback/") },
            (["feedback/ann.html", "learners/ann.html"]
                + mine).sorted()
                .map { "/out/\($0)" })
        XCTAssertEqual(fake.text("/out/results/zed.json"), "result")
    }

    func testTheDayAndTheVersionAreOnEachPage() throws {
        let fake = try ClassFixture.files(of: ClassFixture.everyKind)
        for path in fake.paths where path.hasSuffix(".html") {
            let text = try XCTUnwrap(fake.text(path))
            assertContains(text, "2026-01-31, Unit testing workshop 1.0.0")
            // If markup were interpolated into plain text, its debug description would be printed.
            assertContainsNot(text, "Escaped&lt;")
            assertContainsNot(text, "Escaped<")
        }
    }

    func testPagesAreNamedAfterLearnersAndAllAreLinked() throws {
        let learners = ["Ayu Lestari", "M\u{FC}ller, #1?", "m\u{FC}ller, #1-", "李小龙"]
        let fake = try ClassFixture.files(
            of: learners.map { ClassFixture.learner($0, [Fixture.passedStage]) })
        let names = ["Ayu Lestari", "M\u{FC}ller, #1-", "m\u{FC}ller, #1- (2)", "李小龙"]
        for name in names {
            XCTAssertNotNil(fake.text("/out/learners/\(name).html"), name)
            XCTAssertNotNil(fake.text("/out/feedback/\(name).html"), name)
        }
        let page = try XCTUnwrap(fake.text("/out/class.html"))
        assertContains(page, "<a href=\"learners/M%C3%BCller%2C%20%231-.html\">")
    }

    func testTheMoodleLayoutUsesMoodlesNumbers() throws {
        var fromFolder = ClassFixture.learner("Jörg_Müller", [Fixture.passedStage])
        fromFolder.moodleNumber = "77"
        var fromList = ClassFixture.learner("Ayu", [Fixture.passedStage])
        fromList.student = Student(name: "Ayu", moodleID: "78")
        let fake = FakeFiles([:])
        try ClassFixture.write(
            [fromFolder, fromList, ClassFixture.learner("Cem", [Fixture.passedStage])], to: "/out",
            files: fake.files)
        XCTAssertEqual(
            fake.paths.filter { $0.hasPrefix("/out/moodle/") },
            [
                "/out/moodle/Ayu_78_assignfeedback_file_feedback.html",
                "/out/moodle/Jörg Müller_77_assignfeedback_file_feedback.html",
            ])
        XCTAssertEqual(
            fake.text("/out/moodle/Ayu_78_assignfeedback_file_feedback.html"),
            fake.text("/out/feedback/Ayu.html"))
    }

    func testMoodleFilesAreReplaced() throws {
        func learner(_ name: String, _ stage: StageReport, _ number: String) -> LearnerResult {
            var result = ClassFixture.learner(name, [stage])
            result.moodleNumber = number
            return result
        }
        let fake = FakeFiles([:])
        try fake.files.write("/out/moodle/own.html", Array("mine".utf8))
        let before = [
            learner("Ayu", Fixture.failedStage, "7"), learner("Ben", Fixture.passedStage, "8"),
        ]
        try ClassFixture.write(before, to: "/out", files: fake.files)
        // One learner has moved on, and one has left the class.
        try ClassFixture.write(
            [learner("Ayu", Fixture.passedStage, "7")], to: "/out", files: fake.files)
        XCTAssertEqual(
            fake.paths.filter { $0.contains("/moodle/") },
            ["/out/moodle/Ayu_7_assignfeedback_file_feedback.html", "/out/moodle/own.html"])
        XCTAssertEqual(
            fake.text("/out/moodle/Ayu_7_assignfeedback_file_feedback.html"),
            fake.text("/out/feedback/Ayu.html"))
    }

    /// Linux file systems store both encodings of an accent as two files, but comparing strings treats them
    /// as equal.
    func testAFileInAnotherNormalizationIsRemoved() throws {
        let folder = try temporaryFolder()
        let forms = ["Jose\u{301}", "Jos\u{E9}"].map { form in
            var result = ClassFixture.learner(form, [Fixture.passedStage])
            result.moodleNumber = "7"
            return result
        }
        func bytes() throws -> [[[UInt8]]] {
            try ["feedback", "moodle"].map { place in
                try Files.live.bytesOfNames("\(folder)/\(place)")
                    .filter { String(decoding: $0, as: UTF8.self).hasPrefix("Jos") }
            }
        }
        try ClassFixture.write([forms[0]], to: folder, files: .live)
        let first = try bytes()
        try ClassFixture.write([forms[1]], to: folder, files: .live)
        let second = try bytes()
        XCTAssertEqual(first.map(\.count), [1, 1])
        XCTAssertEqual(second.map(\.count), [1, 1], "each file must exist in only one form")
        #if os(Linux)
            XCTAssertEqual(
                Set(second.joined()).intersection(first.joined()), [], "the old names must be gone")
        #endif
    }

    func testForeignFilesAreRecognized() throws {
        func others(_ texts: [String: String]) throws -> [String] {
            let fake = FakeFiles([:])
            for (path, text) in texts { try fake.files.write("/out/\(path)", Array(text.utf8)) }
            return try ReportsFolder("/out", files: fake.files).filesOfOthers()
        }
        let page = "<html><title>Unit testing workshop: our group</title></html>"
        XCTAssertEqual(try others(["class.html": page]), ["class.html"])
        XCTAssertEqual(
            try others(["grades.csv": "a", "feedback/ann.html": "b", "feedback/notes.txt": "c"]),
            ["grades.csv", "feedback/ann.html"])
        XCTAssertEqual(try others(["index.html": page, "class.txt": "d"]), [])
        XCTAssertEqual(try others(["class.html": page, ".results/class.json": "[]"]), [])
        // The reports are recognized even if the stored results were removed.
        let written = try ClassFixture.files(of: ClassFixture.everyKind)
        XCTAssertEqual(try ReportsFolder("/out", files: written.files).filesOfOthers(), [])
    }

    func testAFullDiskIsAnError() {
        let fake = FakeFiles([:])
        fake.failures["/out/class.html"] = .noSpace
        XCTAssertThrowsError(
            try ClassFixture.write(ClassFixture.everyKind, to: "/out", files: fake.files)
        ) { error in
            XCTAssertEqual(
                error as? FileError,
                FileError(action: .write, path: "/out/class.html", reason: .noSpace))
        }
    }
}
