import Foundation
import XCTest

@testable import Commands
@testable import CommandsTestHelpers
@testable import FileSystem
@testable import Grading
@testable import KitTestHelpers
@testable import Reports
@testable import grader

/// `grade map`: where its page goes, and what it says.
final class MapCommandTests: XCTestCase {
    /// Runs it in the kit, for a page that can't be written.
    private func refused(_ path: String) -> String {
        let error = TextSink()
        let tool = CommandLineTool(
            verbs: GraderProgram.verbs, machine: FixtureLearner.machine,
            console: Console(
                out: { _ throws(FileError) in }, error: { error.write($0) }, usesColor: false),
            places: [FixtureLearner.kit.root])
        XCTAssertEqual(tool.run(["map", "--output", path]), 70)
        // Progress would stand before it.
        XCTAssertTrue(error.text.hasPrefix("error: "), error.text)
        return error.text.replacing(#/\s+/#, with: " ")
    }

    func testNothingIsGradedWhereThePageCanNotBeWritten() {
        assertContains(refused("/dev/null/map.html"), "Could not write the report to")
    }

    func testAnotherFileIsNotWrittenOver() throws {
        let path = "\(try temporaryFolder())/class.html"
        let page = "<title>The class</title>"
        try Files.live.write(path, Array(page.utf8))
        assertContains(refused(path), "another file is there")
        try FileManager.default.createSymbolicLink(
            atPath: "\(path).link", withDestinationPath: path)
        assertContains(refused("\(path).link"), "another file is there")
        XCTAssertEqual(try Files.live.read(path), Array(page.utf8))
    }

    func testThePageOfAnEncoreAndItsLines() throws {
        let kit = try MadeUpKit()
        try kit.finish("Encores/PuzzlesTests")
        let path = "\(try temporaryFolder())/map.html"
        // The learner's code is as it was given: that makes no difference to what tests notice.
        for _ in 1...2 {
            kit.assert(
                "map puzzles --output \(path)", 0,
                has: [path, "Puzzles, Word puzzles Palindrome:", "of 2 bugs noticed"])
        }
        let page = String(decoding: try Files.live.read(path), as: UTF8.self)
        assertContains(page, MapPage.mark)
        assertContains(page, "id=\"map-palindrome\"")
        XCTAssertLessThan(
            try XCTUnwrap(page.range(of: MapPage.mark)).lowerBound.utf16Offset(in: page), 1500)
    }

    func testWithoutTestsThereIsNoPage() throws {
        let kit = try MadeUpKit()
        try kit.write("Encores/PuzzlesTests/MyPalindromeTests.swift", "import XCTest\n")
        let path = "\(try temporaryFolder())/map.html"
        kit.assert(
            "map palindrome --output \(path)", 1,
            has: ["No page is made", "Puzzles: There are no tests of your own yet"])
        XCTAssertNil(Files.live.kind(path))
    }
}
