import Advice
import Grading

/// Says that a test takes long, while it still runs.
package enum SlowTestText {
    /// One sentence or two, without a line end.
    package static func describe(_ slow: SlowTest) -> String {
        switch slow {
        case .running(let test, let seconds, let limit):
            "\(name(of: test)) has been running for \(seconds) seconds. It is ended after "
                + "\(limit.spelled)."
        case .ended(let test, let limit):
            "\(name(of: test)): \(FailureText.describe(.timeout(limit)))"
        }
    }

    /// A few words for a line with other words. The name is last, in case the line is cut.
    package static func brief(_ slow: SlowTest) -> String {
        switch slow {
        case .running(let test, let seconds, let limit):
            "\(seconds) of \(limit.spelled) in \(method(of: test))"
        case .ended(let test, _):
            "out of time: \(method(of: test))"
        }
    }

    /// `EvenOddTests.testZeroIsEven`, without its module.
    private static func name(of test: String) -> String {
        test.split { "./".contains($0) }.dropFirst().joined(separator: ".")
    }

    /// `testZeroIsEven`
    private static func method(of test: String) -> String {
        test.split { "./".contains($0) }.last.map(String.init) ?? test
    }
}
