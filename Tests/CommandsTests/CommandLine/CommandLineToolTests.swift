import Foundation
import XCTest

@testable import Catalog
@testable import Commands
@testable import FileSystem
@testable import Grading
@testable import KitTestHelpers
@testable import Processes
@testable import Reports
@testable import grader

/// Tests the output and the exit status of `grade` when it can't grade.
final class CommandLineToolTests: XCTestCase {
    /// The results of running the tool.
    private struct Outcome {
        let status: Int32
        let out: String
        let error: String
    }

    private let kit = [
        "/kit/Package.swift": "", "/kit/Exercises/Catalog/Stage.swift": "",
    ]

    private func run(
        _ line: String, files: Files, environment: [String: String] = [:],
        places: [String] = ["/kit"]
    ) -> Outcome {
        let out = TextSink()
        let error = TextSink()
        let tool = CommandLineTool(
            verbs: GraderProgram.verbs,
            machine: Machine(
                files: files, processes: FixtureLearner.processes, environment: environment),
            console: Console(
                out: { text throws(FileError) in out.write(text) }, error: { error.write($0) },
                usesColor: false),
            places: places)
        let status = tool.run(line.split(separator: " ").map(String.init))
        return Outcome(status: status, out: out.text, error: error.text)
    }

    func testAnInvalidCommandLineExitsWith64AndShowsTheUsage() {
        let outcome = run("gradee", files: FakeFiles(kit).files)
        XCTAssertEqual(outcome.status, 64)
        XCTAssertEqual(outcome.out, "")
        XCTAssertEqual(
            outcome.error,
            """
            error: 'gradee' isn't a command, a stage (1 to 4), an encore or an exercise. Did
            you mean 'grade'?

            USAGE: swift run grade [COMMAND] [STAGE|EXERCISE...] [options]
            See 'swift run grade --help' for all commands and options.

            """)
    }

    func testControlCharactersInArgumentsAreEscaped() {
        let outcome = run("\u{1B}[2J", files: FakeFiles(kit).files)
        XCTAssertFalse(outcome.error.contains("\u{1B}"))
        XCTAssertTrue(outcome.error.contains(#"\u{1B}[2J"#))
    }

    func testHelpFits80Columns() {
        for verb in GraderProgram.verbs {
            let outcome = run("help \(verb.name)", files: FakeFiles(kit).files)
            XCTAssertEqual(outcome.status, 0)
            XCTAssertEqual(outcome.out, Help(grammar: .shipped).text(for: verb) + "\n")
            for line in outcome.out.split(separator: "\n") {
                XCTAssertLessThanOrEqual(line.count, 80, String(line))
            }
        }
    }

    func testTheVersionIsPrinted() {
        let outcome = run("--version", files: FakeFiles(kit).files)
        XCTAssertEqual(outcome.out, "\(CommandLineTool.version)\n")
        XCTAssertEqual(outcome.status, 0)
    }

    func testRunningOutsideTheKitIsAnError() {
        let outcome = run("", files: FakeFiles(kit).files, places: ["/home/me"])
        XCTAssertEqual(outcome.status, 70)
        XCTAssertTrue(outcome.error.hasPrefix("error: /home/me isn't part of the workshop."))
    }

    func testAMissingSwiftIsReported() {
        let outcome = run("", files: FakeFiles(kit).files, environment: ["PATH": "/nowhere"])
        XCTAssertEqual(outcome.status, 70)
        XCTAssertTrue(outcome.error.hasPrefix("error: There is no 'swift' on the PATH."))
        XCTAssertEqual(outcome.out, "")
    }

    func testASwiftThatDoesNotWorkIsReported() throws {
        let folder = "\(NSTemporaryDirectory())/swift-\(UUID().uuidString)"
        defer { try? Files.live.remove(folder) }
        try Files.live.write("\(folder)/swift", Array("#!/bin/sh\necho broken >&2; exit 3\n".utf8))
        XCTAssertEqual(chmod("\(folder)/swift", 0o755), 0)
        let outcome = run("", files: FakeFiles(kit).files, environment: ["PATH": folder])
        XCTAssertEqual(outcome.status, 70)
        let line = outcome.error.replacing("\n", with: " ")
        XCTAssertTrue(line.contains("doesn't report its version"), outcome.error)
        assertContains(outcome.error, "broken")
    }

    func testAMissingTreeIsNamed() {
        let environment = ProcessInfo.processInfo.environment
        let outcome = run("1", files: .live, environment: environment, places: [emptyKit()])
        XCTAssertEqual(outcome.status, 70)
        let line = outcome.error.replacing("\n", with: " ")
        XCTAssertTrue(line.contains("The folder "), outcome.error)
        XCTAssertTrue(line.contains("/Starter/Stage1 is missing. Run 'git restore"), outcome.error)
    }

    func testErrorsFit80ColumnsAndPathsStayWhole() {
        let path = "/" + String(repeating: "folder/", count: 20) + "file"
        let errors: [any Error] = [
            FileError(action: .write, path: path, reason: .noSpace),
            GradeError.reportNotWritten(.missing, path: path), GradeError.noKit(from: path),
        ]
        for error in errors {
            let lines = ErrorText.lines(error).split(separator: "\n")
            XCTAssertTrue(lines.contains { $0.contains(path) }, "\(lines)")
            for line in lines where !line.contains(path) {
                XCTAssertLessThanOrEqual(line.count, 80, String(line))
            }
        }
    }

    func testAnInvalidTemporaryFolderIsIgnored() {
        let files = Files.live
        let folder = NSTemporaryDirectory()
        XCTAssertEqual(
            CommandLineTool.usable(["TMPDIR": folder, "A": "b"], files: files),
            ["TMPDIR": folder, "A": "b"])
        for wrong in ["/nowhere/at/all", "/dev/null", "relative"] {
            XCTAssertEqual(
                CommandLineTool.usable(["TMPDIR": wrong, "A": "b"], files: files), ["A": "b"])
        }
    }

    /// Creates a folder that looks like the kit but has nothing to grade.
    private func emptyKit() -> String {
        let folder = "\(NSTemporaryDirectory())/kit-\(UUID().uuidString)"
        for path in ["Package.swift", "Exercises/Catalog/Stage.swift"] {
            XCTAssertNoThrow(try Files.live.write("\(folder)/\(path)", []))
        }
        for path in [
            "Exercises/Shared", "Tests/TestHelpers", "Tests/TestReporter",
            "Tests/TestReporterStart", "Tests/ControlTests",
        ] {
            XCTAssertNoThrow(try Files.live.makeFolder("\(folder)/\(path)"))
        }
        addTeardownBlock { try? Files.live.remove(folder) }
        return folder
    }
}
