import Processes

/// Gathers what a test process reports into a result per test.
protocol Recorder {
    /// The tests that it told of.
    var tests: ReportedTests { get }
    /// What the test that is under way has printed; without one, what came since the last test.
    var output: String { get }
    /// The last of it, where it was much.
    var endOfOutput: String { get }
    var paths: PathNames { get }
}

extension Recorder {
    /// The results of a process that ended like this.
    func results(end: ProcessEnd, limits: Limits) -> [TestResult] {
        tests.results(end: end, failure: failure(end: end, limits: limits), output: output)
    }

    /// What the end of the process says about the test that caused it.
    func failure(end: ProcessEnd, limits: Limits) -> TestResult.Failure {
        switch end {
        case .exited(let status): return .exit(status: status)
        case .killed(let signal):
            let trap = Trap(output: endOfOutput, paths: paths)
            return .crash(signal: signal, reason: trap?.reason, place: trap?.place)
        case .silent, .tooLong: return .timeout(limits.silence ?? .zero)
        case .outOfMemory: return .memory(limit: limits.memory ?? 0)
        case .tooManyProcesses: return .processes(limit: limits.processes ?? 0)
        case .interrupted: return .notReported
        }
    }
}
