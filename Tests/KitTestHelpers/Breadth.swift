import Foundation

/// How many cases a long test goes through: some of each kind, or all that there are.
enum Breadth {
    case some, all

    /// All of them are for every night: `WORKSHOP_TESTS=nightly`.
    static let current: Breadth =
        ProcessInfo.processInfo.environment["WORKSHOP_TESTS"] == "nightly" ? .all : .some

    /// Which of two there are to be: for each run of the long tests, or for every night.
    func choose<Value>(some: Value, all: Value) -> Value { self == .all ? all : some }
}
