import Catalog

/// Writes the points of a class for a spreadsheet: a line per learner.
package enum GradesCSV {
    /// The file's text: learner, a column per stage, total, status.
    ///
    /// It begins with a byte order mark, without which Excel reads names such as Zoë as other text.
    package static func text(of figures: ClassFigures) -> String {
        let stages = figures.stages.filter { !$0.isEncore }
        var text = "\u{FEFF}"
        text += CSV.line(
            ["learner"] + stages.map { "stage \($0.id)" } + ["total", "status"])
        for row in figures.rows {
            let points = stages.map { CSV.points(row.stage($0)?.points) }
            let status = ClassWords.describe(row.status)
            let sandbox = row.isWithoutSandbox ? " (no sandbox)" : ""
            text += CSV.line(
                [CSV.text(row.learner)] + points
                    + [CSV.points(row.points), status + sandbox])
        }
        return text
    }
}
