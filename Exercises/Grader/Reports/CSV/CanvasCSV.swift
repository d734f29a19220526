import Catalog
import Classroom
import Grading

/// Writes the points of a class as the gradebook of Canvas takes them in.
package enum CanvasCSV {
    /// The file's text: a column per stage, and a line per learner who
    /// has points.
    ///
    /// Canvas looks for a learner by ID, then SIS ID, login and name. The ID is Canvas's own
    /// number, from the instructor's list or the name of the upload. What the list has in Canvas's other
    /// columns is given back as it is. Without any of it, the list's e-mail address stands for the
    /// login; without a list and a number, the learner's name stands for SIS ID and login. Learners without
    /// points are left out: an empty cell could take away points that Canvas has already.
    package static func text(of figures: ClassFigures) -> String {
        let stages = figures.stages.filter { !$0.isEncore }
        let columns = ["Student", "ID", "SIS User ID", "SIS Login ID", "Section"]
        let possible = stages.map { CSV.points(figures.points.possible(in: $0)) }
        var text = CSV.line(columns + stages.map { "Workshop stage \($0.id)" })
        text += CSV.line(["Points Possible", "", "", "", ""] + possible)
        for row in figures.rows where row.points != nil {
            let learner = CSV.text(row.learner)
            let points = stages.map { CSV.points(row.points(in: $0)) }
            text += CSV.line([learner] + identifiers(of: row) + points)
        }
        return text
    }

    /// Canvas's number, and the columns of the school's own system.
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
