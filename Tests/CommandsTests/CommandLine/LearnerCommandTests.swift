import Foundation
import XCTest

@testable import Catalog
@testable import Commands
@testable import FileSystem
@testable import Grading
@testable import KitTestHelpers
@testable import Processes
@testable import TerminalKit

/// Tests the commands that a learner uses to change or show files, and their exit statuses.
final class LearnerCommandTests: XCTestCase {
    private let out = TextSink()
    private let error = TextSink()
    private let fake = FakeFiles([
        "/kit/Package.swift": "", "/kit/Exercises/Catalog/Stage.swift": "",
        "/kit/Starter/Stage1/EvenOdd.swift": "mine\n",
        "/kit/Finished/Stage1/EvenOdd.swift": "answer\n",
        "/kit/Finished/Stage1/Screen.swift": "screen\n",
        "/kit/Starter/Stage1/Screen.swift": "screen\n",
    ])

    private func context(
        _ line: String, kit: Kit = Kit(root: "/kit"), files: Files? = nil
    ) throws -> CommandContext {
        let files = files ?? fake.files
        return CommandContext(
            invocation: try Parser.parse(line.split(separator: " ").map(String.init), .shipped),
            kit: kit,
            machine: Machine(
                files: files, processes: FixtureLearner.processes,
                environment: ProcessInfo.processInfo.environment),
            console: Console(
                out: { [out] text throws(FileError) in out.write(text) },
                error: { [error] in error.write($0) }, usesColor: false),
            identity: FixtureLearner.identity, cleanup: CleanupHandlers())
    }

    /// Runs `grade diff` without git, because git can't read the test's files, which are only in memory.
    private func diff(_ words: String) throws -> Int32 {
        var context = try context("diff \(words)")
        context.machine.environment = ["PATH": "/nowhere"]
        return try Verb.diff.run(context)
    }

    func testDiffShowsTestsInTheLearnersLibrary() throws {
        let path = "Stage1Tests/MyEvenOddTests.swift"
        try fake.files.write("/kit/Finished/\(path)", Array("import XCTest\n".utf8))
        try fake.files.write(
            "/kit/Finished/SwiftTesting/\(path)", Array("import Testing\n// model\n".utf8))
        try fake.files.write("/kit/Starter/\(path)", Array("import Testing\n".utf8))
        XCTAssertEqual(try diff("even-odd --tests"), 1)
        assertContains(out.text, "Starter/\(path) and Finished/SwiftTesting/\(path) differ.")
        try fake.files.write("/kit/Starter/\(path)", Array("import XCTest\n".utf8))
        XCTAssertEqual(try diff("even-odd --tests"), 0, "the model tests in XCTest")
    }

    func testResetRestoresTestsInTheLearnersLibrary() throws {
        let path = "Stage1Tests/MyEvenOddTests.swift"
        for (text, place) in [("import Testing", "SwiftTesting/\(path)"), ("import XCTest", path)] {
            try fake.files.write("/kit/Finished/\(path)", [])
            try fake.files.write("/kit/Finished/SwiftTesting/\(path)", [])
            try fake.files.write("/kit/Starter/\(path)", Array("\(text)\n// mine\n".utf8))
            let command = try reset("reset even-odd --tests --yes") { "shipped \($0)\n" }
            XCTAssertEqual(try command.run(), 0)
            XCTAssertEqual(fake.text("/kit/Starter/\(path)"), "shipped \(place)\n")
            XCTAssertEqual(fake.text("/kit/Starter/Stage1/EvenOdd.swift"), "mine\n")
        }
    }

    func testAMissingTestFileIsRestoredInTheLibraryOfTheOthers() throws {
        let path = "Stage1Tests/MyEvenOddTests.swift"
        try fake.files.write("/kit/Starter/Stage1/EvenOdd.swift", Array("mine\n".utf8))
        try fake.files.write("/kit/Finished/SwiftTesting/\(path)", [])
        let other = "/kit/Starter/Stage1Tests/MyLabelsTests.swift"
        try fake.files.write(other, Array("import Testing\n".utf8))
        let command = try reset("reset even-odd --tests --yes") { "shipped \($0)\n" }
        XCTAssertEqual(try command.run(), 0)
        XCTAssertEqual(fake.text("/kit/Starter/\(path)"), "shipped SwiftTesting/\(path)\n")
    }

    func testDiffReportsThatThereIsNoDifference() throws {
        try fake.files.write("/kit/Starter/Stage1/EvenOdd.swift", Array("answer\n".utf8))
        XCTAssertEqual(try diff("even-odd"), 0)
        XCTAssertEqual(out.text, "No differences: your file is the same as in Finished.\n")
    }

