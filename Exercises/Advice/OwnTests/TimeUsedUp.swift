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
}

extension Duration {
    /// `1 second`, `0.5 seconds`
    package var spelled: String {
        let seconds = Double(components.seconds) + Double(components.attoseconds) / 1e18
        return seconds == 1 ? "1 second" : String(format: "%g seconds", seconds)
    }
}
