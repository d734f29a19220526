import Foundation
import XCTest

@testable import Catalog
@testable import Commands
@testable import FileSystem
@testable import Grading
@testable import Processes
@testable import grader

/// A copy of the kit that contains the made-up workshop, and the output of `grade` there.
///
/// Its workspaces are kept between runs, so that they stay warm.
struct MadeUpKit {
    /// The outcome of running the tool.
    struct Outcome {
        let status: Int32
        let out: String
        let error: String

        /// All output on one line.
        var words: String { (out + error).replacing(#/\s+/#, with: " ") }
    }

    let copy: KitCopy
    var workshop: Workshop

    var root: String { copy.kit.root }

    /// The files of the made-up stages, by path in the kit.
    private static let added: [String: [UInt8]] = {
        let folder = FixtureLearner.kit.path("Tests/CommandsTests/MadeUpWorkshop")
        return (try? SourceFolder.read(folder, ending: ".swift", files: .live).files) ?? [:]
    }()

    init() throws {
        copy = try KitCopy("made-up")
        try Files.live.remove(copy.kit.path(".grade/hints.json"))
        var objects = Workshop.shipped.shippedObjects
        for (path, bytes) in Self.added {
            try Files.live.write(copy.kit.path(path), bytes)
            guard path.hasPrefix("Starter/") else { continue }
            objects[String(path.dropFirst("Starter/".count))] = GitObjectName.ofBlob(bytes)
        }
        workshop = MadeUpWorkshop.workshop(shippedObjects: objects)
        try setManifest()
    }

    /// Adds the stages and the encore to the copy's manifest.
    private func setManifest() throws {
        let path = copy.kit.path("Package.swift")
        var text = String(decoding: try Files.live.read(path), as: UTF8.self)
        for (list, new) in zip(Self.lists(of: .shipped), Self.lists(of: workshop)) {
            guard text.contains("\n\(list)\n") else { throw MissingList(list: list) }
            text = text.replacing(list, with: new)
        }
        try Files.live.write(path, Array(text.utf8))
    }

    /// The two lists in a manifest with a workshop's stages and encores.
    private static func lists(of workshop: Workshop) -> [String] {
        let numbers = workshop.numbered.map { "\"\($0.id)\"" }.joined(separator: ", ")
        let names = workshop.encores.map { "    \"\($0.id)\",\n" }.joined()
        return ["let stages = [\(numbers)]", "let encores: [String] = [\n\(names)]"]
    }

    /// The error that the manifest lacks an expected list.
    struct MissingList: Error, CustomStringConvertible {
        let list: String
        var description: String { "Package.swift doesn't have '\(list)'." }
    }

    /// Runs `grade` in this process.
    func run(_ words: [String]) -> Outcome {
        let (out, error) = (TextSink(), TextSink())
        let tool = CommandLineTool(
            verbs: GraderProgram.verbs, workshop: workshop, machine: FixtureLearner.machine,
            console: console(out, error), places: [root])
        let status = tool.run(words)
        return Outcome(status: status, out: out.text, error: error.text)
    }

    func run(_ line: String) -> Outcome {
        run(line.split(separator: " ").map(String.init))
    }

    /// Runs `grade` and asserts that its output or its error output contains some words.
    func assert(
        _ line: String, _ status: Int32, has: [String] = [], hasNot: [String] = [],
        file: StaticString = #filePath, number: UInt = #line
    ) {
        let outcome = run(line)
        XCTAssertEqual(outcome.status, status, outcome.words, file: file, line: number)
        for text in has {
            XCTAssertTrue(
                outcome.words.contains(text),
                "'\(text)' is not in:\n\(outcome.out)\(outcome.error)", file: file, line: number)
        }
        for text in hasNot {
            XCTAssertFalse(
                outcome.words.contains(text), "'\(text)' is in:\n\(outcome.out)", file: file,
                line: number)
        }
    }

    /// The context in which a command runs in the copy.
    func context(_ line: String, out: TextSink = TextSink()) throws -> CommandContext {
        CommandContext(
            invocation: try Parser.parse(
                line.split(separator: " ").map(String.init),
                Grammar(verbs: GraderProgram.verbs, workshop: workshop)),
            kit: Kit(root: root, workshop: workshop), machine: FixtureLearner.machine,
            console: console(out, out), identity: "test")
    }

    private func console(_ out: TextSink, _ error: TextSink) -> Console {
        Console(
            out: { text throws(FileError) in out.write(text) }, error: { error.write($0) },
            usesColor: false)
    }

    /// Writes one of the learner's files.
    func write(_ path: String, _ text: String) throws {
        try Files.live.write("\(root)/Starter/\(path)", Array(text.utf8))
    }

    /// Replaces the learner's folders with the finished ones; all of them if none is named.
    func finish(_ folders: String...) throws {
        for folder in folders.isEmpty ? ["."] : folders {
            let finished = try SourceFolder.read(
                copy.kit.path("Finished/\(folder)"), ending: ".swift", files: .live)
            for (path, bytes) in finished.files {
                try Files.live.write("\(root)/Starter/\(folder)/\(path)", bytes)
            }
        }
    }

    /// The paths of the files in a question's workspace.
    func workspace(_ question: Question) throws -> [String] {
        try SourceFolder.read(
            "\(root)/.grade/Starter/\(question.rawValue)/Starter", ending: ".swift", files: .live
        ).files.keys.sorted()
    }
}
