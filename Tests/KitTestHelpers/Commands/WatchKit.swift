import Foundation
import ProgramTestHelpers
import XCTest

@testable import Catalog
@testable import Commands
@testable import FileSystem
@testable import Grading
@testable import Processes
@testable import TerminalKit

/// A copy of the kit for the tests of the watch screen, with an untouched `Starter`.
///
/// Its workspaces are kept between runs, so that they stay warm.
struct WatchKit {
    let kit: Kit
    /// The test library of the finished tests that `solve(_:)` saves.
    var library = TestLibrary.xctest

    /// - Parameter isFirstStart: Whether the watch screen shows its welcome, as on its first start in a kit.
    init(isFirstStart: Bool = false) throws {
        kit = try KitCopy("watch").kit
        try Files.live.remove("\(kit.cache)/hints.json")
        if !isFirstStart {
            try HintMemory(kit: kit, files: .live).setShown(1, of: WatchWelcome.subject)
        }
    }

    /// Starts `grade watch` in a separate terminal.
    func watch(
        _ words: String..., columns: Int = 80, rows: Int = 24, environment: [String: String] = [:]
    ) throws -> PseudoTerminal {
        try watch(words, columns: columns, rows: rows, environment: environment)
    }

    /// Starts `grade watch` in a separate terminal.
    func watch(
        _ words: [String], columns: Int = 80, rows: Int = 24, environment: [String: String] = [:]
    ) throws -> PseudoTerminal {
        let grade = try KitCopy.program()
        let own = ProcessInfo.processInfo.environment
        let basic = [
            "PATH": own["PATH"] ?? "", "HOME": own["HOME"] ?? "", "TERM": "xterm-256color",
        ]
        return try PseudoTerminal(
            grade, ["watch"] + words, environment: basic.merging(environment) { $1 },
            directory: kit.root, columns: columns, rows: rows)
    }

    /// Starts a shell that can find `grade`, in a separate terminal.
    func shell() throws -> PseudoTerminal {
        let folder = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().path
        let own = ProcessInfo.processInfo.environment
        return try PseudoTerminal(
            "/bin/bash", ["--norc", "--noprofile", "-i"],
            environment: [
                "PATH": "\(folder):\(own["PATH"] ?? "")", "HOME": own["HOME"] ?? "",
                "TERM": "xterm-256color", "PS1": "ready> ",
            ], directory: kit.root, columns: 80, rows: 24)
    }

    /// Saves the finished version of a file as the learner's. A file of tests is saved with its test doubles.
    func solve(_ path: String) throws {
        let path = path.replacing("Starter/", with: "")
        let folder = path.split(separator: "/").dropLast().joined(separator: "/")
        let helpers =
            folder.hasSuffix("Tests")
            ? try Files.live.names(kit.path("Finished/\(folder)")).filter { !$0.hasPrefix("My") }
            : []
        for file in helpers.map({ "\(folder)/\($0)" }) + [path] {
            let version = kit.path("Finished/\(library.shippedPath(of: file))")
            let bytes = try Files.live.read(
                Files.live.kind(version) == nil ? kit.path("Finished/\(file)") : version)
            try Files.live.write(kit.path("Starter/\(file)"), bytes)
        }
    }

    /// Saves one of the learner's files.
    func save(_ path: String, _ text: String) throws {
        try Files.live.write(kit.path("Starter/\(path)"), Array(text.utf8))
    }
}
