import Catalog
import Classroom
import CourseReports
import TerminalKit

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
