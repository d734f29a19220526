import Foundation
import Grading

extension Adviser {
    /// Reports that the stage's time was used up before all tests had run.
    static let timeUsedUp = Adviser { context in
        (context.own?.usedUpTime).map { [Finding(.timeUsedUp, .stage, .timeUsedUp($0))] } ?? []
    }
}

extension Finding.Words {
    /// Says that the stage's time was used up before all tests had run.
    package static func timeUsedUp(_ limit: Duration) -> Finding.Words {
        .init(
            "The stage's tests used up their total time of \(limit.spelled).",
            next: "Look for tests that never end.")
    }

    /// Says that a slow test wasn't run again, because too many tests took too long.
    package static func crowdedOut(_ limit: Duration) -> Finding.Words {
        .init(
            "It is slow. It wasn't run again, because too many tests took more than \(limit.spelled).",
            next: "Fix the tests that never end, and grade again.")
    }

    /// Explains why a test has no verdict; nil for a test that has one.
    static func notRun(_ failure: TestResult.Failure?) -> Finding.Words? {
        let reason: Finding.Words? =
            switch failure {
            case .noTimeLeft(let limit)?: .timeUsedUp(limit)
            case .crowdedOut(let limit)?: .crowdedOut(limit)
            default: nil
            }
        return reason.map { .init("\(notRunToItsEnd) \($0.what)", next: $0.next) }
    }

    /// The explanation for every test that didn't run to its end.
    package static let notRunToItsEnd = "The test didn't finish, so it has no verdict."
}

extension Duration {
    /// The duration in words, such as `1 second` or `0.5 seconds`.
    package var spelled: String {
        let seconds = Double(components.seconds) + Double(components.attoseconds) / 1e18
        return seconds == 1 ? "1 second" : String(format: "%g seconds", seconds)
    }
}
