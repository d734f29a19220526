import XCTest

@testable import GradeKit

/// Which files the reports of a class are, and that they depend on its results alone.
final class ClassReportsTests: XCTestCase {
    func testEachLearnerHasAPageAndAFeedbackAndTheClassHasItsFiles() throws {
        let fake = try ClassFixture.files(of: ClassFixture.everyKind)
        let names = ["ann", "bea", "cat", "dan", "eve", "fay"]
        XCTAssertEqual(
            fake.paths,
            (["canvas.csv", "class.html"] + names.map { "feedback/\($0).md" } + ["grades.csv"]
                + names.map { "learners/\($0).html" }).map { "/out/\($0)" })
    }

    func testALearnersFilesAreWrittenAtOnceAndTheClassLast() throws {
        let fake = try ClassFixture.files(of: Array(ClassFixture.everyKind.prefix(1)))
        XCTAssertEqual(
            fake.written,
            ["learners/ann.html", "feedback/ann.md", "class.html", "grades.csv", "canvas.csv"]
                .map { "/out/\($0)" })
    }

    func testTheSameResultsGiveTheSameBytes() throws {
        let one = try ClassFixture.files(of: ClassFixture.everyKind)
        let other = try ClassFixture.files(of: ClassFixture.everyKind)
        for path in one.paths { XCTAssertEqual(one.text(path), other.text(path), path) }
    }

    func testFilesOfALearnerWhoIsGoneAreRemovedAndNoOthers() throws {
        let fake = FakeFiles([
            "/out/learners/zed.html": "old", "/out/feedback/zed.md": "old",
            "/out/learners/notes.txt": "mine", "/out/results/zed.json": "result",
        ])
        try ClassFixture.write([ClassFixture.everyKind[0]], to: "/out", files: fake.files)
        XCTAssertEqual(fake.text("/out/learners/zed.html"), nil)
        XCTAssertEqual(fake.text("/out/feedback/zed.md"), nil)
        XCTAssertEqual(fake.text("/out/learners/notes.txt"), "mine")
        XCTAssertEqual(fake.text("/out/results/zed.json"), "result")
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