    func testAStageListsTheFilesOfItsExercisesFirst() throws {
        XCTAssertEqual(
            try ExerciseFiles(
                stages: [1], exercises: [], kit: Kit(root: "/kit"), files: fake.files
            ).paths,
            [
                "Stage1/EvenOdd.swift", "Stage1/NumberFormatter.swift", "Stage1/Labels.swift",
                "Stage1/ShippingPrice.swift", "Stage1/Screen.swift",
            ])
    }

    /// Runs `grade reset` in a terminal in which this answer is typed. If it is nil, there is no terminal.
    private func reset(
        _ line: String, answer: String? = nil,
        shipped: @escaping @Sendable (String) -> String = { _ in "shipped\n" }
    ) throws -> ResetCommand {
        let context = try context(line)
        var command = ResetCommand(context: context)
        command.reset = Reset(
            kit: context.kit, files: fake.files,
            shipped: ShippedFiles { Array(shipped($0).utf8) })
        command.prompt = Prompt(isInteractive: answer != nil) { [error] question in
            error.write(question)
            return answer
        }
        command.now = { Date(timeIntervalSince1970: 0) }
        return command
    }

    private var mine: String? { fake.text("/kit/Starter/Stage1/EvenOdd.swift") }

    private var backup: String {
        let path = fake.paths.first { $0.contains("/backups/") } ?? ""
        return path.replacing("/kit/", with: "").replacing(
            "/Starter/Stage1/EvenOdd.swift", with: "")
    }

    func testResetKeepsABackupAndNamesIt() throws {
        XCTAssertEqual(try reset("reset even-odd", answer: " Yes ").run(), 0)
        XCTAssertEqual(mine, "shipped\n")
        XCTAssertEqual(fake.text("/kit/\(backup)/Starter/Stage1/EvenOdd.swift"), "mine\n")
        XCTAssertEqual(
            out.text,
            """
            Restored Starter/Stage1/EvenOdd.swift
              Your version is in \(backup)/Starter/Stage1/EvenOdd.swift

            """)
        XCTAssertTrue(error.text.hasSuffix("Continue? [y/N] "), error.text)
    }

    func testResetWithoutAYesChangesNothing() throws {
        for answer in ["", "n", "yess", "no"] {
            XCTAssertEqual(try reset("reset even-odd", answer: answer).run(), 1, answer)
            XCTAssertEqual(mine, "mine\n", answer)
        }
        XCTAssertEqual(fake.written, [])
    }

    func testResetWithYesNeedsNoTerminal() throws {
        XCTAssertEqual(try reset("reset even-odd --yes", answer: nil).run(), 0)
        XCTAssertEqual(mine, "shipped\n")
        XCTAssertEqual(error.text, "")
    }

    func testResettingAnUnchangedFileNeedsNoConfirmation() throws {
        try fake.files.write("/kit/Starter/Stage1/EvenOdd.swift", Array("shipped\n".utf8))
        XCTAssertEqual(try reset("reset even-odd", answer: "y").run(), 0)
        XCTAssertEqual(out.text, "Starter/Stage1/EvenOdd.swift is still the original.\n")
        XCTAssertEqual(error.text, "", "no question may be asked")
    }

    func testMissingArgumentsOfResetAreReported() throws {
        for (words, missing) in [
            ("reset --yes", "a stage (1 to 4) or an exercise"),
            ("reset even-odd", "--yes, because it can't ask without a terminal"),
        ] {
            XCTAssertThrowsError(try reset(words).run()) {
                XCTAssertEqual($0 as? UsageError, .missing(missing, for: .reset))
            }
        }
        XCTAssertEqual(mine, "mine\n")
    }

    /// This test grades stage 1 of this repository with the real pipeline.
    func testHintsAdvanceAndFinishedWorkHasNone() throws {
        var kit = FixtureLearner.kit
        // Other tests grade in the kit's own workspaces, and this test would wait for them.
        kit.cache += "/hints"
        try Files.live.remove("\(kit.cache)/hints.json")
        for number in [1, 2] {
            let sent = out.text
            let context = try context("hint 1", kit: kit, files: .live)
            XCTAssertEqual(try HintCommand(context: context).run(), 1)
            let text = String(out.text.dropFirst(sent.count))
            assertContains(text, "Hint \(number) of ")
        }
        // The hint is about the exercise that comes first in the workshop.
        let sent = out.text
        let both = HintCommand(
            context: try context("hint shipping-price labels", kit: kit, files: .live))
        XCTAssertEqual(try both.run(), 1)
        assertContains(String(out.text.dropFirst(sent.count)), "Labels (labels)")
        let shown = try Files.live.read("\(kit.cache)/hints.json")
        let finished = HintCommand(
            context: try context("hint labels --tree Finished", kit: kit, files: .live))
        XCTAssertEqual(try finished.run(), 0)
        assertContains(out.text, "Nothing is left to do here")
        XCTAssertEqual(
            try Files.live.read("\(kit.cache)/hints.json"), shown, "hints must be about Starter")
    }
}
