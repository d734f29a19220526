import Foundation
import TerminalTestHelpers
import XCTest

@testable import Catalog
@testable import FileSystem
@testable import GradeKit
@testable import Grading
@testable import KitTestHelpers
@testable import Processes
@testable import TerminalKit

/// A copy of the kit for the tests of the watch screen, with an untouched `Starter`.
///
/// Its workspaces are kept between runs, so that they stay warm.
struct WatchKit {
    let kit: Kit

    init() throws {
        kit = try KitCopy("watch").kit
        try Files.live.remove("\(kit.cache)/hints.json")
    }

    /// Starts `grade watch` in a terminal of its own.
    func watch(
        _ words: String..., columns: Int = 80, rows: Int = 24, environment: [String: String] = [:]
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

    /// Starts a shell in a terminal of its own, which finds `grade`.
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

    /// Saves the finished files of an exercise as the learner's.
    func solve(_ exercise: Exercise, stage: Stage) throws {
        for file in exercise.files {
            let bytes = try Files.live.read(kit.path("Finished/\(stage.folder)/\(file)"))
            try Files.live.write(kit.path("Starter/\(stage.folder)/\(file)"), bytes)
        }
    }

    /// Saves a file of the learner's.
    func save(_ path: String, _ text: String) throws {
        try Files.live.write(kit.path("Starter/\(path)"), Array(text.utf8))
    }
}
