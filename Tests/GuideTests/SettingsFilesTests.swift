import Foundation
import TestNeeds
import XCTest

@testable import FileSystem
@testable import GuideTestHelpers

/// The files for editors, containers and workflows can be read by the programs that they are for.
final class SettingsFilesTests: XCTestCase {
    func testJSON() throws {
        for path in [
            ".vscode/extensions.json", ".vscode/launch.json", ".vscode/settings.json",
            ".vscode/tasks.json", ".devcontainer/devcontainer.json",
        ] {
            let data = Data(try Files.live.read(WorkshopCopy.kit.path(path)))
            XCTAssertNoThrow(try JSONSerialization.jsonObject(with: data), path)
        }
    }

    /// Swift comes with no reader of YAML, so Python's is used.
    func testWorkflows() throws {
        try Needed.yaml.orSkip()
        for path in [
            ".github/workflows/ci.yml", ".github/workflows/grade.yml",
            ".github/workflows/guide.yml", ".github/workflows/nightly.yml",
            "Guide/for-instructors/github-actions.yml",
            "Guide/for-instructors/kubernetes-indexed-job.yaml",
        ] {
            let script = "import sys, yaml; yaml.safe_load(open(sys.argv[1]))"
            XCTAssertEqual(try python(script, WorkshopCopy.kit.path(path)), 0, path)
        }
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
