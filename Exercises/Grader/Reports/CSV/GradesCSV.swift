import Catalog
import Grading

/// Writes a class's points for a spreadsheet, one line per learner.
package enum GradesCSV {
    /// The file's text: the learner, one column per stage, the total and the status; then how the points are
    /// divided, the exercises with a mark, the learner's data from the instructor's list if there is one, and
    /// what was handed in.
    ///
    /// The file starts with a byte order mark, without which Excel misreads names such as Zoë.
    package static func text(of figures: ClassFigures) -> String {
        let stages = figures.stages.filter { !$0.isEncore }
        let hasUploads = figures.rows.contains { $0.upload != nil }
        let hasList = figures.rows.contains { $0.student != nil }
        var text = "\u{FEFF}"
        text += CSV.line(
            ["learner"] + stages.map { "stage \($0.id)" } + ["total", "status", "code", "tests"]
                + stages.flatMap { ["stage \($0.id) code", "stage \($0.id) tests"] }
                + ["exercises ✓", "exercises ★"]
                + (hasList ? ["email", "canvas id", "moodle id"] : [])
                + (hasUploads ? ["upload"] : []))
        for row in figures.rows {
            let points = stages.map { CSV.points(row.points(in: $0)) }
            let status = ClassWords.describe(row.status)
            let sandbox = row.isWithoutSandbox ? " (no sandbox)" : ""
            text += CSV.line(
                [CSV.text(row.learner)] + points
                    + [CSV.points(row.points), status + sandbox]
                    + parts(of: row, stages)
                    + (hasList ? identifiers(of: row) : [])
                    + (hasUploads ? upload(of: row) : []))
        }
        return text
    }

    /// The points for the code and for the tests; empty cells if there is no verdict.
    private static func parts(of row: ClassRow, _ stages: [Stage]) -> [String] {
        let isGraded = row.status.isGraded
        let numbered = row.stages.filter { !$0.stage.isEncore }
        let ofStages = stages.flatMap { stage in
            isGraded
                ? [row.stage(stage)?.ofSuite, row.stage(stage)?.ofOwnTests].map(CSV.points)
                : ["", ""]
        }
        return [
            CSV.points(isGraded ? ClassRow.sum(numbered.map(\.ofSuite)) : nil),
            CSV.points(isGraded ? ClassRow.sum(numbered.map(\.ofOwnTests)) : nil),
        ] + ofStages + [
            isGraded ? "\(numbered.map(\.greenExercises).reduce(0, +))" : "",
            isGraded ? "\(numbered.map(\.starredExercises).reduce(0, +))" : "",
        ]
    }

    private static func upload(of row: ClassRow) -> [String] {
        [row.upload.map { CSV.text(ClassWords.place(of: $0)) } ?? ""]
    }

    private static func identifiers(of row: ClassRow) -> [String] {
        [
            CSV.address(row.student?.email ?? ""), CSV.text(row.canvasID ?? ""),
            CSV.text(row.moodleID ?? ""),
        ]
    }
}
