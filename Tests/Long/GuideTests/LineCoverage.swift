import Foundation

@testable import FileSystem
@testable import KitTestHelpers

/// The number of lines in a file, and how many of them were run by tests.
struct LineCoverage: Equatable {
    let name: String
    let count: Int
    let covered: Int

    /// Returns the coverage of the files in a folder, sorted by file name, as measured by `swift
    /// test --enable-code-coverage`.
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

/// The parts that are read from the output of `swift test --enable-code-coverage`.
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
