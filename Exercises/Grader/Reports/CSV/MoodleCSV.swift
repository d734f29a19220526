import Catalog
import Grading

/// Writes a class's points in the format that Moodle's grade import reads.
package enum MoodleCSV {
    /// The file's text: the learner's identifier, one column per stage and the total; one line per
    /// learner who has points.
    ///
    /// In Moodle, the user assigns the columns. Moodle identifies learners by their email address,
    /// which is in the instructor's list. Without addresses, Moodle must know the learner's name.
    /// If any line doesn't match a learner, Moodle imports nothing, and an empty cell erases an
    /// existing grade. So learners without points have no line, and if some learners have
    /// addresses, the ones without an address have no line either. There is no column for feedback,
    /// because Moodle removes the grade if feedback comes without one.
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

    /// The learners who have points but no line, because their address isn't known.
    static func leftOut(of figures: ClassFigures) -> [String] {
        guard hasAddresses(figures.rows) else { return [] }
        return figures.rows.filter { $0.points != nil && !hasAddress($0) }.map(\.learner)
    }

    private static func hasAddresses(_ rows: [ClassRow]) -> Bool {
        rows.contains(where: hasAddress)
    }

    private static func hasAddress(_ row: ClassRow) -> Bool { row.student?.email.isEmpty == false }
}
