import XCTest

@testable import Catalog
@testable import Classroom
@testable import FileSystem
@testable import Grading
@testable import KitTestHelpers

final class SubmissionPlaceTests: XCTestCase {
    private func find(_ paths: String...) -> SubmissionPlace.Finding {
        let texts = Dictionary(uniqueKeysWithValues: paths.map { ("/s/\($0)", "") })
        return SubmissionPlace(workshop: .shipped, files: FakeFiles(texts).files).find(in: "/s")
    }

    func testNoFolderIsListedTwice() {
        let listed = TextSink()
        var files = FakeFiles(["/s/one/two/readme.txt": ""]).files
        files.someNames = { [names = files.someNames] folder, most throws(FileError) in
            listed.write("\(folder) ")
            return try names(folder, most)
        }
        let place = SubmissionPlace(workshop: .shipped, files: files)
        XCTAssertFalse(place.isOfOne("/s"))
        XCTAssertEqual(listed.text, "")
        XCTAssertEqual(place.find(in: "/s"), .none(swiftFilesIn: []))
        XCTAssertEqual(listed.text, "/s /s/one /s/one/two ")
    }

    func testWhereItIsAskedFor() {
        XCTAssertEqual(find("Starter/Stage1/A.swift"), .tree("/s/Starter"))
    }

    func testInAWrapper() {
        XCTAssertEqual(
            find("repo-main/Starter/Stage1/A.swift", "repo-main/README.md"),
            .tree("/s/repo-main/Starter"))
        XCTAssertEqual(find("a/b/c/Starter/Stage4/A.swift"), .tree("/s/a/b/c/Starter"))
    }

    /// Whatever the folder is called that someone packed their work in.
    func testAWrapperCanHaveTheNameOfAFolderOfTheKit() {
        for name in ["Tests", "Exercises", "Guide", "Finished", "node_modules"] {
            XCTAssertEqual(find("\(name)/Starter/Stage1/A.swift"), .tree("/s/\(name)/Starter"))
        }
    }

    func testStagesWithoutTheirFolder() {
        XCTAssertEqual(find("Stage2/A.swift"), .tree("/s"))
        XCTAssertEqual(find("work/Stage2/A.swift", "work/Stage2Tests/B.swift"), .tree("/s/work"))
    }

    func testTheKitsOwnStagesAreNobodysWork() {
        XCTAssertEqual(
            find(
                "kit/Starter/Stage1/A.swift", "kit/Finished/Stage1/A.swift",
                "kit/Tests/Stage1Tests/A.swift", "kit/.build/x/Starter/Stage1/A.swift",
                "__MACOSX/kit/Starter/Stage1/A.swift"), .tree("/s/kit/Starter"))
        XCTAssertEqual(
            find("Finished/Stage1/A.swift"), .none(swiftFilesIn: ["Finished/Stage1"]))
    }

    func testTheFirstLevelCounts() {
        XCTAssertEqual(
            find("Starter/Stage1/A.swift", "old/Starter/Stage1/A.swift"), .tree("/s/Starter"))
        XCTAssertEqual(
            find("b/Starter/Stage1/A.swift", "a/Starter/Stage1/A.swift"),
            .several(["a/Starter", "b/Starter"]))
    }

    func testWhatThereIsInTheirPlace() {
        XCTAssertEqual(find("x/work.zip"), .archives(["/s/x/work.zip"]))
        XCTAssertEqual(find("A.swift", "src/B.swift"), .none(swiftFilesIn: [".", "src"]))
        XCTAssertEqual(find("readme.txt"), .none(swiftFilesIn: []))
        XCTAssertEqual(find("a/Essay.DOCX", "b.pdf"), .documents(["a/Essay.DOCX", "b.pdf"]))
        XCTAssertEqual(find("b.pdf", "src/B.swift"), .none(swiftFilesIn: ["src"]))
    }
}
