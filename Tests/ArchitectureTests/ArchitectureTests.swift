import FileSystem
import Foundation
import XCTest

/// The way through the kit's own code is one way: targets by the manifest, folders by this.
final class ArchitectureTests: XCTestCase {
    private static let exercises =
        URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Exercises")

    /// The text of each Swift file, by its path below a folder.
    private func sources(of folder: URL) throws -> [String: String] {
        let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
        let swift = paths.filter { $0.hasSuffix(".swift") }
        return Dictionary(
            uniqueKeysWithValues: try swift.map {
                ($0, try String(contentsOf: folder.appending(path: $0), encoding: .utf8))
            })
    }

    func testNoTwoFoldersOfATargetPointAtEachOther() throws {
        let targets = try Files.live.names(Self.exercises.path)
        XCTAssertTrue(targets.contains("Grading"), "\(targets)")
        for target in targets {
            let sources = try sources(of: Self.exercises.appending(path: target))
            XCTAssertNil(FolderArrows(sources).circle, "the folders of \(target) form a circle")
        }
    }

    func testACircleIsFoundAndTheNamesThatMakeIt() {
        let sources = [
            "A/One.swift": "package struct One { let next: Two }", "B/Two.swift": "enum Two {}",
            "B/More.swift": "func more() { three() } // One", "C/Three.swift": "func three() {}",
        ]
        XCTAssertNil(FolderArrows(sources).circle)
        XCTAssertEqual(
            FolderArrows(sources.merging(["C/Back.swift": "extension One {}"]) { $1 }).circle,
            ["A uses Two of B", "B uses three of C", "C uses One of A"])
    }

    /// What sources mean is found out in Grading and Advice, and only told in Reports.
    func testReportsReadNoSources() throws {
        let readers = [
            "SwiftText(", "Declarations(", "SourceOutline(", "SourceWords(", "Scan(", "Scan.",
            "FunctionBodies(",
        ]
        for (path, text) in try sources(of: Self.exercises.appending(path: "Reports")) {
            for reader in readers { XCTAssertFalse(text.contains(reader), "\(path): \(reader)") }
        }
        let advice = try sources(of: Self.exercises.appending(path: "Advice")).values
        XCTAssertTrue(
            advice.contains { $0.contains("Declarations(") }, "the readers have other names")
    }

    /// A stage is looked up in the catalogue and never counted.
    func testNothingButTheCatalogueKnowsWhichStagesThereAre() throws {
        for target in ["Grading", "Reports", "GradeKit", "SwiftSource", "Processes"] {
            let folder = Self.exercises.appending(path: target)
            for (path, text) in try sources(of: folder) {
                for hint in ["1...4", #"Stage(\d)"#, #"Stage\d"#, #""Stage\("#, "[1-4]"] {
                    let lines = text.split(separator: "\n").filter {
                        $0.contains(hint) && !$0.contains("//")
                    }
                    XCTAssertEqual(lines, [], "\(target)/\(path)")
                }
            }
        }
    }
}
