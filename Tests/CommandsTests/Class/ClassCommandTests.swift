import Foundation
import ProgramTestHelpers
import XCTest

@testable import Classroom
@testable import Commands
@testable import FileSystem
@testable import Grading
@testable import KitTestHelpers
@testable import Processes
@testable import TerminalKit

/// Tests what `grade class` prints when it can't do what was requested.
final class ClassCommandTests: XCTestCase {
    private let root = "\(NSTemporaryDirectory())/class-command-\(UUID().uuidString)"

    override func setUpWithError() throws {
        try Files.live.makeFolder("\(root)/submissions/ann/Starter/Stage1")
        try Files.live.makeFolder("\(root)/empty")
        try Files.live.write("\(root)/file", [1])
    }

    override func tearDownWithError() throws { try Files.live.remove(root) }

    private func run(_ words: String...) throws -> (ProcessEnd, String) { try run(words) }

    /// Runs the built `grade` in the test's folder.
    private func run(_ words: [String], path: String? = nil) throws -> (ProcessEnd, String) {
        var environment = ProcessInfo.processInfo.environment
        if let path { environment["PATH"] = path }
        let command = Command(
            executable: try KitCopy.program(), arguments: words, environment: environment,
            directory: root)
        let (end, text) = try FixtureLearner.processes.output(of: command)
        return (end, text)
    }

    private func assert(
        _ result: (ProcessEnd, String), _ status: Int32, _ text: String,
        line number: UInt = #line
    ) {
        XCTAssertEqual(result.0, .exited(status), line: number)
        // A line may have been wrapped at any of its spaces.
        let line = result.1.replacing("\n", with: " ")
        XCTAssertTrue(line.contains(text), result.1, line: number)
    }

    /// Each case is an invalid command line or folder, with the exit status and the message that it
    /// leads to.
    func testInvalidCommandLinesAndFoldersAreReportedBeforeGrading() throws {
        try Needed.sandbox.orSkip()
        for (line, status, words) in [
            ("", 64, "the command 'class' needs the folder with the submissions."),
            ("submissions", 64, "the command 'class' needs --out, the folder for the reports."),
            ("a b --out x", 64, "takes only one name: remove 'b'."),
            ("a --out x --tree Finished", 64, "'--tree'"),
            ("submissions --out x --stages 9", 64, "'9' isn't a value for '--stages'"),
            ("submissions --out x --only ann --shard 1/2", 64, "can't be used together"),
            (
                "submissions --out x --only an", 64,
                "folder or archive, not 'an'. Did you mean 'ann'?"
            ),
            (
                "submissions --out x --only ann --only bob", 64,
                "folder or archive, not 'bob'."
            ),
            ("nowhere --out x", 70, "There is no folder nowhere."),
            ("file --out x", 70, "file: The file isn't an archive"),
            ("empty --out x", 70, "contains no submission"),
            ("submissions --out submissions/x", 70, "need different folders"),
            ("submissions --out .", 70, "need different folders"),
            ("submissions --out file", 70, "file can't be written to"),
        ] as [(String, Int32, String)] {
            let result = try run("class \(line)".split(separator: " ").map(String.init))
            assert(result, status, words)
            XCTAssertTrue(result.1.hasPrefix("error:"), "the error must come first: \(result.1)")
        }
        XCTAssertNil(Files.live.kind("\(root)/x"))
    }

    func testOneLearnerCanBeGradedAlone() throws {
        try Needed.sandbox.orSkip()
        try Files.live.remove("\(root)/submissions/ann/Starter")
        try Files.live.makeFolder("\(root)/submissions/Jose\u{301}")
        try Files.live.write("\(root)/list.csv", Array("name\nann\nJos\u{E9}\nMia\n".utf8))
        let command = ["class", "submissions", "--out", "x", "--roster", "list.csv"]
        // Learners who haven't been graded are also in all reports.
        let first = try run(command + ["--only", "Jos\u{E9}"])
        assert(first, 1, "Jos\u{E9}: ")
        XCTAssertFalse(first.1.contains("upload"), "other uploads must not be read: \(first.1)")
        let store = ResultStore(reports: "\(root)/x", files: .live, workshop: .shipped)
        XCTAssertEqual(try store.learnerNames(), ["Jos\u{E9}"])
        XCTAssertEqual(
            try statuses(), ["ann": "not graded yet", "Jos\u{E9}": "not graded", "Mia": absent])
        let whole = try run(command)
        assert(whole, 1, "2 could not be graded")
        assert(whole, 1, "submissions: 2 uploads, of which 0 were graded:")
        // Grading one learner again keeps the results of the others. A learner who has handed something in
        // since the last grading isn't graded yet.
        let kept = Files.live.modified(result(of: "ann", in: "x"))
        try Files.live.write("\(root)/submissions/ann/src/A.swift", [])
        try Files.live.makeFolder("\(root)/submissions/Mia")
        assert(try run(command + ["--only=Jos\u{E9}", "--fresh"]), 1, "without --only")
        XCTAssertEqual(Files.live.modified(result(of: "ann", in: "x")), kept)
        XCTAssertEqual(
            try statuses(),
            ["ann": "not graded", "Jos\u{E9}": "not graded", "Mia": "not graded yet"])
    }

