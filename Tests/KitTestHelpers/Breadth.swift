import Foundation

/// How many cases a long test covers: a few of each kind, or all of them.
enum Breadth {
    case some, all

    /// All cases run only nightly: `WORKSHOP_TESTS=nightly`.
    static let current: Breadth =
        ProcessInfo.processInfo.environment["WORKSHOP_TESTS"] == "nightly" ? .all : .some

    /// Returns one of two values: one for every run of the long tests, and one for the nightly run.
    func choose<Value>(some: Value, all: Value) -> Value { self == .all ? all : some }
}
