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

    /// That the class is watched from now on; a line with a line end.
    static let watching =
        "Watching: what changes is graded again. board.html shows the class at work. Stop with "
        + "Ctrl-C.\n"

    /// That some of those who aren't graded now were graded with other options; a line or two without a line
    /// end.
    static func describe(gradedOtherwise count: Int) -> String {
        "warning: \(count) of the others \(count == 1 ? "has a result" : "have results") of other stages, other "
            + "limits or another version of\nthe workshop or of Swift, and keep them. The same command "
            + "without '--only' grades everybody alike."
    }

    /// That points by hand may be a mistake; a line or two without a line end.
    static func describe(_ remark: OverrideRemark) -> String {
        let words =
            switch remark {
            case .nobody(let learner, let nearest):
                "nobody here is called '\(PlainText.safe(learner))'."
                    + (nearest.map { " Did you mean '\(PlainText.safe($0))'?" } ?? "")
                    + " Write the name as class.html has it."
            case .inAnotherPart(let learner):
                "'\(PlainText.safe(learner))' is in another part of the class. Put the file into the "
                    + "folder that\n'merge' writes to: it counts there."
            case .more(let override, let possible):
                "\(PointsText.text(override.points ?? 0)) points for "
                    + "'\(PlainText.safe(override.learner))' \(place(of: override)) are more\n"
                    + "than the \(PointsText.text(possible)) that there are. They count."
            case .otherStage(let override):
                "what it has for '\(PlainText.safe(override.learner))' \(place(of: override)) isn't "
                    + "used: that\nstage is not among those that were graded."
            }
        return "\(OverridesFile.name): \(words)"
    }

    private static func place(of override: PointsOverride) -> String {
        override.stage.map { "in stage \($0)" } ?? "on the total"
    }

    /// That points by hand in the folder of a part don't count; lines without a line end.
    static func overridesOfPart(_ folder: String, out: String) -> String {
        "warning: \(PlainText.safe(folder))/\(OverridesFile.name) isn't used here. Copy its lines to "
            + "\(PlainText.safe(out))/\(OverridesFile.name),\nand put the parts together again."
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
