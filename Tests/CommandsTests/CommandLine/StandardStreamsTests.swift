import Foundation
import XCTest

@testable import Commands
@testable import FileSystem
@testable import KitTestHelpers
@testable import Processes

/// The real program, where somebody has closed its streams.
final class StandardStreamsTests: XCTestCase {
    private func run(_ words: String) throws -> (end: ProcessEnd, text: String) {
        let folder = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().path
        return try FixtureLearner.processes.output(
            of: Command(
                executable: "/bin/sh", arguments: ["-c", "'\(folder)/grade' \(words)"],
                environment: ProcessInfo.processInfo.environment,
                directory: FixtureLearner.kit.root))
    }

    func testClosedOutputIsAnError() throws {
        let (end, text) = try run("--version >&-")
        XCTAssertEqual(end, .exited(70))
        assertContains(text, "standard output: it is closed")
    }

    func testClosedInputAndErrorAreNotMissed() throws {
        let (end, text) = try run("--version <&- 2>&-")
        XCTAssertEqual(end, .exited(0))
        XCTAssertEqual(text, "\(CommandLineTool.version)\n")
    }

    func testWithNothingOpenAFileIsNotTakenForTheOutput() throws {
        let kit = FixtureLearner.kit
        let path = "Starter/Stage1/EvenOdd.swift"
        let before = try Files.live.read(kit.path(path))
        XCTAssertEqual(try run("diff even-odd <&- >&- 2>&-").end, .exited(70))
        XCTAssertEqual(try Files.live.read(kit.path(path)), before)
    }
}
