import Catalog
import Classroom
import CourseReports
import GradeKit
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

    /// That something in the folder is nobody's work.
    static func describe(passedOver names: [String]) -> String {
        "No submission, and passed over: \(shown(names))."
    }

    /// That something in the folder is a class itself.
    static func describe(opened name: String, learners: [String]) -> String {
        "\(shown([name])) is a class itself, and was opened: \(shown(learners))."
    }

    /// That something in the folder is somebody's who isn't in the list.
    static func describe(notInList names: [String]) -> String {
        "warning: nobody in the list has this, which is graded under its own name: \(shown(names))."
    }

    /// That archives look like several of one learner.
    static func describe(alike groups: [[String]]) -> String {
        let shown = groups.prefix(5).map { self.shown($0) }.joined(separator: "; ")
        let more = groups.count > 5 ? "; and \(groups.count - 5) more" : ""
        return
            "By their names, these could be several files of one learner: \(shown)\(more). Each is graded by "
            + "itself.\nIf they are one learner's, put them into a folder of their own: archives with different "
            + "stages are then\ngraded together, and of others the last."
    }

    static func shown(_ names: [String]) -> String {
        let shown = names.prefix(10).map { PlainText.safe($0).replacing("\n", with: "\\n") }
        let more = names.count > shown.count ? " and \(names.count - shown.count) more" : ""
        return shown.joined(separator: ", ") + more
    }

    /// That a pattern of the list fits several submissions, or one that others fit, too; a line without a
    /// line end.
    static func describe(unclear: Roster.Unclear) -> String {
        let names = unclear.names.map { PlainText.safe($0).replacing("\n", with: "\\n") }
        let reason =
            names.count > 1
            ? "it could be \(names.joined(separator: " or "))"
            : "another pattern fits \(names.joined()), too"
        return
            "warning: the pattern '\(PlainText.safe(unclear.pattern))' of the list is given nothing: \(reason)."
            + " Write the whole name."
    }

    /// That a name or a pattern of the list is that of nothing; a line without a line end.
    static func describe(fitsNothing name: String, nearest: String?) -> String {
        let meant = nearest.map { " Did you mean '\(PlainText.safe($0))'?" } ?? ""
        return
            "warning: nothing here is called '\(PlainText.safe(name))', as the list has it.\(meant)"
    }

    /// That nobody knows what else was in an archive.
    static func notAll(of archive: String, _ problem: Unpacker.Problem) -> String {
        let name = PlainText.safe(archive)
        guard problem == .tooMuch else {
            return
                "warning: \(name) is damaged, and what stands behind that place isn't known. Look for "
                + "learners\nwho are missing, or get the archive once more."
        }
        return
            "warning: \(name) holds more than is read of an archive, and the rest of it isn't known. Look for "
            + "learners\nwho are missing, or unpack the archive yourself, and name the folder."
    }

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
