import Processes

/// The limits that are used unless others are asked for.
extension Grader {
    /// Those of a process that runs tests.
    package static let defaultLimits = Limits(
        silence: .seconds(10), memory: 2 << 30, sharesMemory: true, processes: 64)
}

extension Builder {
    /// Those of a build. Several compilers run at a time.
    static let defaultLimits = Limits(total: .seconds(600), memory: 12 << 30)
}
