import Catalog
import Grading

/// Describes the grader's progress, for standard error.
package enum ProgressText {
    /// Whether the message about an event is worth keeping when the next message comes, and in a
    /// log. The other messages come from several stages at the same time, in any order, so they
    /// only matter while they are new.
    package static func isWorthKeeping(_ event: GradingProgress.Event) -> Bool {
        switch event {
        case .waiting, .slow: true
        case .building, .running, .looked, .ran, .suitesKnown, .ownTestsKnown: false
        }
    }

    /// The first line of the progress, which says which stages are graded.
    package static func grading(_ stages: [Stage]) -> String {
        "Grading \(StageWords.inText(stages.map(\.id)))…"
    }

    package static let waiting = "Another run of grade is in progress here. Waiting for it to end…"

    /// One line, without a newline; nil if there is nothing to say.
    package static func describe(_ event: GradingProgress.Event) -> String? {
        switch event {
        case .waiting: waiting
        // These events contain verdicts, which the caller displays in its own way.
        case .suitesKnown, .ownTestsKnown: nil
        case .building(.suite, let id):
            "Building \(StageWords.inText(id))…"
        case .building(.ownTestsOnCode, let id):
            "Building your tests for \(StageWords.inText(id)) with your code…"
        case .building(.ownTests, let id):
            "Building your tests for \(StageWords.inText(id))…"
        case .building(.suiteOnBugs, let id):
            "Building the official tests for \(StageWords.inText(id)) with the planted bugs…"
        case .ran(let id, let passed, let total):
            "\(StageWords.name(id)): \(StageWords.officialTests(passed, of: total))."
        case .running(.suite, let stage):
            "Running the tests for \(StageWords.inText(stage))…"
        case .running(.ownTests, let stage):
            "Running your tests for \(StageWords.inText(stage))…"
        case .running(.ownTestsOnCode, let stage):
            "Running your tests for \(StageWords.inText(stage)) on your code…"
        case .running(.suiteOnBugs, let stage):
            "Running the official tests for \(StageWords.inText(stage)) on the planted bugs…"
        case .looked(let id, let count, let total):
            "Running your tests on the planted bugs in \(StageWords.inText(id)): \(count) of \(total)…"
        case .slow(let test):
            SlowTestText.describe(test)
        }
    }
}
