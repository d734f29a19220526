import Foundation

@testable import FileSystem
@testable import KitTestHelpers

/// How many lines of a file there are, and how many of them ran in tests.
struct LineCoverage: Equatable {
    let name: String
    let count: Int
    let covered: Int

    /// What `swift test --enable-code-coverage` has measured of a folder's files, by their names.
    static func measured(of folder: String, in copy: WorkshopCopy) throws -> [LineCoverage] {
        let path = "\(copy.root)/.build/debug/codecov/UnitTestingWorkshop.json"
        let export = try JSONDecoder().decode(
            CoverageExport.self, from: Data(Files.live.read(path)))
        return export.data.flatMap(\.files)
            .filter { $0.filename.contains("/\(folder)/") }
            .map { file in
                LineCoverage(
                    name: URL(filePath: file.filename).lastPathComponent,
                    count: file.summary.lines.count, covered: file.summary.lines.covered)
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
