import Foundation
import XCTest

@testable import FileSystem
@testable import GuideTestHelpers

/// The page about coverage, followed word by word: its suite runs every line, and notices little.
final class CoverageWalkTests: XCTestCase {
    func testThePageAndWhatIsMeasured() throws {
        let page = try GuidePage.read("Guide/coverage.md", in: WorkshopCopy.kit)
        let copy = try WorkshopCopy("coverage", built: .live)
        var walk = PageWalk(in: copy)
        try walk.follow(page)
        XCTAssertEqual(walk.problems.map(\.description), [])
        XCTAssertEqual(walk.commands.count, 3)

        let measured = try linesOfStage1(in: copy)
        XCTAssertEqual(measured.map(\.name), try stage1Files(in: copy))
        XCTAssertEqual(
            measured.map { "| `\($0.name)` | \($0.count) | \($0.covered) |" },
            page.prose.filter { $0.hasPrefix("| `") })
        for file in measured { XCTAssertEqual(file.covered, file.count, file.name) }
    }

    private func stage1Files(in copy: WorkshopCopy) throws -> [String] {
        try Files.live.names("\(copy.root)/Starter/Stage1").sorted()
    }

    /// How many lines of each file of stage 1 there are, and how many of them ran.
    private func linesOfStage1(
        in copy: WorkshopCopy
    ) throws -> [(name: String, count: Int, covered: Int)] {
        let path = "\(copy.root)/.build/debug/codecov/UnitTestingWorkshop.json"
        let export = try JSONDecoder().decode(
            CoverageExport.self, from: Data(Files.live.read(path)))
        return export.data.flatMap(\.files)
            .filter { $0.filename.contains("/Starter/Stage1/") }
            .map { file in
                let name = URL(filePath: file.filename).lastPathComponent
                return (name, file.summary.lines.count, file.summary.lines.covered)
            }
            .sorted { $0.name < $1.name }
    }
}

/// What `swift test --enable-code-coverage` writes, as far as it is read here.
private struct CoverageExport: Decodable {
    struct Part: Decodable { let files: [File] }
    struct File: Decodable {
        let filename: String
        let summary: Summary
    }
    struct Summary: Decodable { let lines: Lines }
    struct Lines: Decodable {
        let count: Int
        let covered: Int
    }

    let data: [Part]
}
