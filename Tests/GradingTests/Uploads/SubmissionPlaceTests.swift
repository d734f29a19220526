import XCTest

@testable import Catalog
@testable import Classroom
@testable import FileSystem
@testable import Grading
@testable import KitTestHelpers

final class SubmissionPlaceTests: XCTestCase {
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

    func testStagesAreFoundInEachLayout() {
        var cases: [([String], SubmissionPlace.Finding)] = [
            (["Starter/Stage1/A.swift"], .tree("/s/Starter")),
            (
                ["repo-main/Starter/Stage1/A.swift", "repo-main/README.md"],
                .tree("/s/repo-main/Starter")
            ),
            (["a/b/c/Starter/Stage4/A.swift"], .tree("/s/a/b/c/Starter")),
            // Here, the stages aren't in a `Starter` folder.
            (["Stage2/A.swift"], .tree("/s")),
            (["work/Stage2/A.swift", "work/Stage2Tests/B.swift"], .tree("/s/work")),
            // Other folders with stages that come with the kit aren't a learner's work.
            (
                [
                    "kit/Starter/Stage1/A.swift", "kit/Finished/Stage1/A.swift",
                    "kit/Tests/Stage1Tests/A.swift", "kit/.build/x/Starter/Stage1/A.swift",
                    "__MACOSX/kit/Starter/Stage1/A.swift",
                ], .tree("/s/kit/Starter")
            ),
            (["Finished/Stage1/A.swift"], .none(swiftFilesIn: ["Finished/Stage1"])),
            // Stages in a folder closer to the top take precedence.
            (["Starter/Stage1/A.swift", "old/Starter/Stage1/A.swift"], .tree("/s/Starter")),
            (
                ["b/Starter/Stage1/A.swift", "a/Starter/Stage1/A.swift"],
                .several(["a/Starter", "b/Starter"])
            ),
            // If there are no stages, the archives, the Swift files or the documents are found.
            (["x/work.zip"], .archives(["/s/x/work.zip"])),
            (["A.swift", "src/B.swift"], .none(swiftFilesIn: [".", "src"])),
            (["readme.txt"], .none(swiftFilesIn: [])),
            (["a/Essay.DOCX", "b.pdf"], .documents(["a/Essay.DOCX", "b.pdf"])),
            (["b.pdf", "src/B.swift"], .none(swiftFilesIn: ["src"])),
        ]
        // A learner may have packed their work in a folder with any name.
        for name in ["Tests", "Exercises", "Guide", "Finished", "node_modules"] {
            cases.append((["\(name)/Starter/Stage1/A.swift"], .tree("/s/\(name)/Starter")))
        }
        for (paths, expected) in cases {
            let texts = Dictionary(uniqueKeysWithValues: paths.map { ("/s/\($0)", "") })
            let place = SubmissionPlace(workshop: .shipped, files: FakeFiles(texts).files)
            XCTAssertEqual(place.find(in: "/s"), expected)
        }
    }
}
