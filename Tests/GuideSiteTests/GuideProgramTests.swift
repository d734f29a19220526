import XCTest

@testable import FileSystem
@testable import GuideSite
@testable import GuideTestHelpers
@testable import KitTestHelpers

/// The program `guide` writes the pages where it is told to, and nowhere else.
final class GuideProgramTests: XCTestCase {
    private let kit = [
        "/kit/Package.swift": "", "/kit/Exercises/Catalog/A.swift": "",
        "/kit/Guide/README.md": "# The Guide",
    ]

    /// Runs the program, and returns its exit status and what it wrote.
    private func run(
        _ words: [String], _ files: FakeFiles, in folder: String = "/kit"
    ) -> (status: Int32, text: String) {
        let sink = TextSink()
        let program = GuideProgram(
            files: files.files, folder: folder, out: { sink.write($0) }, err: { sink.write($0) })
        let status = program.run(words)
        return (status, sink.text)
    }

    func testItWritesIntoTheFolderThatIsNamed() {
        for (words, folder) in [
            ([], "/kit/site"), (["--output", "a/b"], "/kit/a/b"), (["--output=/c"], "/c"),
        ] {
            let files = FakeFiles(kit)
            let (status, text) = run(words, files)
            XCTAssertEqual(status, 0, text)
            XCTAssertEqual(text, "\(folder)/index.html")
            XCTAssertNotNil(files.text("\(folder)/index.html"))
        }
    }

    func testAnEarlierSiteIsReplaced() {
        let files = FakeFiles(kit)
        XCTAssertEqual(run([], files).status, 0)
        XCTAssertEqual(run(["--output=site/"], files).status, 0)
        let old = FakeFiles(
            kit.merging(["/kit/site/search-index.js": "", "/kit/site/gone.html": ""]) { $1 })
        XCTAssertEqual(run([], old).status, 0)
        XCTAssertNil(old.text("/kit/site/gone.html"))
    }

    func testOtherFilesAreLeftAlone() {
        let files = FakeFiles(kit)
        let (status, text) = run(["--output", "Guide"], files)
        XCTAssertEqual(status, 70)
        assertContains(text, "error: There are other files in /kit/Guide, and the pages need")
        XCTAssertEqual(files.written, [])
    }

    func testWrongCommandLinesAndPlacesAreExplained() {
        for words in [["a"], ["--output"], ["--output", "a", "b"], ["--output="]] {
            let (status, text) = run(words, FakeFiles(kit))
            XCTAssertEqual(status, 64)
            assertContains(text, "error: '\(words.joined(separator: " "))' is not understood.")
            assertContains(text, "USAGE: WORKSHOP_TREE=Finished swift run guide")
        }
        let (status, text) = run([], FakeFiles(kit), in: "/elsewhere")
        XCTAssertEqual(status, 70)
        assertContains(text, "/elsewhere is not in the workshop's folder.")
        XCTAssertEqual(run(["--help"], FakeFiles(kit)).status, 0)
    }
}
