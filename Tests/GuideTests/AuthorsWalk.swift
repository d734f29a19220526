import Foundation
import XCTest

@testable import GradeKit

/// A copy of the workshop in which an author follows the chapter for authors, word by word.
///
/// It is kept between runs, so that its builds stay warm.
struct AuthorsWalk {
    /// The workshop that these tests belong to.
    static let kit = Kit(
        root: URL(filePath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent().path)

    let root = kit.path(".grade/tests/authors")

    /// Brings the copy back to what the workshop is now.
    init() throws {
        let files = FileManager.default
        try files.createDirectory(atPath: root, withIntermediateDirectories: true)
        for name in ["Package.swift", "Starter", "Finished", "Tests", "Exercises"] {
            try Files.live.remove("\(root)/\(name)")
            try files.copyItem(atPath: Self.kit.path(name), toPath: "\(root)/\(name)")
        }
    }

    func text(_ path: String) throws -> String {
        String(decoding: try Files.live.read("\(root)/\(path)"), as: UTF8.self)
    }

    /// Types a block where its directive says.
    func type(_ block: GuideBlock, _ place: GuideBlock.Place) throws {
        let path = "\(root)/\(place.path)"
        guard let anchor = place.anchor else {
            return try Files.live.write(path, Array(block.text.utf8))
        }
        var lines = try text(place.path).split(
            separator: "\n", omittingEmptySubsequences: false)
        let matches = lines.indices.filter { lines[$0].contains(anchor) }
        XCTAssertEqual(matches.count, 1, "lines of \(place.path) with '\(anchor)'")
        guard let line = matches.first else { return }
        let typed = block.text.dropLast().split(separator: "\n", omittingEmptySubsequences: false)
        lines.replaceSubrange(line..<(place.replaces ? line + 1 : line), with: typed)
        try Files.live.write(path, Array(lines.joined(separator: "\n").utf8))
    }

    /// Runs a command as somebody in a terminal does; what it says on standard error is dropped.
    func run(_ command: String) throws -> String {
        var environment = ProcessInfo.processInfo.environment
        // They are those of this test, and the author has set none.
        environment["WORKSHOP_TREE"] = nil
        environment["WORKSHOP_STAGE"] = nil
        var output: [UInt8] = []
        _ = try Processes.live().run(
            Command(
                executable: "/bin/sh", arguments: ["-c", "exec 2>/dev/null; \(command)"],
                environment: environment, directory: root), Limits()
        ) { event in
            if case .output(let bytes) = event { output += bytes }
            return true
        }
        return String(decoding: output, as: UTF8.self)
    }
}
