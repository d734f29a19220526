import Foundation
import XCTest

@testable import Commands
@testable import FileSystem
@testable import Grading
@testable import KitTestHelpers

/// Tests the files that reports are written to.
final class ReportFileTests: XCTestCase {
    func testAFolderIsNotAReport() throws {
        let folder = try temporaryFolder()
        XCTAssertThrowsError(try ReportFile(path: folder, files: .live).write("text")) {
            XCTAssertEqual($0 as? GradeError, .reportNotWritten(.inTheWay, path: folder))
        }
    }

    func testAPathThatCannotBeWrittenToIsReportedBeforeTheWork() throws {
        let folder = try temporaryFolder()
        try Files.live.write("\(folder)/old", Array("old".utf8))
        for (path, reason) in [
            (folder, FileError.Reason.inTheWay), ("\(folder)/old/report", .inTheWay),
            ("\(folder)/old", nil), ("\(folder)/new/report", nil), ("/dev/null", nil),
        ] {
            let error = reason.map { GradeError.reportNotWritten($0, path: path) }
            var caught: GradeError?
            do { try ReportFile(path: path, files: .live).check() } catch { caught = error }
            XCTAssertEqual(caught, error, path)
        }
        XCTAssertEqual(try Files.live.read("\(folder)/old"), Array("old".utf8))
        XCTAssertNil(Files.live.kind("\(folder)/new/report"))
    }

    /// The user may name a link with `--output`, or GitHub may name one for its summary. The report is then
    /// written to the link's target.
    func testALinkThatTheUserNamesIsWrittenThrough() throws {
        let folder = try temporaryFolder()
        try Files.live.write("\(folder)/target", Array("old".utf8))
        try FileManager.default.createSymbolicLink(
            atPath: "\(folder)/link", withDestinationPath: "target")
        let file = ReportFile(path: "\(folder)/link", files: .live)
        try file.write("one\n")
        try file.append("two\n")
        XCTAssertEqual(Files.live.kind("\(folder)/link"), .link)
        XCTAssertEqual(try Files.live.read("\(folder)/target"), Array("one\ntwo\n".utf8))
    }
}
