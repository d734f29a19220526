import Catalog
import Classroom
import Reports
import TerminalKit

/// Says what came of grading a class.
enum ClassSummaryText {
    /// Lines for standard output, with a line end.
    ///
    /// - Parameter folder: The folder of the reports as the user named it.
    static func describe(_ summary: ClassSummary, folder: String) -> String {
        var text = summary.only.map(describe) ?? describe(summary.counts)
        if summary.renewsMoodle {
            text +=
                "The files in moodle, which an earlier run had made, are renewed, too. Remove the folder if "
                + "you\ndon't need it.\n"
        }
        if !summary.withoutMoodleFile.isEmpty {
            text +=
                "Without a file in moodle, since their number in Moodle isn't known: "
                + "\(names(summary.withoutMoodleFile)).\nIt is in the name of the folder that Moodle made, or "
                + "in the column 'moodle id' of the list.\n"
        }
        if !summary.withoutMoodleLine.isEmpty {
            text +=
                "Not in moodle.csv, since the list has no e-mail address of theirs: "
                + "\(names(summary.withoutMoodleLine)).\n"
        }
        let whole = summary.only == nil ? "" : " of the whole class"
        return text
            + "The reports\(whole) are in \(PlainText.safe(folder)). Open class.html first.\n"
    }

    private static func describe(_ counts: [ClassRow.Status: Int]) -> String {
        let handedIn = counts.filter { $0.key != .notHandedIn }.values.reduce(0, +)
        var text = "\(ClassWords.count(handedIn, "learner")) handed in:\n"
        for status in ClassRow.Status.allCases where status != .notHandedIn {
            guard let count = counts[status] else { continue }
            text += "  \(count) \(words(status))\n"
        }
        if let missing = counts[.notHandedIn] {
            text += "\(missing) of the list handed in nothing.\n"
        }
        return text
    }

    private static func describe(_ only: ClassSummary.Only) -> String {
        var text = ""
        for row in only.rows {
            let points = row.points.map {
                "\(PointsText.text($0)) of \(PointsText.text(row.possible)) points, "
            }
            text += "\(names([row.learner])): \(points ?? "")\(words(row.status))\n"
        }
        let (waiting, changed) = (only.waiting, only.changed)
        if !waiting.isEmpty {
            text += "Not graded yet: \(names(waiting)).\n"
        }
        if !changed.isEmpty {
            text +=
                "Graded for something else than what is there now, or what the list now says: "
                + "\(names(changed)).\n"
        }
        let others = waiting.count + changed.count
        guard others > 0 else { return text }
        return text
            + "The same command without '--only' grades \(others == 1 ? "that one" : "them"), too.\n"
    }

    /// All of them: each is somebody who would get no grade, and no feedback.
    private static func names(_ names: [String]) -> String {
        names.map { PlainText.safe($0).replacing("\n", with: "\\n") }.joined(separator: ", ")
    }

    /// That there is a list to fill in.
    static func listMade(_ path: String) -> String {
        "\(PlainText.safe(path)) has a line for each submission. Fill in what you know, and grade with\n"
            + "--roster.\n"
    }

    /// That a part of the class is graded, and how the reports are written.
    static func partDone(_ count: Int, of all: Int) -> String {
        "\(count) of \(ClassWords.count(all, "learner")) graded in this part. When all parts are done, run the same "
            + "command\nwithout --shard to write the reports.\n"
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
