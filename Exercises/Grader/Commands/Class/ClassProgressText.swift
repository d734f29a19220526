import Catalog
import Classroom
import Grading
import Reports
import TerminalKit

/// Says how far the grading of a class is.
enum ClassProgressText {
    /// The message where a signal ends the run; lines with a line end.
    static let stopped =
        "\nStopped. What is graded is kept: the same command goes on from there.\n"

    /// That some of those who aren't graded now were graded with other options; a line or two without a line
    /// end.
    static func describe(gradedOtherwise count: Int) -> String {
        "warning: \(count) of the others \(count == 1 ? "has a result" : "have results") of other stages, other "
            + "limits or another version of\nthe workshop or of Swift, and keep them. The same command "
            + "without '--only' grades everybody alike."
    }

    /// One line, without a line end.
    ///
    /// - Parameter pace: The time that one submission takes; nil where that isn't known yet.
    static func describe(_ progress: ClassProgress, pace: Duration?) -> String {
        var text = "\(progress.done) of \(progress.total) graded"
        if let pace, progress.done < progress.total {
            text += ", about \(describe(pace * (progress.total - progress.done))) left"
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
