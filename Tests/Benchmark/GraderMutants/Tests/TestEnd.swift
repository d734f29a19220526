import Processes

/// How a run of tests has ended.
enum TestEnd: Equatable, CustomStringConvertible {
    /// All have passed, or were skipped.
    case green
    /// This test is the first that has failed.
    case failed(String)
    /// The process ended in this test, or between two.
    case broke(String?)
    /// It took too long; this test ran then.
    case tookTooLong(String?)

    /// - Parameters:
    ///   - end: How the process ended; nil where it was ended since a test had failed.
    ///   - count: How many tests there are.
    init(_ end: ProcessEnd?, _ output: TestOutput, of count: Int) {
        if let failed = output.failed {
            self = .failed(failed)
        } else if end == .timedOut || end == .tooLong {
            self = .tookTooLong(output.running)
        } else if end == .exited(0), output.seconds.count == count {
            self = .green
        } else {
            self = .broke(output.running)
        }
    }

    var description: String {
        switch self {
        case .green: "green"
        case .failed(let test): "\(test) failed"
        case .broke(let test): "the process ended in \(test ?? "no test")"
        case .tookTooLong(let test): "it took too long in \(test ?? "no test")"
        }
    }
}
