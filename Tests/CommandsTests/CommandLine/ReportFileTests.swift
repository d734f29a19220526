import Foundation
import XCTest

@testable import Commands
@testable import FileSystem
@testable import Grading
@testable import KitTestHelpers
@testable import grader

/// Tests that an unusable report path is reported before anything is graded.
final class ReportFileTests: XCTestCase {
    private let fake = FakeFiles(["/reports/old.json": "old", "/folder/file": ""])

    private func reason(_ path: String) -> GradeError? {
        do throws(GradeError) {
            try ReportFile(path: path, files: fake.files).check()
            return nil
        } catch {
            return error
        }
    }

    func testACheckLeavesWhatIsThere() {
        XCTAssertNil(reason("/reports/old.json"))
        XCTAssertNil(reason("/reports/new.json"))
        XCTAssertEqual(fake.paths, ["/folder/file", "/reports/old.json"])
        XCTAssertEqual(fake.text("/reports/old.json"), "old")
    }

    func testAFolderIsNoReport() {
        XCTAssertEqual(reason("/folder"), .reportNotWritten(.inTheWay, path: "/folder"))
    }

    /// Applies to `--output` and to GitHub's summary.
    func testALinkThatTheUserNamesIsWrittenThrough() throws {
        let folder = try temporaryFolder()
        try Files.live.write("\(folder)/target", Array("old".utf8))
        try FileManager.default.createSymbolicLink(
            atPath: "\(folder)/link", withDestinationPath: "target")
        let file = ReportFile(path: "\(folder)/link", files: .live)
        try file.check()
        try file.write("one\n")
        try file.append("two\n")
        XCTAssertEqual(Files.live.kind("\(folder)/link"), .link)
        XCTAssertEqual(try Files.live.read("\(folder)/target"), Array("one\ntwo\n".utf8))
    }

    func testNothingIsGradedWhereTheReportCanNotBeWritten() throws {
        let error = TextSink()
        let tool = CommandLineTool(
            verbs: GraderProgram.verbs, machine: FixtureLearner.machine,
            console: Console(
                out: { _ throws(FileError) in }, error: { error.write($0) }, usesColor: false),
            places: [FixtureLearner.kit.root])
        XCTAssertEqual(tool.run(["--output", "/dev/null/report.json"]), 70)
        XCTAssertTrue(error.text.hasPrefix("error: Could not write the report to"), error.text)
        assertContainsNot(error.text, "Building")
        assertContains(error.text, "--output")
    }
}
