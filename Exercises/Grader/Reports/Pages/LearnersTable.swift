import Catalog

/// Writes the table of learners by stages. A script lets the reader sort it.
struct LearnersTable {
    let figures: ClassFigures

    func html() -> HTML {
        let headers = figures.stages.map { stage -> HTML in
            """
            <th scope="col" class="number" data-kind="number">\(StageWords.name(stage))\
            <span class="sub">\(stage.title)</span></th>
            """
        }
        return """
            <section id="learners" aria-labelledby="learners-title">
            <h2 id="learners-title">Learners</h2>
            <p class="about" id="learners-about">The points for each stage. ✓ passed: all official tests pass. \
            ★ mastered: the learner’s tests also catch every planted bug. All the tests run, and none is wrong, \
            over-specified or flaky. ✗: the code can’t be built. A dash means not started, \
            and “missing” that the submission doesn’t contain the stage. A learner without a verdict has no \
            points.</p>
            <div class="scroll" role="group" aria-labelledby="learners-title" tabindex="0">
            <table class="learners" aria-describedby="learners-about">
            <caption class="hidden">Learners by stage</caption>
            <thead><tr><th scope="col">Learner</th>\(headers.joined())\
            <th scope="col" class="number" data-kind="number">Total</th>\
            <th scope="col" data-kind="order">Status</th><th scope="col">Needs a look</th></tr></thead>
            <tbody>
            \(figures.rows.map(row).joined("\n"))
            </tbody>
            </table>
            </div>
            </section>
            """
    }

    private func row(_ row: ClassRow) -> HTML {
        let cells = figures.stages.map { stage in
            row.status.isGraded ? cell(row.stage(stage)) : Self.cell("", value: nil)
        }
        let points = row.points.map(PointsText.text)
        let total = Self.cell(points.map { "<b>\($0)</b>" } ?? "", value: points)
        // Learners may read `Finished`, and many do. So this reason to look isn't in the table, but only in
        // the list of submissions that need a look.
        let look = row.attention.filter { $0 != .finished }.map(ClassWords.describe)
        let together: HTML =
            row.partners.isEmpty
            ? "" : "<span class=\"sub\">with \(row.partners.joined(separator: ", "))</span>"
        return """
            <tr><th scope="row">\(row.link)\(together)</th>\(cells.joined())\(total)\
            <td data-value="\(ClassRow.Status.allCases.firstIndex(of: row.status) ?? 0)">\
            \(row.status.badge)</td><td class="look">\(look.joined(separator: ", "))</td></tr>
            """
    }

    private func cell(_ stage: ClassRow.Stage?) -> HTML {
        guard let stage, stage.state != .missing else {
            return Self.cell(stage == nil ? "–" : "missing", value: "0")
        }
        guard !stage.isUntouched else { return Self.cell("–", value: "0") }
        // An encore has no points, so its cell is sorted by the number of passed tests.
        let points = stage.stage.isEncore ? "" : PointsText.text(stage.points)
        return Self.cell(
            "\(stage.state.mark)\(points)",
            value: stage.stage.isEncore ? "\(stage.tests.part)" : points)
    }

    /// - Parameter value: The cell's sort key; nil sorts last.
    private static func cell(_ content: HTML, value: String?) -> HTML {
        let value: HTML = value.map { " data-value=\"\($0)\"" } ?? ""
        return "<td class=\"number\"\(value)>\(content)</td>"
    }
}
