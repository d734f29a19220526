import Catalog
import Classroom
import Grading

/// Writes a class's points in the format that Canvas's gradebook imports.
package enum CanvasCSV {
    /// The file's text: one column per stage, and one line per learner who has points.
    ///
    /// Canvas identifies a learner by ID, then SIS ID, login and name. The ID is Canvas's own number, from
    /// the instructor's list or the upload's name. The list's other Canvas columns go back to Canvas
    /// unchanged. If neither the ID nor these columns are known, the list's email address serves as the
    /// login. Without a list and an ID, the learner's name serves as SIS ID and login. Learners without
    /// points are left out, because an empty cell could erase points that are already in Canvas.
    package static func text(of figures: ClassFigures) -> String {
        let stages = figures.stages.filter { !$0.isEncore }
        let columns = ["Student", "ID", "SIS User ID", "SIS Login ID", "Section"]
        let possible = stages.map { CSV.points(Points.possible(in: $0)) }
        var text = CSV.line(columns + stages.map { "Workshop stage \($0.id)" })
        text += CSV.line(["Points Possible", "", "", "", ""] + possible)
        for row in figures.rows where row.points != nil {
            let learner = CSV.text(row.learner)
            let points = stages.map { CSV.points(row.points(in: $0)) }
            text += CSV.line([learner] + identifiers(of: row) + points)
        }
        return text
    }

    /// Canvas's number and the columns of the school's own system.
    private static func identifiers(of row: ClassRow) -> [String] {
        let id = CSV.text(row.canvasID ?? "")
        let sis = row.student?.sis ?? SISNames()
        if row.student == nil, id.isEmpty {
            let learner = CSV.text(row.learner)
            return ["", learner, learner, ""]
        }
        let hasOther = !id.isEmpty || !sis.userID.isEmpty || !sis.loginID.isEmpty
        let login = hasOther ? sis.loginID : row.student?.email ?? ""
        return [id, CSV.text(sis.userID), CSV.address(login), CSV.text(sis.section)]
    }
}
