/// Gathers what a test process reports into a result per test.
protocol Recorder {
    /// The tests that came to their end.
    var finished: [TestResult] { get }
    /// The test that was under way, with what is known of it so far.
    var current: TestResult? { get }
    /// What the test that is under way has printed; without one, what came since the last test.
    var output: String { get }
    /// The last of it, where it was much.
    var endOfOutput: String { get }
    var paths: PathNames { get }
}

extension Recorder {
    /// The results of a process that ended like this.
    ///
    /// The test that was under way has its verdict from that end.
    func results(end: ProcessEnd, limits: Limits) -> [TestResult] {
        guard var result = current, end != .interrupted else { return finished }
        result.failure = failure(end: end, limits: limits)
        result.output = output
        return finished + [result]
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
