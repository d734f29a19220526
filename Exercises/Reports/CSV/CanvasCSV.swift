import Catalog
import Grading

/// Writes the points of a class as the gradebook of Canvas takes them in.
package enum CanvasCSV {
    /// The file's text: a column per stage, and a line per learner who was graded.
    ///
    /// Canvas looks for a learner by ID, then SIS ID, login and name. The name of the submission's
    /// folder stands for all but the first, which is Canvas's own number. Who wasn't graded is left
    /// out: an empty cell could take away points that Canvas has already.
    package static func text(of figures: ClassFigures) -> String {
        let columns = ["Student", "ID", "SIS User ID", "SIS Login ID", "Section"]
        let possible = figures.stages.map { _ in CSV.points(Points.perStage) }
        var text = CSV.line(columns + figures.stages.map { "Workshop stage \($0)" })
        text += CSV.line(["Points Possible", "", "", "", ""] + possible)
        for row in figures.rows where row.status != .notGraded {
            let learner = CSV.text(row.learner)
            let points = figures.stages.map { CSV.points(row.stage($0)?.points) }
            text += CSV.line([learner, "", learner, learner, ""] + points)
        }
        return text
    }
}
