import Catalog
import Grading
import Reports
import TerminalKit

/// Says how far the grading of a class is.
enum ClassProgressText {
    /// What to say where a signal ends the run; lines with a line end.
    static let stopped =
        "\nStopped. What is graded is kept: the same command goes on from there.\n"

    /// One line, without a line end.
    ///
    /// - Parameter elapsed: The time since the start.
    static func describe(_ progress: ClassProgress, elapsed: Duration) -> String {
        var text = "\(progress.done) of \(progress.total) graded"
        let graded = progress.done - progress.known
        if graded > 0, progress.done < progress.total {
            let left = elapsed / graded * (progress.total - progress.done)
            text += ", about \(describe(left)) left"
        }
        if !progress.working.isEmpty {
            let names = progress.working.sorted().map {
                PlainText.safe($0).replacing("\n", with: "\\n")
            }
            text += ", in work: \(names.joined(separator: ", "))"
        }
        return text
    }

    private static func describe(_ time: Duration) -> String {
        let seconds = max(1, time.components.seconds)
        if seconds < 100 { return seconds == 1 ? "1 second" : "\(seconds) seconds" }
        if seconds < 100 * 60 { return "\((seconds + 30) / 60) minutes" }
        return "\((seconds + 1800) / 3600) hours"
    }
}

/// Says what came of grading a class.
enum ClassSummaryText {
    /// Lines for standard output, with a line end.
    ///
    /// - Parameter folder: The folder of the reports as the user named it.
    static func describe(_ counts: [ClassRow.Status: Int], folder: String) -> String {
        let total = counts.values.reduce(0, +)
        var text = "\(total) submission\(total == 1 ? "" : "s"):\n"
        for status in ClassRow.Status.allCases {
            guard let count = counts[status] else { continue }
            text += "  \(count) \(words(status))\n"
        }
        return text + "The reports are in \(PlainText.safe(folder)). Open class.html first.\n"
    }

    private static func words(_ status: ClassRow.Status) -> String {
        switch status {
        case .mastered: "mastered all stages"
        case .passed: "passed all official tests"
        case .notPassed: "did not pass all official tests yet"
        case .notGraded: "could not be graded: class.html says why"
        }
    }
}
