import Foundation
import ProgramTestHelpers

@testable import Processes

/// The system programs that tests use.
enum Programs {
    /// Runs a program and returns its output. If the program is missing, the test is skipped.
    static func run(
        _ needed: Needed, _ arguments: [String]
    ) throws -> (end: ProcessEnd, text: String) {
        try FixtureLearner.processes.output(
            of: Command(
                executable: try needed.programOrSkip(), arguments: arguments,
                environment: ProcessInfo.processInfo.environment, directory: "/"))
    }

    /// Runs a shell script in a folder, with more environment variables, and returns everything it prints.
    static func shell(
        _ script: String, in folder: String, with variables: [String: String] = [:]
    ) throws -> (end: ProcessEnd, text: String) {
        try FixtureLearner.processes.output(
            of: Command(
                executable: "/bin/sh", arguments: ["-c", script],
                environment: ProcessInfo.processInfo.environment.merging(variables) { $1 },
                directory: folder))
    }

    /// The absolute path of a program; nil if it doesn't exist.
    static func path(_ name: String) -> String? {
        findExecutable(name, path: ProcessInfo.processInfo.environment["PATH"])
    }

    static func run(_ needed: Needed, _ arguments: String...) throws -> (
        end: ProcessEnd, text: String
    ) {
        try run(needed, arguments)
    }
}
