import Classroom
import Reports
import TerminalKit

/// The texts that `grade class` prints.
enum ClassText {
    /// The message for a run that a signal ended; complete lines.
    static let stopped =
        "\nStopped. The results so far are kept. To continue, run the same command.\n"

    // MARK: Before the grading

    /// Says which columns of the list were recognized; one line.
    static func describe(_ list: StudentList, called name: String) -> String {
        let columns = list.understood.map { column, heading in
            column.lowercased() == heading.lowercased() ? column : "\(column) (\(safe(heading)))"
        }
        let ignored = list.ignored.isEmpty ? "" : " Ignored: \(names(list.ignored))."
        return "\(safe(name)) has these columns: \(columns.joined(separator: ", ")).\(ignored)\n"
    }

    /// Says how the uploads were interpreted; complete lines.
    static func describe(_ roster: Roster) -> String {
        var text = ""
        for name in roster.classes {
            let learners = roster.entries.filter { $0.upload?.classUpload == name }.map(\.learner)
            text +=
                "\(safe(name)) contains the uploads of several learners: "
                + "\(Listed.few(learners.map(safe), 10)).\n"
        }
        if !roster.passedOver.isEmpty {
            text += "Not graded, because they aren't submissions: \(names(roster.passedOver)).\n"
        }
        if !roster.notInList.isEmpty {
            text +=
                "warning: these uploads match no learner on the list, or more than one, so they "
                + "are graded under their own names: "
                + "\(names(roster.notInList)).\n"
        }
        return text
    }

    // MARK: During the grading

    /// The progress in one line, without a newline.
    static func describe(_ progress: ClassProgress) -> String {
        let text = "\(progress.done) of \(progress.total) graded"
        return progress.working.isEmpty
            ? text : "\(text), in progress: \(names(progress.working.sorted()))"
    }

    // MARK: Results

    /// Says that a part of the class is graded, and how to write the reports; complete lines.
    static func partDone(_ count: Int, of all: Int) -> String {
        "\(count) of \(ClassWords.count(all, "learner")) graded in this part. When all parts are done, run the "
            + "command\nwithout --shard to write the reports.\n"
    }

    /// Says how many learners have reached each status; complete lines.
    static func describe(_ rows: [ClassRow]) -> String {
        let counts = Dictionary(grouping: rows, by: \.status).mapValues(\.count)
        let handedIn = rows.count - counts[.notHandedIn, default: 0]
        var text = "\(ClassWords.count(handedIn, "learner")) handed in work:\n"
        for status in ClassRow.Status.allCases where status != .notHandedIn {
            if let count = counts[status] { text += "  \(count) \(words(status))\n" }
        }
        if let missing = counts[.notHandedIn] {
            text += "\(missing) on the list did not hand in anything.\n"
        }
        return text
    }

    /// Says how far each learner named by `--only` has got; complete lines.
    static func describe(only rows: [ClassRow]) -> String {
        rows.map { row in
            let points = row.points.map {
                "\(PointsText.text($0)) of \(PointsText.text(row.possible)) points, "
            }
            return "\(safe(row.learner)): \(points ?? "")\(words(row.status))\n"
        }.joined()
            + "The other learners keep their results. Before you use the grades of the whole class, run the\n"
            + "command without --only.\n"
    }

    /// Says who is missing from the feedback in Moodle's layout or from its file, and where the reports are;
    /// complete lines.
    ///
    /// - Parameter folder: The reports folder as the user typed it.
    static func describe(
        withoutMoodleFile: [String], withoutMoodleLine: [String], folder: String
    ) -> String {
        var text = ""
        if !withoutMoodleFile.isEmpty {
            text +=
                "The folder 'moodle' has no file for these learners, because their Moodle numbers "
                + "aren't known: "
                + "\(names(withoutMoodleFile)).\nThe number comes from the name of the folder that Moodle made, "
                + "or from the list's column 'moodle id'.\n"
        }
        if !withoutMoodleLine.isEmpty {
            text +=
                "These learners aren't in moodle.csv, because the list has no email address for "
                + "them: "
                + "\(names(withoutMoodleLine)).\n"
        }
        return text + "The reports are in \(PlainText.safe(folder)). Open class.html first.\n"
    }

    private static func words(_ status: ClassRow.Status) -> String {
        switch status {
        case .mastered: "mastered everything that was graded"
        case .passed: "passed all official tests"
        case .notPassed: "did not pass all official tests yet"
        case .notGraded: "could not be graded (the learner's page says why)"
        case .notYet: "not graded yet"
        case .notHandedIn: "did not hand in anything"
        }
    }

    /// Says what happened to each top-level item in a folder of submissions; one line if everything was
    /// graded. A class archive counts as graded if anyone in it was.
    ///
    /// - Parameter folder: The folder or archive as the user typed it.
    static func describe(_ account: SubmissionLog, of folder: String) -> String {
        var graded = 0
        var lines: [String] = []
        for (name, outcome) in account.outcomes {
            let words: String? =
                switch outcome {
                case .upload(_, let open):
                    open.isEmpty ? nil : open == [name] ? "could not be graded" : notGraded(open)
                case .ofClass(let done, let open, let notUsed):
                    "contains the work of \(ClassWords.count(done.count + open.count, "learner"))"
                        + (open.isEmpty ? "" : "; \(notGraded(open))")
                        + (notUsed.isEmpty ? "" : "; not used: \(names(notUsed))")
                case .notUsed(let learner):
                    "not used, because another file from '\(safe(learner))' was graded"
                case .passedOver: "not a submission"
                case .lost: "LEFT OUT. Please report this as a bug."
                }
            switch outcome {
            case .upload(let done, _), .ofClass(let done, _, _): graded += done.isEmpty ? 0 : 1
            case .notUsed, .passedOver, .lost: break
            }
            if let words { lines.append("  \(safe(name)): \(words)\n") }
        }
        let all = "\(safe(folder)): \(ClassWords.count(account.outcomes.count, "upload"))"
        let count =
            graded == account.outcomes.count
            ? "all graded" : "of which \(graded) \(graded == 1 ? "was" : "were") graded"
        return "\(all), \(count)\(lines.isEmpty ? "." : ":")\n" + lines.joined()
    }

    private static func notGraded(_ learners: [String]) -> String {
        "could not be graded: \(names(learners))"
    }

    /// Lists all names without shortening, because each may be a learner who gets no grade.
    private static func names(_ names: [String]) -> String {
        names.map(safe).joined(separator: ", ")
    }

    private static func safe(_ name: String) -> String {
        PlainText.safe(name).replacing("\n", with: "\\n")
    }
}
