import Foundation
import ProgramTestHelpers
import XCTest

@testable import FileSystem
@testable import KitTestHelpers
@testable import Processes

/// Tests the launcher `grade` with a test double for `swift`, which records each build and creates a grader
/// that prints its arguments.
final class LauncherTests: XCTestCase {
    private var package = ""
    private var launcher: String { "\(package)/.build/debug/grade" }
    private var bin: String { "\(package)/../bin" }

    override func setUpWithError() throws {
        let folder = try temporaryFolder()
        package = "\(folder)/-a b é'x"
        for path in [
            "Package.swift", "Exercises/Grader/grader/G.swift", "Exercises/Catalog/C.swift",
        ] {
            try Files.live.write("\(package)/\(path)", [])
        }
        try Files.live.write("\(package)/.build/workspace-state.json", [])
        try Files.live.makeFolder("\(package)/.build/debug")
        let products = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().path
        try FileManager.default.copyItem(atPath: "\(products)/grade", toPath: launcher)
        try script(
            "swift",
            """
            echo "grader=$WORKSHOP_GRADER tree=$WORKSHOP_TREE stage=$WORKSHOP_STAGE $*" >>"$(dirname "$0")/builds"
            echo "[0/2] Write sources"
            echo "[1/2] Compiling Grading Report.swift"
            while [ $# -gt 0 ]; do [ "$1" != --scratch-path ] || scratch=$2; shift; done
            [ ! -e "$(dirname "$0")/wait" ] || while :; do sleep 0.02; done
            [ ! -e "$(dirname "$0")/fail" ] || { echo "Report.swift:1: error: no"; exit 1; }
            mkdir -p "$scratch/debug" && echo once >>"$scratch/marks"
            cp "$(dirname "$0")/grader" "$scratch/debug/grader"
            """)
        try script(
            "grader",
            """
            printf 'arguments:'; printf ' <%s>' "$@"
            echo " in $(pwd), grader=$WORKSHOP_GRADER tree=$WORKSHOP_TREE"
            exit 3
            """)
    }

    func testTheLauncherBuildsOnceAndBecomesTheGrader() throws {
        let first = try grade(["class", "a b", "--x=y", ""], ["WORKSHOP_TREE": "Finished"])
        XCTAssertEqual(first.end, .exited(3))
        assertContains(first.text, "Building the grader.")
        assertContains(
            first.text, "arguments: <class> <a b> <--x=y> <> in /, grader= tree=Finished\n")
        XCTAssertEqual(try builds().count, 1)
        assertContains(try builds()[0], "grader=1 tree= stage= build --package-path \(package) ")
        assertContains(
            try builds()[0], "--scratch-path \(package)/.build/grader -c debug --product grader")

        let second = try grade([])
        XCTAssertEqual(second.text, "arguments: <> in /, grader= tree=\n")
        XCTAssertEqual(try builds().count, 1)
    }

    func testAMissingOrOutdatedGraderIsBuilt() throws {
        _ = try grade([])
        let later = Date().timeIntervalSince1970 + 100
        for path in [
            "Exercises/Grader/grader/G.swift", "Exercises/Grader/grader",
            "Exercises/Catalog/C.swift",
            "Package.swift", ".build/debug/grade",
        ] {
            let before = try builds().count
            try Files.live.setModified("\(package)/\(path)", later)
            _ = try grade([])
            XCTAssertEqual(try builds().count, before + 1, path)
            try Files.live.setModified("\(package)/\(path)", later - 1000)
            _ = try grade([])
            XCTAssertEqual(try builds().count, before + 1, path)
        }
        try Files.live.remove("\(package)/.build/grader")
        XCTAssertEqual(try grade([]).end, .exited(3))
        XCTAssertEqual(try builds().count, 7)
    }

    /// After a checkout is moved, its old build can't be used, because compiled modules contain absolute paths.
    func testAMovedCheckoutIsBuiltFromScratch() throws {
        _ = try grade([])
        try FileManager.default.moveItem(atPath: package, toPath: "\(package)2")
        package += "2"
        XCTAssertEqual(try grade([]).end, .exited(3))
        XCTAssertEqual(try builds().count, 2)
        XCTAssertEqual(try Files.live.read("\(package)/.build/grader/marks"), Array("once\n".utf8))
    }

    func testAFailedBuildIsShownAndRepeated() throws {
        _ = try grade([])
        try Files.live.write("\(bin)/fail", [])
        try Files.live.setModified("\(package)/Package.swift", Date().timeIntervalSince1970 + 100)
        for count in 2...3 {
            let failed = try grade([])
            XCTAssertEqual(failed.end, .exited(70))
            assertContains(
                failed.text, "[1/2] Compiling Grading Report.swift\nReport.swift:1: error: no\n")
            assertContains(failed.text, "The grader could not be built in \(package)/.build/grader")
            XCTAssertEqual(try builds().count, count)
        }
    }

    func testAMissingSwiftIsReported() throws {
        try Files.live.remove("\(bin)/swift")
        let failed = try grade([])
        XCTAssertEqual(failed.end, .exited(70))
        assertContains(failed.text, "swift: not found")
    }

    func testCtrlCStopsTheBuildAndEndsTheLauncher() throws {
        try Files.live.write("\(bin)/wait", [])
        let terminal = try PseudoTerminal(
            launcher, [], environment: environment, directory: "/", columns: 80, rows: 10)
        try terminal.wait(for: "Building the grader: [1/2] Compiling Grading Report.swift")
        assertContainsNot(terminal.screen.text, "Write sources")
        terminal.type("\u{3}")
        XCTAssertEqual(ProcessEnd(waitStatus: terminal.waitForEnd()), .killed(signal: SIGINT))
        XCTAssertNil(Files.live.kind("\(package)/.build/grader/debug/grader"))
    }

    private var environment: [String: String] { ["PATH": "\(bin):/usr/bin:/bin"] }

    private func grade(
        _ words: [String], _ more: [String: String] = [:]
    ) throws -> (end: ProcessEnd, text: String) {
        try FixtureLearner.processes.output(
            of: Command(
                executable: launcher, arguments: words,
                environment: environment.merging(more) { $1 }, directory: "/"))
    }

    private func builds() throws -> [String] {
        String(decoding: try Files.live.read("\(bin)/builds"), as: UTF8.self)
            .split(separator: "\n").map(String.init)
    }

    private func script(_ name: String, _ text: String) throws {
        try Files.live.write("\(bin)/\(name)", Array("#!/bin/sh\n\(text)\n".utf8))
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o755], ofItemAtPath: "\(bin)/\(name)")
    }
}
