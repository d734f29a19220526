import XCTest

@testable import Catalog
@testable import Grading
@testable import KitTestHelpers
@testable import SwiftSource

/// Tests that the largest possible files of a learner, and the largest compiler output about them,
/// are read quickly, in forms that would keep a slower algorithm busy for hours.
final class SubmissionScanLimitsTests: XCTestCase {
    private let size = SourceFolder.maximumFileSize
    private let paths = PathNames(
        workspace: Workspace(root: "/w", files: .live, workshop: .shipped), moduleTree: .finished,
        ownTestsTree: .starter)

    /// Returns the text of a file of the maximum size, which repeats `unit`.
    private func full(_ unit: String, after head: String = "", before tail: String = "") -> String {
        head + String(repeating: unit, count: size / unit.utf8.count) + tail
    }

    func testManyImportsAreScanned() {
        let rules = RefusalRules(module: "Stage1", imports: ["a"])
        func refusal(_ text: String) -> RefusedCode.Reason? {
            rules.refusal(of: RefusalRules.tokens(of: ["A.swift": Array(text.utf8)]))?.reason
        }
        XCTAssertNil(refusal(full("\"\\(")))
        XCTAssertEqual(
            refusal(full("import ")), .foreignImport(of: "import", into: "Stage1"))
        XCTAssertEqual(
            refusal(full("import a\n", before: "import Stage2")),
            .foreignImport(of: "Stage2", into: "Stage1"))
    }

    func testLongCompilerLinesAreRead() {
        for unit in ["/", ":1", ": error: ", ":1:1: error: ", "🇩🇪"] {
            let line = full(unit)
            XCTAssertEqual(CompilerOutput(text: line, paths: paths).message.text, line, unit)
            let error = CompilerOutput(
                text: "\(line)\n/w/A.swift:1:1: error: \(line)", paths: paths)
            XCTAssertEqual(error.message.text, "A.swift:1:1: error: \(line)", unit)
            XCTAssertEqual(error.namesAPlace, true, unit)
        }
    }

    func testManyCompilerLinesAreRead() {
        let error = "A.swift:1:1: error: x\n"
        XCTAssertEqual(
            CompilerOutput(text: full(error), paths: paths).message.text, String(error.dropLast()))
        XCTAssertEqual(
            CompilerOutput(text: full("\n"), paths: paths).message.text,
            String(repeating: "\n", count: CompilerOutput.maximumMessageLines - 1))
        let full = full("error: No space left on device\n")
        XCTAssertEqual(CompilerOutput(text: full, paths: paths).isDiskFull, true)
    }

    func testPathsInALongMessageAreShortened() {
        let folder = "/scratch/\(String(repeating: "0a", count: 16))/"
        XCTAssertEqual(paths.withoutFolders(full(folder, after: "a\"/tmp")), "a\"")
        XCTAssertEqual(
            paths.withoutFolders(full("/tmp\(folder)a ")),
            String(repeating: "a ", count: size / "/tmp\(folder)a ".utf8.count))
        for unit in ["/", "/scratch/", "file:///", " ", "🇩🇪"] {
            let message = full(unit)
            XCTAssertEqual(paths.withoutFolders(message), message, unit)
            XCTAssertEqual(
                paths.withoutFolders("\(message) file:///tmp\(folder)b \(message)"),
                "\(message) b \(message)", unit)
            XCTAssertEqual(paths.rename("/w/\(message)"), message, unit)
        }
        XCTAssertEqual(
            paths.rename(full("Starter/Stage1/")),
            String(repeating: "Finished/Stage1/", count: size / "Starter/Stage1/".utf8.count))
    }
}
