import XCTest

@testable import Catalog
@testable import Classroom
@testable import FileSystem
@testable import Grading
@testable import KitTestHelpers

/// Tests which parts of a learner's files a page shows.
final class WorkFilesTests: XCTestCase {
    private func work(_ files: [String: [UInt8]]) throws -> [WorkFile] {
        let folder = try temporaryFolder()
        for (path, bytes) in files { try Files.live.write("\(folder)/Starter/\(path)", bytes) }
        let kit = FixtureLearner.kit
        let submission = try Submission.read(
            folder, tree: .starter, of: kit.workshop, files: .live)
        return WorkFiles.files(of: submission, in: [shipped(1)])
    }

    func testUnchangedFilesAreLeftOut() throws {
        let given = try Files.live.read(FixtureLearner.kit.path("Starter/Stage1/EvenOdd.swift"))
        let files = try work([
            "Stage1/EvenOdd.swift": given, "Stage1/Mine.swift": Array("one\ntwo".utf8),
            "Stage1/Empty.swift": [], "Stage1Tests/MyTests.swift": Array("test\n".utf8),
            "Stage2/Other.swift": Array("not asked for".utf8),
        ])
        XCTAssertEqual(
            files,
            [
                WorkFile(stage: 1, path: "Starter/Stage1/Mine.swift", lines: ["one", "two"]),
                WorkFile(stage: 1, path: "Starter/Stage1Tests/MyTests.swift", lines: ["test"]),
            ])
    }

    func testLinesAreCountedAsTheCompilerDoes() {
        let text = "a\r\nb\rc\u{2028}still c\n\n\u{FF}e\n"
        XCTAssertEqual(
            WorkFile.lines(of: text.utf8), ["a", "b", "c\u{2028}still c", "", "\u{FF}e"])
        XCTAssertEqual(WorkFile.lines(of: [0x61, 0xFF]), ["a\u{FFFD}"])
        XCTAssertEqual(WorkFile.lines(of: []), [])
    }

    func testLongFilesAndManyFilesAreCut() throws {
        let line = String(repeating: "x", count: 63) + "\n"
        let long = Array(String(repeating: line, count: WorkFiles.maximumOfFile / 32).utf8)
        let files = try work(
            Dictionary(
                uniqueKeysWithValues: (10..<30).map { ("Stage1/Long\($0).swift", long) }))
        XCTAssertEqual(files.first?.lines.count, WorkFiles.maximumOfFile / 64)
        XCTAssertTrue(files.allSatisfy(\.isCut))
        let bytes = files.map { 64 * $0.lines.count }.reduce(0, +)
        XCTAssertLessThanOrEqual(bytes, WorkFiles.maximumOfAll)
        XCTAssertEqual(files.last?.lines, [])
    }

    /// Each line makes a page longer, even if the line is empty.
    func testManyShortLinesAreCut() throws {
        let empty = [UInt8](repeating: 0x0A, count: WorkFiles.maximumOfFile)
        let files = try work([
            "Stage1/A.swift": empty, "Stage1/B.swift": Array("let b = 1\n".utf8),
        ])
        XCTAssertEqual(files.map(\.lines.count), [WorkFiles.maximumLines, 0])
        XCTAssertEqual(files.map(\.isCut), [true, true])
    }
}
