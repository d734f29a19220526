import Catalog
import Classroom
import Grading

/// Writes the points of a class as Moodle's import of grades takes them in.
package enum MoodleCSV {
    /// The file's text: what tells the learner, a column per stage and the total; a line per learner who has points.
    ///
    /// Moodle maps columns as it is told to. It knows learners by their e-mail address, from the instructor's
    /// list; without addresses, the learner's name has to be one that Moodle knows. At one line that is
    /// nobody's it imports nothing, and an empty cell takes away a grade that is there: so who has no points
    /// has no line, nor has who has no address where others have one. There is no column for feedback: Moodle
    /// removes the grade where one comes without it.
    package static func text(of figures: ClassFigures) -> String {
        let stages = figures.stages.filter { !$0.isEncore }
        let hasAddresses = hasAddresses(figures.rows)
        var text = CSV.line(
            (hasAddresses ? ["email"] : []) + ["learner"] + stages.map { "stage \($0.id)" }
                + ["total"])
        for row in figures.rows where row.points != nil && (!hasAddresses || hasAddress(row)) {
            let address = CSV.address(row.student?.email ?? "")
            text += CSV.line(
                (hasAddresses ? [address] : []) + [CSV.text(row.learner)]
                    + stages.map { CSV.points(row.points(in: $0)) }
                    + [CSV.points(row.points)])
        }
        return text
    }

    /// The learners who have points and no line, since nobody knows their address.
    static func leftOut(of figures: ClassFigures) -> [String] {
        guard hasAddresses(figures.rows) else { return [] }
        return figures.rows.filter { $0.points != nil && !hasAddress($0) }.map(\.learner)
    }

    private static func hasAddresses(_ rows: [ClassRow]) -> Bool {
        rows.contains(where: hasAddress)
    }

    private static func hasAddress(_ row: ClassRow) -> Bool { row.student?.email.isEmpty == false }
}
