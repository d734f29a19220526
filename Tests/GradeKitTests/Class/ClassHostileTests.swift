import Foundation
import XCTest

@testable import Catalog
@testable import FileSystem
@testable import GradeKit
@testable import Grading
@testable import KitTestHelpers
@testable import Processes
@testable import TerminalKit

/// Hostile submissions among honest ones, in one class through the built `grade class`.
final class ClassHostileTests: XCTestCase {
    /// The fixture learners and their total of 100 points. Each is finished but for what it does.
    ///
    /// One bad function costs the tests that call it so: 0.47 points each in stage 1.
    private static let fixtures: [String: String] = [
        // What ends, hangs or eats the process that runs it.
        "endless-loop": "97.66", "endless-memory": "99.53", "endless-output": "99.53",
        "endless-recursion": "97.66", "endless-sleep": "99.53", "exit-zero": "99.53",
        "fails-without-end": "99.53", "fatal-error": "99.53", "index-out-of-range": "99.06",
        "many-processes": "99.53", "prints-then-traps": "99.53", "underscore-exit-zero": "99.53",
        "ends-at-exit": "95.31", "never-answers": "96.54",
        // What reaches for others, and in the sandbox reaches nobody.
        "fills-the-disk": "100", "kills-others": "100", "leftover-process": "100",
        "opens-all-files": "100", "pries": "100", "threads-outlive": "100",
        // What forges, shouts or is silent. A function that is wrong on top costs its tests.
        "escapes-in-output": "95.31", "forged-output": "95.31",
        "forges-the-report": "95.31", "invalid-utf8": "95.31", "megabytes": "100",
        "runs-tests-inside": "99.53", "stops-reporting": "94.84",
        // What can't be built.
        "compile-error": "85", "imports-another-stage": "85", "runs-at-load": "85",
        "says-the-disk-is-full": "85", "shadows-assertions": "85", "slow-to-compile": "85",
        "speaks-of-a-full-disk": "85", "two-files-of-one-name": "85",
        // Tests that look for the bug itself, or break what runs them: no bug counts as noticed.
        "own-tests-broken-start": "90.56", "own-tests-cheating": "90",
        "own-tests-compile-error": "90", "own-tests-deleting": "90", "own-tests-escape-names": "90",
        "own-tests-forging": "90", "own-tests-hostile": "90", "own-tests-not-async": "90",
        "own-tests-random": "90",
    ]

    /// Names that are markup, formulas, commands or options elsewhere.
    private static let names = [
        "<img src=x onerror=alert(1)>", "=cmd()", "::error::owned", "-rf", "--out", "a\nb", "'\"",
        "\u{202E}evil", "%2e%2e", "ünï cödé 🎉", "@sum", "$(touch owned)", "| true",
    ]

    func testEachHasItsOwnVerdictAndNobodyElses() throws {
        let folder = ClassFolder(copy: try KitCopy("hostile"))
        defer { folder.remove() }
        for name in Self.fixtures.keys { try folder.add(fixture: name, as: name) }
        for name in Self.names { try folder.add(name, tree: .starter) }
        try folder.add("honest")
        try folder.add("honest too")
        try addForeignFiles(to: folder)

        let (end, text) = try FixtureLearner.processes.output(
            of: folder.grade(to: "reports", "--time-limit=5", "--memory-limit=512"))
        XCTAssertEqual(end, .exited(1), text)

        let store = ResultStore(reports: folder.path("reports"), files: .live, workshop: .shipped)
        let results = try store.learnerNames().compactMap { store.entry($0)?.result }
        var points: [String: String] = [:]
        for result in results {
            guard case .graded(let report) = result.verdict else { continue }
            let total = Points.of(report)
            points[result.learner] = total == total.rounded() ? "\(Int(total))" : "\(total)"
        }
        var expected = Self.fixtures
        for name in Self.names { expected[name] = "0" }
        for name in ["honest", "honest too", "own-kit"] { expected[name] = "100" }
        for name in ["link", "pipe", "large", "many", "cases"] { expected[name] = "85" }
        expected["link-as-stage"] = "85"
        expected["link-as-starter"] = "0"
        for (learner, points) in points where points != expected[learner] {
            XCTFail("\(learner) has \(points) points and not \(expected[learner] ?? "none")")
        }
        XCTAssertEqual(Set(points.keys), Set(expected.keys))

        let unread = results.filter { points[$0.learner] == nil }.map(\.learner)
        XCTAssertEqual(Set(unread), ["link-as-folder", "no-folder", "nothing-in-it"])
        let changed = results.first { $0.learner == "own-kit" }?.changedKitFiles
        XCTAssertEqual(
            changed,
            [
                "Package.swift", "Plugins", "Tests/TestHelpers/MockTimer.swift",
                "Tests/Stage1Tests/EvenOddTests.swift",
            ])
        for name in ["exit-zero", "kills-others", "forges-the-report", "own-tests-cheating"] {
            let flags = results.first { $0.learner == name }?.flags
            XCTAssertEqual(flags?.isEmpty, false, name)
        }
        XCTAssertEqual(results.first { $0.learner == "honest" }?.flags, [])
    }

    /// Adds what can't be a file in the repository.
    private func addForeignFiles(to folder: ClassFolder) throws {
        let files = FileManager.default
        func stage1(_ learner: String) throws -> String {
            try folder.add(learner)
            return "\(folder.submissions)/\(learner)/Starter/Stage1"
        }
        func link(_ path: String, to target: String) throws {
            try? files.removeItem(atPath: path)
            try files.createSymbolicLink(atPath: path, withDestinationPath: target)
        }
        try link("\(try stage1("link"))/Link.swift", to: "/etc/passwd")
        XCTAssertEqual(mkfifo("\(try stage1("pipe"))/Pipe.swift", 0o644), 0)
        let space = [UInt8](repeating: 0x20, count: 1 << 20 + 1)
        try Files.live.write("\(try stage1("large"))/Large.swift", space)
        let many = try stage1("many")
        for number in 0...500 { try Files.live.write("\(many)/F\(number).swift", []) }
        try Files.live.write("\(try stage1("cases"))/evenodd.swift", [])
        try link(try stage1("link-as-stage"), to: FixtureLearner.kit.path("Finished/Stage1"))
        try link(
            try stage1("link-as-starter").replacing("/Stage1", with: ""),
            to: FixtureLearner.kit.path("Finished"))
        try link("\(folder.submissions)/link-as-folder", to: FixtureLearner.kit.root)
        try Files.live.write("\(folder.submissions)/no-folder", [])
        try Files.live.makeFolder("\(folder.submissions)/nothing-in-it")
        // A checkout with a kit of its own. Nothing of it is used.
        try folder.add(
            "own-kit",
            [
                "Package.swift": "fatalError()", "Plugins/Own/Own.swift": "fatalError()",
                "Tests/Stage1Tests/EvenOddTests.swift": "", "Tests/TestHelpers/MockTimer.swift": "",
            ])
    }
}
