import Catalog
import Grading

/// Writes the points of a class for a spreadsheet: a line per learner.
package enum GradesCSV {
    /// The file's text: learner, a column per stage, total, status; with an instructor's list what it
    /// says of each learner, too.
    ///
    /// It begins with a byte order mark, without which Excel reads names such as Zoë as other text.
    package static func text(of figures: ClassFigures) -> String {
        let stages = figures.stages.filter { !$0.isEncore }
        let hasList = figures.rows.contains { $0.student != nil }
        var text = "\u{FEFF}"
        text += CSV.line(
            ["learner"] + stages.map { "stage \($0.id)" } + ["total", "status"]
                + (hasList ? ["email", "canvas id", "moodle id"] : []))
        for row in figures.rows {
            let points = stages.map { CSV.points(row.stage($0)?.points) }
            let status = ClassWords.describe(row.status)
            let sandbox = row.isWithoutSandbox ? " (no sandbox)" : ""
            text += CSV.line(
                [CSV.text(row.learner)] + points
                    + [CSV.points(row.points), status + sandbox]
                    + (hasList ? identifiers(of: row.student) : []))
        }
        return text
    }

    private static func identifiers(of student: Student?) -> [String] {
        [student?.email, student?.canvasID, student?.moodleID].map { identifier in
            // An apostrophe before the at sign would make another address of it.
            let text = identifier ?? ""
            let isAddress = text.wholeMatch(of: #/[\w.+-]+@[\w.-]+/#) != nil
            return isAddress && !text.hasPrefix("+") && !text.hasPrefix("-") ? text : CSV.text(text)
        }
    }
}
