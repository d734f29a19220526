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
