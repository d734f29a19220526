import Foundation
import XCTest

@testable import FileSystem
@testable import Grading
@testable import Processes

/// A copy of the kit for tests that run the built `grade`, with an untouched `Starter`.
///
/// Its workspaces are kept between runs, so that they stay warm.
struct KitCopy {
    let kit: Kit

    /// - Parameter name: A different name for each use, so that tests don't interfere with each other.
    init(_ name: String) throws {
        kit = Kit(root: FixtureLearner.kit.path(".grade/tests/\(name)"))
        try Self.copyKit(to: kit.root)
    }

    /// Copies the kit to a folder, and keeps everything else that is in the folder.
    static func copyKit(to folder: String) throws {
        try Files.live.makeFolder(folder)
        for name in ["Package.swift", "Starter", "Finished", "Tests", "Exercises", "Guide"] {
            try Files.live.remove("\(folder)/\(name)")
            try FileManager.default.copyItem(
                atPath: FixtureLearner.kit.path(name), toPath: "\(folder)/\(name)")
        }
    }

    /// The absolute path of the `grade` that was built together with these tests.
    static func program() throws -> String {
        let folder = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().path
        let program = findExecutable("\(folder)/grader", path: nil)
        return try XCTUnwrap(program, "no grader in \(folder)")
    }

    /// The command that runs `grade` with these arguments in the copy.
    func grade(_ words: [String]) throws -> Command {
        Command(
            executable: try Self.program(), arguments: words,
            environment: ProcessInfo.processInfo.environment, directory: kit.root)
    }
}
