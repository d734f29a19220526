/// Gathers what a test process reports into a result per test.
protocol Recorder {
    /// The tests that came to their end.
    var finished: [TestResult] { get }
    /// The test that was under way, with what is known of it so far.
    var current: TestResult? { get }
    /// What the test that is under way has printed.
    var output: String { get }
    var paths: PathNames { get }
}

extension Recorder {
    /// The results of a process that ended like this.
    ///
    /// The test that was under way has its verdict from that end.
    func results(end: ProcessEnd, limits: Limits) -> [TestResult] {
        guard var result = current else { return finished }
        switch end {
        case .exited(let status): result.failure = .exit(status: status)
        case .killed(let signal):
            let trap = Trap(output: output, paths: paths)
            result.failure = .crash(signal: signal, reason: trap?.reason, place: trap?.place)
        case .silent, .tooLong: result.failure = .timeout(limits.silence ?? .zero)
        case .outOfMemory: result.failure = .memory(limit: limits.memory ?? 0)
        case .interrupted: return finished
        }
        result.output = output
        return finished + [result]
    }
}
