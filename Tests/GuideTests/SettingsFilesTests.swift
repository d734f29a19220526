import Foundation
import ProgramTestHelpers
import XCTest

@testable import FileSystem
@testable import Grading
@testable import KitTestHelpers

/// Checks that the files for editors, containers and workflows can be parsed.
final class SettingsFilesTests: XCTestCase {
    func testJSONFilesCanBeParsed() throws {
        for path in [
            ".vscode/extensions.json", ".vscode/launch.json", ".vscode/settings.json",
            ".vscode/tasks.json", ".devcontainer/devcontainer.json",
        ] {
            let data = Data(try Files.live.read(WorkshopCopy.kit.path(path)))
            XCTAssertNoThrow(try JSONSerialization.jsonObject(with: data), path)
        }
    }

    /// Swift has no YAML parser, so Python's is used.
    func testWorkflowsCanBeParsed() throws {
        try Needed.yaml.orSkip()
        for path in [
            ".github/workflows/ci.yml", ".github/workflows/grade.yml",
            ".github/workflows/guide.yml", ".github/workflows/nightly.yml",
            ".github/workflows/release.yml", "CITATION.cff",
            "Guide/for-instructors/github-actions.yml",
            "Guide/for-instructors/kubernetes-indexed-job.yaml",
        ] {
            let script = "import sys, yaml; yaml.safe_load(open(sys.argv[1]))"
            XCTAssertEqual(try python(script, WorkshopCopy.kit.path(path)), 0, path)
        }
    }

    /// The program, the changelog, the citation and the README have the same version.
    func testTheVersionIsTheSameEverywhere() throws {
        func text(_ path: String) throws -> String {
            String(decoding: try Files.live.read(WorkshopCopy.kit.path(path)), as: UTF8.self)
        }
        let program = try text("Exercises/Grader/Commands/CommandLineTool.swift")
        let version = try XCTUnwrap(program.firstMatch(of: #/static let version = "([^"]+)"/#)).1
        let released = try text("CHANGELOG.md").firstMatch(
            of: #/\n## \[([0-9.]+)\] - ([0-9]{4}-[0-9]{2}-[0-9]{2})\n/#)
        XCTAssertEqual(released?.1, version)
        let citation = try text("CITATION.cff")
        XCTAssertTrue(citation.contains("\nversion: \"\(version)\"\n"), citation)
        XCTAssertTrue(
            citation.contains("\ndate-released: \"\(released?.2 ?? "")\"\n"), citation)
        XCTAssertTrue(try text("README.md").contains("version \(version)"))
    }

    func testTheWebsiteHasEveryPageOfTheGuide() throws {
        let kit = WorkshopCopy.kit
        let settings = String(
            decoding: try Files.live.read(kit.path(".zensical.toml")), as: UTF8.self)
        let named = settings.matches(of: #/"([^"]+\.md)"/#).map { String($0.1) }
        let pages = try SourceFolder.read(kit.path("Guide"), ending: ".md", files: .live).files.keys
        XCTAssertEqual(named.sorted(), pages.sorted())
    }

    /// Runs a script, and returns its exit status.
    private func python(_ script: String, _ arguments: String...) throws -> Int32 {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["python3", "-c", script] + arguments
        try process.run()
        process.waitUntilExit()
        return process.terminationStatus
    }
}
