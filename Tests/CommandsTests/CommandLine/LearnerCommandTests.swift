import Foundation
import XCTest

@testable import Catalog
@testable import Commands
@testable import CommandsTestHelpers
@testable import FileSystem
@testable import Grading
@testable import KitTestHelpers
@testable import Processes
@testable import TerminalKit

/// The commands of the learner's loop that change or show files, and how they end.
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
            identity: "test", cleanup: CleanupHandlers())
    }

    private func diff(_ words: String) throws -> Int32 {
        let context = try context("diff \(words)")
        return try DiffCommand(
            context: context, options: try DiffOptions(context.invocation.options),
            diff: FileDiff { "--- \($0)\n+++ \($1)\n@@ -1 +1 @@\n" }
        ).run()
    }

    func testDiffOfTestsIsInTheLibraryOfTheLearners() throws {
        let path = "Stage1Tests/MyEvenOddTests.swift"
        try fake.files.write("/kit/Finished/\(path)", Array("import XCTest\n".utf8))
        try fake.files.write(
            "/kit/Finished/SwiftTesting/\(path)", Array("import Testing\n// model\n".utf8))
        try fake.files.write("/kit/Starter/\(path)", Array("import Testing\n".utf8))
        XCTAssertEqual(try diff("even-odd --tests"), 1)
        XCTAssertEqual(
            out.text,
            """
            --- Starter/\(path)
            +++ Finished/SwiftTesting/\(path)
            @@ -1 +1 @@

            """)
        try fake.files.write("/kit/Starter/\(path)", Array("import XCTest\n".utf8))
        XCTAssertEqual(try diff("even-odd --tests"), 0, "the model tests in XCTest")
    }

    func testTestsArePutBackInTheLibraryOfTheLearners() throws {
        let path = "Stage1Tests/MyEvenOddTests.swift"
        for (text, place) in [("import Testing", "SwiftTesting/\(path)"), ("import XCTest", path)] {
            try fake.files.write("/kit/Finished/\(path)", [])
            try fake.files.write("/kit/Finished/SwiftTesting/\(path)", [])
            try fake.files.write("/kit/Starter/\(path)", Array("\(text)\n// mine\n".utf8))
            var command = try reset("reset even-odd --tests --yes", answer: nil)
            command.shipped = ShippedFiles { Array("shipped \($0)\n".utf8) }
            XCTAssertEqual(try command.run(), 0)
            XCTAssertEqual(fake.text("/kit/Starter/\(path)"), "shipped \(place)\n")
            XCTAssertEqual(fake.text("/kit/Starter/Stage1/EvenOdd.swift"), "mine\n")
        }
    }

    func testAFileOfTestsThatIsGoneComesBackInTheLibraryOfTheOthers() throws {
        let path = "Stage1Tests/MyEvenOddTests.swift"
        try fake.files.write("/kit/Starter/Stage1/EvenOdd.swift", Array("mine\n".utf8))
        try fake.files.write("/kit/Finished/SwiftTesting/\(path)", [])
        let other = "/kit/Starter/Stage1Tests/MyLabelsTests.swift"
        try fake.files.write(other, Array("import Testing\n".utf8))
        var command = try reset("reset even-odd --tests --yes", answer: nil)
        command.shipped = ShippedFiles { Array("shipped \($0)\n".utf8) }
        XCTAssertEqual(try command.run(), 0)
        XCTAssertEqual(fake.text("/kit/Starter/\(path)"), "shipped SwiftTesting/\(path)\n")
    }

    func testDiffOfAnExercise() throws {
        XCTAssertEqual(try diff("even-odd"), 1)
        XCTAssertEqual(
            out.text,
            """
            --- Starter/Stage1/EvenOdd.swift
            +++ Finished/Stage1/EvenOdd.swift
            @@ -1 +1 @@

            """)
    }

    func testDiffWithoutADifference() throws {
        try fake.files.write("/kit/Starter/Stage1/EvenOdd.swift", Array("answer\n".utf8))
        XCTAssertEqual(try diff("even-odd"), 0)
        XCTAssertEqual(
            out.text, "There is no difference: your file is the same as in Finished.\n")
    }

    func testAStageHasTheFilesOfItsExercisesFirstAndThenTheOthers() throws {
        let context = try context("diff 1")
        XCTAssertEqual(
            try ExerciseFiles(of: context.invocation, kit: context.kit, files: fake.files).paths,
            [
                "Stage1/EvenOdd.swift", "Stage1/NumberFormatter.swift", "Stage1/Labels.swift",
                "Stage1/ShippingPrice.swift", "Stage1/Screen.swift",
            ])
    }

    /// A reset on a terminal where somebody answers; nil where there is no terminal.
    private func reset(_ line: String, answer: String?) throws -> ResetCommand {
        let context = try context(line)
        var command = ResetCommand(
            context: context, options: try ResetOptions(context.invocation.options))
        command.shipped = ShippedFiles { _ in Array("shipped\n".utf8) }
        command.prompt = Prompt(isInteractive: answer != nil) { [error] question in
            error.write(question)
            return answer
        }
        command.now = { Date(timeIntervalSince1970: 0) }
        return command
    }

    private var mine: String? { fake.text("/kit/Starter/Stage1/EvenOdd.swift") }

    private var backup: String {
        ".grade/backups/\(ResetText.folderName(Date(timeIntervalSince1970: 0), in: .current))"
    }

    func testResetAfterAYesKeepsABackupThatItNames() throws {
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

    func testResetAfterAnythingElseChangesNothing() throws {
        for answer in ["", "n", "yess", "no"] {
            XCTAssertEqual(try reset("reset even-odd", answer: answer).run(), 1, answer)
            XCTAssertEqual(mine, "mine\n", answer)
        }
        XCTAssertEqual(fake.written, [])
    }

    func testResetRefusesWithoutATerminal() throws {
        XCTAssertEqual(try reset("reset even-odd", answer: nil).run(), 64)
        XCTAssertEqual(fake.written, [])
        assertContains(error.text, "add --yes")
        XCTAssertEqual(out.text, "")
    }

    func testResetWithYesNeedsNoTerminal() throws {
        XCTAssertEqual(try reset("reset even-odd --yes", answer: nil).run(), 0)
        XCTAssertEqual(mine, "shipped\n")
        XCTAssertEqual(error.text, "")
    }

    func testResetOfAFileThatIsAsItWasShipped() throws {
        try fake.files.write("/kit/Starter/Stage1/EvenOdd.swift", Array("shipped\n".utf8))
        XCTAssertEqual(try reset("reset even-odd", answer: "y").run(), 0)
        XCTAssertEqual(out.text, "Starter/Stage1/EvenOdd.swift is still the original.\n")
        XCTAssertEqual(error.text, "", "there is nothing to ask")
    }

    func testResetWantsAStageOrAnExercise() throws {
        XCTAssertEqual(try reset("reset --yes", answer: "y").run(), 64)
        assertContains(error.text, "say what to reset")
    }

    func testABackupIsNamedAfterItsTime() throws {
        let zone = try XCTUnwrap(TimeZone(secondsFromGMT: 0))
        XCTAssertEqual(
            ResetText.folderName(Date(timeIntervalSince1970: 1_772_373_909), in: zone),
            "2026-03-01-140509")
    }

    func testTheDoctorEndsWith1WhereSomethingIsMissing() throws {
        var command = DoctorCommand(context: try context("doctor"))
        command.probes.freeSpace = { _ in 0 }
        command.probes.quickBuildProblem = { nil }
        XCTAssertEqual(try command.run(), 1)
        assertContains(out.text, "✗ Disk space\n")
    }

    /// The real pipeline, on this repository's own stage 1.
    func testHintsFollowEachOtherAndNothingIsLeftInFinished() throws {
        let kit = FixtureLearner.kit
        try Files.live.remove("\(kit.cache)/hints.json")
        for number in [1, 2] {
            let sent = out.text
            let context = try context("hint 1", kit: kit, files: .live)
            XCTAssertEqual(
                try HintCommand(context: context, options: GradingOptions()).run(), 1)
            let text = String(out.text.dropFirst(sent.count))
            assertContains(text, "Hint \(number) of ")
        }
        let finished = HintCommand(
            context: try context("hint labels", kit: kit, files: .live),
            options: GradingOptions(tree: .finished))
        XCTAssertEqual(try finished.run(), 0)
        assertContains(out.text, "Nothing is left to do here")
    }
}
