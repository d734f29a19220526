import Foundation
import XCTest

/// How many of its cases a test covers, if covering all of them would take minutes.
enum Breadth {
    /// The quick tests: only the most informative cases.
    case few
    /// The long tests: a few cases of each kind.
    case some
    /// The nightly run: all cases.
    case all

    static let current: Breadth =
        switch ProcessInfo.processInfo.environment["WORKSHOP_TESTS"] {
        case "nightly": .all
        case "long": .some
        default: .few
        }

    /// Returns `all` in the nightly run, and `some` in every other run.
    func choose<Value>(some: Value, all: Value) -> Value { self == .all ? all : some }

    /// Skips the test unless this is the nightly run.
    static func skipUnlessNightly() throws {
        try XCTSkipUnless(current == .all, "Only the nightly run does this.")
    }
}
