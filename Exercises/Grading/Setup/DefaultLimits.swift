import Processes

/// The limits that are used unless others are asked for.
extension Limits {
    /// Those of a process that runs tests: 10 seconds for a test, 2 GiB.
    package static let ofTests = Limits(
        timeout: .seconds(10), memory: 2 << 30, sharesMemory: true, processes: 64)

    /// Those of a build, in which several compilers run at a time.
    static let ofBuilds = Limits(total: .seconds(600), memory: 12 << 30)
}
