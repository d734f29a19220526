import Advice
import Grading

/// Says that a test is taking long, while it still runs.
package enum SlowTestText {
    /// One or two sentences, without a newline.
    package static func describe(_ slow: SlowTest) -> String {
        switch slow {
        case .running(let test, let seconds, let limit):
            "\(name(of: test)) has been running for \(seconds) seconds. It will be stopped after "
                + "\(limit.spelled)."
        case .ended(let test, let limit):
            "\(name(of: test)): \(FailureText.describe(.timeout(limit)))"
        }
    }

    /// A few words to combine with others on a line. The name is last, because the line may be truncated.
    package static func brief(_ slow: SlowTest) -> String {
        switch slow {
        case .running(let test, _, _): "still running: \(method(of: test))"
        case .ended(let test, _): "out of time: \(method(of: test))"
        }
    }

    private static func name(of test: String) -> String { TestNames.name(ofTest: test) }

    /// The name of the method only: `testZeroIsEven`.
    private static func method(of test: String) -> String {
        name(of: test).split(separator: ".").last.map(String.init) ?? test
    }
}
