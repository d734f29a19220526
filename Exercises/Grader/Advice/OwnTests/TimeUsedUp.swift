import Foundation
import Grading

extension Adviser {
    /// That there was no time for all tests of a stage.
    static let timeUsedUp = Adviser { context in
        (context.own?.usedUpTime).map { [Finding(.timeUsedUp, .stage, .timeUsedUp($0))] } ?? []
    }
}

extension Finding.Words {
    /// That there was no time for all tests of a stage.
    package static func timeUsedUp(_ limit: Duration) -> Finding.Words {
        .init(
            "All tests of the stage together may take \(limit.spelled), and had taken them.",
            next: "Look for tests that never end.")
    }

    /// That a test took long, and had no turn to run by itself.
    package static func crowdedOut(_ limit: Duration) -> Finding.Words {
        .init(
            "It takes longer than most, and too many tests of the stage before it did not end within "
                + "\(limit.spelled).",
            next: "Mend what does not end, and grade again.")
    }

    /// Why a test has no verdict; nil for a test that has one.
    static func notRun(_ failure: TestResult.Failure?) -> Finding.Words? {
        let reason: Finding.Words
        switch failure {
        case .noTimeLeft(let limit)?: reason = .timeUsedUp(limit)
        case .crowdedOut(let limit)?: reason = .crowdedOut(limit)
        default: return nil
        }
        return .init("\(notRunToItsEnd) \(reason.what)", next: reason.next)
    }

    /// For every test that was not run to its end.
    package static let notRunToItsEnd = "The test was not run to its end, so it has no verdict."
}

extension Duration {
    /// `1 second`, `0.5 seconds`
    package var spelled: String {
        let seconds = Double(components.seconds) + Double(components.attoseconds) / 1e18
        return seconds == 1 ? "1 second" : String(format: "%g seconds", seconds)
    }
}
