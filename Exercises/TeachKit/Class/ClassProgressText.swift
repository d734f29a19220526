import Catalog
import Classroom
import CourseReports
import GradeKit
import Grading
import Reports
import Synchronization
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

/// Says what came of grading a class.
enum ClassSummaryText {
    /// Lines for standard output, with a line end.
    ///
    /// - Parameters:
    ///   - folder: The folder of the reports as the user named it.
    ///   - withoutMoodleNumber: How many learners have no feedback in Moodle's layout.
    ///   - withoutMoodleLine: The learners who have points and no line in Moodle's file.
    ///   - renewsMoodle: Whether that layout was written since an earlier run had written it.
    static func describe(
        _ counts: [ClassRow.Status: Int], folder: String, withoutMoodleNumber: Int = 0,
        withoutMoodleLine: [String] = [], renewsMoodle: Bool = false
    ) -> String {
        let handedIn = counts.filter { $0.key != .notHandedIn }.values.reduce(0, +)
        var text = "\(handedIn) learner\(handedIn == 1 ? "" : "s") handed in:\n"
        for status in ClassRow.Status.allCases where status != .notHandedIn {
            guard let count = counts[status] else { continue }
            text += "  \(count) \(words(status))\n"
        }
        if let missing = counts[.notHandedIn] {
            text += "\(missing) of the list handed in nothing.\n"
        }
        if renewsMoodle {
            text +=
                "The files in moodle, which an earlier run had made, are renewed, too. Remove the folder if "
                + "you\ndon't need it.\n"
        }
        if withoutMoodleNumber > 0 {
            text +=
                "\(withoutMoodleNumber) without a file in moodle: their number in Moodle isn't known. It is "
                + "in the\nname of the folder that Moodle made, or in the column 'moodle id' of the "
                + "list.\n"
        }
        if !withoutMoodleLine.isEmpty {
            text +=
                "Not in moodle.csv, since the list has no e-mail address of theirs: "
                + "\(ClassProgressText.shown(withoutMoodleLine)).\n"
        }
        return text + "The reports are in \(PlainText.safe(folder)). Open class.html first.\n"
    }

    /// That there is a list to fill in.
    static func listMade(_ path: String) -> String {
        "\(PlainText.safe(path)) has a line for each submission. Fill in what you know, and grade with\n"
            + "--roster.\n"
    }

    /// That a class is laid out for JPlag, with the command that looks at stage 1.
    static func laidOut(_ count: Int, in path: String) -> String {
        let path = PlainText.safe(path)
        let folders = "\(count) \(count == 1 ? "learner has" : "learners have") a folder"
        return
            "\(folders) in \(path)/\(JPlagFolder.submissions). In \(path), with JPlag's file beside you:\n"
            + "  java -jar jplag.jar -l swift -s Starter/Stage1 --base-code=\(JPlagFolder.base) \\\n"
            + "    --old=\(JPlagFolder.old) -r stage1 \(JPlagFolder.submissions) -M RUN\n"
            + "  java -jar jplag.jar -M VIEW stage1.jplag\n"
    }

    private static func words(_ status: ClassRow.Status) -> String {
        switch status {
        case .mastered: "mastered all stages"
        case .passed: "passed all official tests"
        case .notPassed: "did not pass all official tests yet"
        case .notGraded: "could not be graded: class.html says why"
        case .notYet: "not graded yet: the same command without '--only' grades them"
        case .notHandedIn: "handed in nothing"
        }
    }
}

/// How long a submission takes in this run.
///
/// The first submissions wait until the parts that all share are built: only those after them tell
/// the pace.
struct ClassPace: Sendable {
    /// How many submissions at the start don't count.
    static let leftOut = 2

    private var start: (graded: Int, time: Duration)?
    private(set) var perSubmission: Duration?

    /// Takes in how far the run is at this time.
    mutating func see(_ progress: ClassProgress, at time: Duration) {
        let graded = progress.done - progress.known
        guard graded >= Self.leftOut else { return }
        guard let start else {
            self.start = (graded, time)
            return
        }
        if graded > start.graded { perSubmission = (time - start.time) / (graded - start.graded) }
    }
}

/// Shows how far the grading of a class is, on standard error.
///
/// On a terminal it is one line that is drawn again; elsewhere a line every ten seconds at the most.
final class ClassProgressLine: Sendable {
    private let console: Console
    private let now: @Sendable () -> Duration
    /// The width of the terminal now.
    private let columns: @Sendable () -> Int
    private struct State {
        /// When the last line was written.
        var lastLine: Duration?
        var pace = ClassPace()
        var hasTold = false
        /// Whether a line of a terminal has no end yet.
        var isInLine = false
    }

    /// Held while a line is written, so that no two of them mix.
    private let state = Mutex(State())

    private static let interval = Duration.seconds(10)

    init(
        console: Console, now: @escaping @Sendable () -> Duration,
        columns: @escaping @Sendable () -> Int
    ) {
        self.console = console
        self.now = now
        self.columns = columns
    }

    func show(_ progress: ClassProgress) {
        state.withLock { state in
            let time = now()
            state.pace.see(progress, at: time)
            let text = ClassProgressText.describe(progress, pace: state.pace.perSubmission)
            // Nothing is told of a look at a class in which nothing has changed.
            let isQuiet = progress.known == progress.total && state.hasTold
            if progress.done == progress.total { state.hasTold = true }
            guard !isQuiet else { return }
            if console.redraws {
                // The last column stays empty: some terminals begin a new line there.
                console.error("\r\u{1B}[K\(ScreenText.clipped(text, to: columns() - 1))")
                state.isInLine = true
                if progress.done == progress.total { endLine(&state) }
            } else if progress.done == progress.total
                || state.lastLine.map({ time - $0 >= Self.interval })
                    ?? true
            {
                state.lastLine = time
                console.error(text + "\n")
            }
        }
    }

    /// Leaves the line, so that what follows has one of its own.
    func end() { state.withLock { endLine(&$0) } }

    private func endLine(_ state: inout State) {
        if state.isInLine { console.error("\n") }
        state.isInLine = false
    }
}
