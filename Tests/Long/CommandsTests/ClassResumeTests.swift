import Foundation
import ProgramTestHelpers
import XCTest

@testable import Commands
@testable import FileSystem
@testable import Grading
@testable import KitTestHelpers
@testable import Processes
@testable import TerminalKit

/// Tests that if a run over a class is killed and resumed, or split into shards, nothing is lost
/// and the reports are the same byte for byte.
final class ClassResumeTests: XCTestCase {
    override func setUpWithError() throws { try Needed.sandbox.orSkip() }

    private let processes = FixtureLearner.processes
    /// The graded stages: one in most runs, and all in the nightly run.
    private static let stages = Breadth.current.choose(some: "--stages=1", all: "--stages=1,2,3,4")

    private func makeClass() throws -> ClassFolder {
        let folder = ClassFolder(copy: try KitCopy("class"))
        try folder.add("untouched", tree: .starter)
        try folder.add("untouched too", tree: .starter)
        try folder.add("finished")
        for number in 1...3 {
            let note = "\n// The version of learner \(number).\n"
            let module = try Files.live.read(
                FixtureLearner.kit.path("Finished/Stage1/EvenOdd.swift"))
            try folder.add(
                "learner \(number)",
                ["Starter/Stage1/EvenOdd.swift": String(decoding: module, as: UTF8.self) + note])
        }
        try folder.add(fixture: "fatal-error", as: "crashing")
        try Files.live.write("\(folder.submissions)/no folder.zip", [])
        return folder
    }

    /// Grades the class into a folder of reports.
    private func grade(
        _ folder: ClassFolder, to reports: String, _ options: String...,
        within limit: Duration? = nil
    ) throws -> ProcessEnd {
        let command = try folder.copy.grade(
            ["class", folder.submissions, "--out", folder.path(reports), Self.stages] + options)
        return try processes.output(of: command, limits: Limits(total: limit)).end
    }

    func testKilledAndShardedRunsWriteTheSameReports() throws {
        let folder = try makeClass()
        defer { folder.remove() }
        XCTAssertEqual(try grade(folder, to: "whole"), .exited(1))
        // The runs are killed after delays that range in uneven steps from the start of the program
        // to the middle of the grading.
        for number in 0..<Breadth.current.choose(some: 4, all: 20) {
            _ = try grade(folder, to: "killed", within: .milliseconds(50 + number * 743 % 2950))
        }
        for part in 1...3 {
            XCTAssertEqual(
                try grade(folder, to: "parts", "--shard", "\(part)/3"), .exited(0))
        }
        let whole = try folder.texts("whole")
        for reports in ["killed", "parts"] {
            XCTAssertEqual(try grade(folder, to: reports), .exited(1))
            XCTAssertEqual(try folder.texts(reports), whole, reports)
        }
        let grades = try folder.grades("whole")
        XCTAssertEqual(
            grades["finished"], [Breadth.current.choose(some: "25", all: "100"), "mastered"])
        XCTAssertEqual(grades["no folder"], ["", "not graded"])
    }

    /// Runs the script as Slurm would: in the folder of the workshop, once for each shard.
    func testTheSlurmScriptGradesItsShard() throws {
        let folder = ClassFolder(copy: try KitCopy("class"))
        defer { folder.remove() }
        try folder.add("finished")
        try folder.add("untouched", tree: .starter)
        for learner in ["finished", "untouched"] {
            for stage in 2...4 {
                for name in ["Stage\(stage)", "Stage\(stage)Tests"] {
                    try Files.live.remove("\(folder.submissions)/\(learner)/Starter/\(name)")
                }
            }
        }
        for part in 1...2 {
            var environment = ProcessInfo.processInfo.environment
            environment["SLURM_ARRAY_TASK_ID"] = "\(part)"
            environment["SLURM_ARRAY_TASK_COUNT"] = "2"
            let script = FixtureLearner.kit.path("Guide/for-instructors/slurm-array.sh")
            // The script looks for the program where 'swift build' puts it.
            let program = URL(filePath: try KitCopy.program())
            let build = "\(folder.root)/kit/.build/grader"
            try? FileManager.default.createDirectory(
                atPath: build, withIntermediateDirectories: true)
            try? FileManager.default.createSymbolicLink(
                atPath: "\(build)/debug",
                withDestinationPath: program.deletingLastPathComponent().path)
            for name in ["Package.swift", "Exercises", "Finished", "Starter", "Tests"] {
                try? FileManager.default.createSymbolicLink(
                    atPath: "\(folder.root)/kit/\(name)",
                    withDestinationPath: folder.copy.kit.path(name))
            }
            let command = Command(
                executable: "/usr/bin/env",
                arguments: ["bash", script, folder.submissions, folder.path("slurm")],
                environment: environment, directory: "\(folder.root)/kit")
            let (end, text) = try processes.output(of: command)
            XCTAssertEqual(end, .exited(0), text)
        }
        for reports in ["slurm", "whole"] {
            XCTAssertEqual(try processes.output(of: folder.grade(to: reports)).end, .exited(1))
        }
        XCTAssertEqual(try folder.texts("slurm"), try folder.texts("whole"))
        XCTAssertEqual(
            try folder.grades("slurm"),
            ["finished": ["25", "not passed"], "untouched": ["0", "not passed"]])
    }
}
