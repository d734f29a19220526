import Foundation
import XCTest

@testable import Advice
@testable import KitTestHelpers
@testable import Processes

/// Checks each row of the table of cures: the compiler prints the error in the row for the broken
/// source, and the fixed source compiles.
final class CureTableCompileTests: XCTestCase {
    /// Returns what the compiler prints about a file.
    private func compile(_ text: String) throws -> String {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data(text.utf8).write(to: folder.appending(path: "A.swift"))
        let modules = BuiltProducts.live.folder
        let process = Process()
        process.executableURL = URL(
            filePath: try XCTUnwrap(
                findExecutable("swiftc", path: ProcessInfo.processInfo.environment["PATH"])))
        process.currentDirectoryURL = folder
        // Some errors are found only after type checking.
        process.arguments = [
            "-emit-sil", "-o", "/dev/null", "-parse-as-library", "-swift-version", "6",
            "-module-name", "Rows", "-I", "\(modules)/Modules", "-Xcc",
            "-fmodule-map-file=\(modules)/TestReporterStart.build/module.modulemap",
            "A.swift",
        ]
        let pipe = Pipe()
        process.standardError = pipe
        process.standardOutput = FileHandle.nullDevice
        try process.run()
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return String(decoding: output, as: UTF8.self)
    }

    func testEveryCureCompiles() throws {
        for row in CureRow.all {
            let broken = try compile(row.file(row.broken))
            let expected = row.printed.prefix { $0 != "\n" }
            let first = broken.split(separator: "\n").first {
                $0.hasPrefix("A.swift") && $0.contains(": error: ")
            }
            XCTAssertEqual(first, expected, broken)
            let fixed = try compile(row.file(row.fixed))
            XCTAssertFalse(fixed.contains("error:"), "\(row.fixed): \(fixed)")
        }
    }
}
