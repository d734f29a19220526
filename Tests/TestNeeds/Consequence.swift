import Foundation
import XCTest

/// What becomes of a test, given what it needs.
package enum Consequence: Equatable {
    case runs
    case isSkipped(String)
    case fails(String)
}

extension Needed {
    /// What becomes of a test that needs this.
    ///
    /// Where changes are checked, nothing may be skipped unnoticed: such systems set the variable
    /// `CI`. On Linux, `.ci/run` has installed all that is needed.
    package func consequence(environment: [String: String], isLinux: Bool) -> Consequence {
        guard let lack else { return .runs }
        let problem =
            switch lack {
            case .isMissing: "There is no \(name)."
            case .doesNotWork(let output): "\(name) doesn't work: \(output)"
            }
        guard isLinux, environment["CI"] == "true" else { return .isSkipped(problem) }
        let help = howToGet(isLinux: true).map { " \($0)" } ?? ""
        return .fails("\(problem) Where CI is true, no test is skipped for that:\(help)")
    }

    /// Goes on where tests can use this here. Otherwise the test is skipped, and counted.
    package func orSkip() throws {
        #if os(Linux)
            let isLinux = true
        #else
            let isLinux = false
        #endif
        switch consequence(environment: ProcessInfo.processInfo.environment, isLinux: isLinux) {
        case .runs: return
        case .isSkipped(let problem):
            SkippedTests.shared.add(self, isLinux: isLinux)
            throw XCTSkip(problem)
        case .fails(let problem): throw NeededHere(description: problem)
        }
    }
}

extension Needed {
    /// The absolute path of its program; where tests can't use that, the test is skipped, and counted.
    package func programOrSkip() throws -> String {
        try orSkip()
        return try XCTUnwrap(program, "\(name) is no program")
    }
}

/// What a test needs isn't here, and the test may not be skipped.
private struct NeededHere: Error, CustomStringConvertible {
    let description: String
}
