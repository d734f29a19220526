import XCTest

@testable import FileSystem
@testable import KitTestHelpers

/// Which files the reports of a class are, and that they depend on its results alone.
final class ClassReportsTests: XCTestCase {
    func testEachLearnerHasAPageAndAFeedbackAndTheClassHasItsFiles() throws {
        let fake = try ClassFixture.files(of: ClassFixture.everyKind)
        let names = ["ann", "bea", "cat", "dan", "eve", "fay"]
        XCTAssertEqual(
            fake.paths,
            (["board.html", "canvas.csv", "class.html"] + names.map { "feedback/\($0).md" } + [
                "grades.csv"
            ]
                + names.map { "learners/\($0).html" }).map { "/out/\($0)" })
    }

    func testALearnersFilesAreWrittenAtOnceAndTheClassLast() throws {
        let fake = try ClassFixture.files(of: Array(ClassFixture.everyKind.prefix(1)))
        XCTAssertEqual(
            fake.written,
            [
                "learners/ann.html", "feedback/ann.md", "class.html", "board.html", "grades.csv",
                "canvas.csv",
            ]
            .map { "/out/\($0)" })
    }

    func testTheSameResultsGiveTheSameBytes() throws {
        let one = try ClassFixture.files(of: ClassFixture.everyKind)
        let other = try ClassFixture.files(of: ClassFixture.everyKind)
        for path in one.paths { XCTAssertEqual(one.text(path), other.text(path), path) }
    }

    func testFilesOfALearnerWhoIsGoneAreRemovedAndNoOthers() throws {
        let fake = try ClassFixture.files(of: ClassFixture.everyKind)
        let mine = ["learners/notes.txt", "learners/own.html", "feedback/notes.md"]
        for name in mine { try fake.files.write("/out/\(name)", Array("mine".utf8)) }
        try fake.files.write("/out/results/zed.json", Array("result".utf8))
        try ClassFixture.write([ClassFixture.everyKind[0]], to: "/out", files: fake.files)
        XCTAssertEqual(
            fake.paths.filter { $0.hasPrefix("/out/learners/") || $0.hasPrefix("/out/feedback/") },
            (["feedback/ann.md", "learners/ann.html"] + mine).sorted()
                .map { "/out/\($0)" })
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
