import ProgramTestHelpers
import XCTest

@testable import Commands
@testable import FileSystem
@testable import Grading
@testable import KitTestHelpers
@testable import Processes
@testable import TerminalKit

/// Tests the comparison of a learner's file with the reference solution.
final class DiffTests: XCTestCase {
    /// Returns the printed difference between two versions of a file. A version that is nil stands for a
    /// missing file.
    private func text(
        _ old: String?, _ new: String?, usesColor: Bool = false, path: String? = nil
    ) throws -> String {
        let root = try temporaryFolder()
        for (tree, text) in [("Starter", old), ("Finished", new)] {
            guard let text else { continue }
            try Files.live.write("\(root)/\(tree)/Stage1/A.swift", Array(text.utf8))
        }
        let path = path ?? ProcessInfo.processInfo.environment["PATH"] ?? ""
        let machine = Machine(
            files: .live, processes: FixtureLearner.processes, environment: ["PATH": path])
        let kit = Kit(root: root)
        return try DiffReporter(
            style: Style(usesColor: usesColor), kit: kit, machine: machine
        ).text(of: .read("Stage1/A.swift", kit: kit, files: .live))
    }

    func testGitComparesTheFiles() throws {
        try Needed.git.orSkip()
        let cases: [(String?, String?, String)] = [
            ("a\n", "a\n", ""), (nil, "", ""),
            (
                "a\nb\n", "a\nc\n",
                "--- Starter/Stage1/A.swift\n+++ Finished/Stage1/A.swift\n"
                    + "@@ -1,2 +1,2 @@\n a\n-b\n+c\n"
            ),
            (nil, "a\n", "--- /dev/null\n+++ Finished/Stage1/A.swift\n@@ -0,0 +1 @@\n+a\n"),
            ("a\n", nil, "--- Starter/Stage1/A.swift\n+++ /dev/null\n@@ -1 +0,0 @@\n-a\n"),
        ]
        for (old, new, expected) in cases { XCTAssertEqual(try text(old, new), expected) }
    }

    func testInvisibleDifferencesAreMadeVisible() throws {
        try Needed.git.orSkip()
        let text = try text("a\r\n\u{1B}[2J\n", "a\n")
        assertContains(text, #"-a\u{D}"#)
        assertContains(text, #"-\u{1B}[2J"#)
        assertContains(
            try self.text("a\n", "b\n", usesColor: true), "\u{1B}[31m-a\u{1B}[0m\n")
    }

    func testWithoutGitBothFilesAreNamed() throws {
        XCTAssertEqual(
            try text("a\n", "b\n", path: "/nowhere"),
            "Starter/Stage1/A.swift and Finished/Stage1/A.swift differ. To see how, install git.\n")
    }
}
