import Catalog
import Foundation
import ProgramTestHelpers
import TerminalKit
import XCTest

@testable import Commands
@testable import FileSystem
@testable import Grading
@testable import KitTestHelpers
@testable import Processes

final class PackCommandTests: XCTestCase {
    func testTheArchiveContainsTheGradedFilesAndTheOthersAreNamed() throws {
        try Needed.tar.orSkip()
        for misplaced in [[], ["Starter/SwiftTesting/Stage1Tests/B.swift"]] {
            let kit = try kit(alsoWith: misplaced)
            let words = try run(kit, name: "Jörg Müller").replacing("\n", with: " ")
            for path in misplaced {
                assertContains(
                    words, "warning: some of your files aren't graded, so they are left out.")
                assertContains(words, "  \(path)")
            }
            XCTAssertEqual(words == "status 0", misplaced.isEmpty, words)
            XCTAssertEqual(
                try list("\(kit.root)/Jörg Müller.tar.gz"),
                ["Jörg Müller/Starter/Stage1/A.swift", "Jörg Müller/Starter/Stage1Tests/B.swift"])
            XCTAssertNil(Files.live.kind("\(kit.cache)/pack"))
        }
    }

    func testTheNameIsAskedForOnce() throws {
        try Needed.tar.orSkip()
        let kit = try kit()
        XCTAssertEqual(try run(kit, answer: "  Ann/../Lee \u{7}"), "status 0")
        XCTAssertEqual(try run(kit), "status 0")
        XCTAssertEqual(
            try Files.live.names(kit.root).filter { $0.hasSuffix(".gz") }, ["Ann .. Lee.tar.gz"])
    }

    func testWithoutANameNoFileIsWritten() throws {
        let kit = try kit()
        for answer in [nil, " /  "] {
            XCTAssertThrowsError(try run(kit, answer: answer)) { XCTAssertTrue($0 is UsageError) }
        }
    }

    func testFileNamesAreMadeSafe() {
        XCTAssertEqual(PackText.fileName("--help"), "help")
        XCTAssertEqual(PackText.fileName("..\n"), "")
        XCTAssertEqual(PackText.fileName("a:b*c?\"<>|\\d"), "a b c d")
        XCTAssertEqual(PackText.fileName(String(repeating: "x", count: 200)).count, 80)
    }

    private func kit(alsoWith others: [String] = []) throws -> Kit {
        let kit = Kit(root: try temporaryFolder())
        let paths = ["Starter/Stage1/A.swift", "Starter/Stage1Tests/B.swift", "Starter/x.txt"]
        for path in paths + others {
            try Files.live.write(kit.path(path), Array("x".utf8))
        }
        return kit
    }

    /// Runs `grade pack`, and returns its exit status and its output on standard error.
    private func run(_ kit: Kit, name: String? = nil, answer: String? = nil) throws -> String {
        let errors = TextSink()
        var invocation = Invocation(verb: .pack)
        invocation.options.name = name
        let context = CommandContext(
            invocation: invocation, kit: kit, machine: FixtureLearner.machine,
            console: Console(out: { _ in }, error: errors.write, usesColor: false), identity: "",
            cleanup: CleanupHandlers())
        let command = PackCommand(
            context: context, prompt: Prompt(isInteractive: answer != nil) { _ in answer })
        let status = try command.run()
        return ["status \(status)", errors.text].filter { !$0.isEmpty }.joined(separator: "\n")
    }

    private func list(_ archive: String) throws -> [String] {
        let tar = try Needed.tar.programOrSkip()
        let command = Command(
            executable: tar, arguments: ["-tf", archive, "--quoting-style=literal"],
            environment: ["LC_ALL": "C.UTF-8"], directory: "/")
        return try FixtureLearner.processes.output(of: command).text.split(separator: "\n")
            .map(String.init).filter { $0.hasSuffix(".swift") }.sorted()
    }
}
