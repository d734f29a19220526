import Foundation
import TestNeeds
import XCTest

@testable import Commands
@testable import CommandsTestHelpers
@testable import FileSystem
@testable import Grading
@testable import KitTestHelpers
@testable import Processes

/// A class that is watched: what changes is graded again, and all of it stands on the pages.
final class WatchedClassTests: XCTestCase {
    private struct TooLate: Error, CustomStringConvertible {
        let description: String
    }

    func testWhatChangesIsOnThePages() throws {
        for needed in [Needed.sandbox, .tar] { try needed.orSkip() }
        let folder = ClassFolder(copy: try KitCopy("class"))
        defer { folder.remove() }
        try folder.add("ann", tree: .starter)
        try folder.add("bob", tree: .starter)
        let archive = "\(folder.root)/class.tar"
        try pack(folder, to: archive)
        let process = try watch(folder, archive)
        defer { process.terminate() }
        try wait(folder, "two", ["ann": ["0", "not passed"], "bob": ["0", "not passed"]])

        // The system for courses has a new archive, with somebody new and somebody who went on.
        try Files.live.remove("\(folder.submissions)/bob")
        try folder.add("bob")
        try folder.add("cat", tree: .starter)
        try pack(folder, to: archive)
        let moved = ["ann": ["0", "not passed"], "bob": ["25", "mastered"]]
        try wait(folder, "three", moved.merging(["cat": ["0", "not passed"]]) { $1 })
        let page = try folder.texts("reports")["class.html"] ?? ""
        assertContains(page, "1 up, 0 down, 1 as before, 1 with nothing to compare.")

        try Files.live.write(
            folder.path("reports/overrides.csv"), Array("learner,stage,points\ncat,1,7\n".utf8))
        try wait(folder, "by hand", moved.merging(["cat": ["7", "not passed"]]) { $1 })

        process.interrupt()
        process.waitUntilExit()
        let unpacked = folder.copy.kit.path(".grade/class/downloads")
        XCTAssertEqual(try Files.live.names(unpacked), [], "what came out of the archive")
        try checkMerge(folder)
    }

    /// What stages are worth, and what is given by hand, holds for what is merged, too.
    private func checkMerge(_ folder: ClassFolder) throws {
        let list = "learner,stage,points\nann,1,3\n"
        try Files.live.write(folder.path("merged/overrides.csv"), Array(list.utf8))
        let (end, text) = try FixtureLearner.processes.output(
            of: folder.copy.grade([
                "merge", folder.path("reports"), "--out", folder.path("merged"), "--points", "1=50",
            ]))
        XCTAssertEqual(end, .exited(1), text)
        XCTAssertEqual(
            try folder.grades("merged"),
            [
                "ann": ["3", "not passed"], "bob": ["50", "mastered"],
                "cat": ["0", "not passed"],
            ])
    }

    private func watch(_ folder: ClassFolder, _ archive: String) throws -> Process {
        let process = Process()
        process.executableURL = URL(filePath: try KitCopy.program())
        process.arguments = [
            "class", archive, "--out", folder.path("reports"), "--stages", "1", "--watch",
        ]
        process.currentDirectoryURL = URL(filePath: folder.copy.kit.root)
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        return process
    }

    /// Puts the submissions into one archive, which is there all at once.
    private func pack(_ folder: ClassFolder, to archive: String) throws {
        let command = Command(
            executable: "/bin/sh",
            arguments: ["-c", "tar -cf \"$0.new\" submissions && mv \"$0.new\" \"$0\"", archive],
            environment: ["PATH": "/usr/bin:/bin"], directory: folder.root)
        XCTAssertEqual(try FixtureLearner.processes.output(of: command).end, .exited(0))
    }

    /// Waits until `grades.csv` says this, however long a busy machine takes.
    private func wait(
        _ folder: ClassFolder, _ what: String, _ grades: [String: [String]]
    ) throws {
        var last: [String: [String]] = [:]
        for _ in 0..<1200 {
            last = (try? folder.grades("reports")) ?? [:]
            if last == grades { return }
            usleep(100_000)
        }
        throw TooLate(description: "\(what): \(last)")
    }
}
