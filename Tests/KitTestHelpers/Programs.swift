import Foundation
import XCTest

@testable import Processes

/// The programs of the system that tests use.
enum Programs {
    /// Runs a program and returns what it printed.
    ///
    /// On Linux, a missing one is a failure that says what to install.
    static func run(
        _ name: String, _ arguments: [String]
    ) throws -> (end: ProcessEnd, text: String) {
        guard let program = path(name) else {
            #if os(Linux)
                throw MissingProgram(name: name)
            #else
                throw XCTSkip("There is no '\(name)'.")
            #endif
        }
        return try FixtureLearner.processes.output(
            of: Command(
                executable: program, arguments: arguments,
                environment: ProcessInfo.processInfo.environment, directory: "/"))
    }

    /// The absolute path of a program; nil where there is none.
    static func path(_ name: String) -> String? {
        findExecutable(name, path: ProcessInfo.processInfo.environment["PATH"])
    }

    static func run(_ name: String, _ arguments: String...) throws -> (
        end: ProcessEnd, text: String
    ) {
        try run(name, arguments)
    }
}

/// A program that the tests need and the system doesn't have.
struct MissingProgram: Error, CustomStringConvertible {
    let name: String

    var description: String {
        "There is no '\(name)'. On Debian and Ubuntu: apt-get install chromium libxml2-utils "
            + "python3-jsonschema"
    }
}