    private let absent = "nothing handed in"

    /// The status of each learner in `grades.csv`.
    private func statuses() throws -> [String: String] {
        let rows = try text("x/grades.csv").split(whereSeparator: \.isNewline).map {
            $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
        }
        let status = try XCTUnwrap(rows[0].firstIndex(of: "status"))
        return Dictionary(uniqueKeysWithValues: rows.dropFirst().map { ($0[0], $0[status]) })
    }

    /// The path of a learner's result file.
    private func result(of learner: String, in reports: String) -> String {
        "\(root)/\(reports)/.results/learners/\(LearnerFileName.of(learner)).json"
    }

    private func text(_ path: String) throws -> String {
        String(decoding: try Files.live.read("\(root)/\(path)"), as: UTF8.self)
    }

    func testForeignFilesAreNotOverwritten() throws {
        for (folder, name) in [("site", "class.html"), ("marks", "grades.csv")] {
            try Files.live.write("\(root)/\(folder)/\(name)", Array("mine".utf8))
            let found = try run("class", "submissions", "--out", folder)
            assert(found, 70, "that this program didn't write: \(name)")
            assert(found, 70, "Choose another folder with --out")
            XCTAssertEqual(try Files.live.names("\(root)/\(folder)"), [name])
            XCTAssertEqual(
                try Files.live.read("\(root)/\(folder)/\(name)"), Array("mine".utf8))
        }
    }

    /// A class is graded in three parts, and then `grade class` runs once more without a part. This must
    /// produce the same reports as a single run.
    func testGradingAClassInPartsGivesTheSameReports() throws {
        try Needed.sandbox.orSkip()
        for learner in ["bill", "cat", "dan"] {
            try Files.live.makeFolder("\(root)/submissions/\(learner)")
        }
        try Files.live.remove("\(root)/submissions/ann/Starter")
        for (part, count) in [("1/3", 2), ("2/3", 1), ("3/3", 1)] {
            let result = try run("class", "submissions", "--out", "parts", "--shard", part)
            assert(result, 0, "\(count) of 4 learners graded in this part.")
            XCTAssertEqual(try Files.live.names("\(root)/parts"), [".results"])
        }
        let store = ResultStore(reports: "\(root)/parts", files: .live, workshop: .shipped)
        XCTAssertEqual(try store.learnerNames(), ["ann", "bill", "cat", "dan"])
        let kept = Files.live.modified(result(of: "ann", in: "parts"))
        for out in ["parts", "whole"] {
            assert(try run("class", "submissions", "--out", out), 1, "4 learners handed in")
        }
        XCTAssertEqual(Files.live.modified(result(of: "ann", in: "parts")), kept)
        let (parts, whole) = (
            try SourceFolder.read("\(root)/parts", ending: "", files: .live),
            try SourceFolder.read("\(root)/whole", ending: "", files: .live)
        )
        XCTAssertGreaterThan(parts.files.count, 10)
        XCTAssertEqual(parts.files, whole.files)
    }

    func testAmbiguousUploadsStopTheRunBeforeGrading() throws {
        try Needed.sandbox.orSkip()
        try Files.live.makeFolder("\(root)/submissions/jon-doe-main")
        try Files.live.remove("\(root)/submissions/ann/Starter")
        try Files.live.write("\(root)/list.csv", Array("name\nJohn Doe\nAnn\n".utf8))
        let words = ["class", "submissions", "--out", "x", "--roster", "list.csv"]
        let stopped = try run(words)
        assert(stopped, 70, "'jon-doe-main' matches no learner on the list.")
        XCTAssertNil(Files.live.kind("\(root)/x"))
        let allowed = try run(words + ["--allow-unmatched"])
        assert(allowed, 1, "list.csv has these columns: name.")
        assert(allowed, 1, "graded under their own names: jon-doe-main.")
        for file in ["grades.csv", "canvas.csv", "moodle.csv"] {
            let john = try text("x/\(file)").split(whereSeparator: \.isNewline)
                .first { $0.contains("John Doe") }
            XCTAssertEqual(john?.contains("0"), file == "grades.csv" ? false : nil, file)
        }
    }

    func testWithoutASandboxGradingIsRefused() throws {
        let folder = "\(root)/bin"
        try Files.live.makeFolder(folder)
        let swift = try XCTUnwrap(
            findExecutable("swift", path: ProcessInfo.processInfo.environment["PATH"]))
        try FileManager.default.createSymbolicLink(
            atPath: "\(folder)/swift", withDestinationPath: swift)
        try Files.live.write(result(of: "ann", in: "x"), [])
        let result = try run(["class", "submissions", "--out", "x", "--fresh"], path: folder)
        assert(result, 70, "--no-sandbox")
        XCTAssertNil(Files.live.kind("\(root)/x/class.html"))
        // The old result is kept, because grading can't replace it.
        XCTAssertNotNil(Files.live.kind(self.result(of: "ann", in: "x")))
    }
}
