import Catalog

/// Writes the table of learners by stages, with what sorts and filters it.
struct LearnersTable {
    let figures: ClassFigures

    func html() -> HTML {
        let headers = figures.stages.map { stage in
            HTML(
                """
                <th scope="col" class="number" data-kind="number">\(StageWords.name(stage))\
                <span class="sub">\(stage.title)</span></th>
                """)
        }
        return """
            <section id="learners" aria-labelledby="learners-title">
            <h2 id="learners-title">Learners</h2>
            \(controls)
            <p class="about" id="learners-about">The points of each learner by stage, with the \
            official tests that pass and the planted bugs that the learner’s own tests notice.</p>
            <div class="scroll" role="region" aria-labelledby="learners-title" tabindex="0">
            <table class="learners" aria-describedby="learners-about">
            <caption class="hidden">Learners by stages</caption>
            <thead><tr><th scope="col">Learner</th>\(headers.joined())\
            <th scope="col" class="number" data-kind="number">Total</th>\
            <th scope="col">Status</th><th scope="col">Needs a look</th></tr></thead>
            <tbody>
            \(figures.rows.map(row).joined("\n"))
            </tbody>
            </table>
            </div>
            <p class="legend">★ mastered: all official tests pass, and the learner’s own tests \
            notice every planted bug, and none of them is wrong, asks too much, is unsteady or \
            never run. ✓ passed: all official tests pass.</p>
            </section>
            """
    }

    /// Hidden until the script shows it: without the script, it would do nothing.
    private var controls: HTML {
        let options = ClassRow.Status.allCases.map { status in
            HTML("<option>\(ClassWords.describe(status))</option>")
        }
        return """
            <div class="controls" role="search" hidden>
            <label>Filter by name <input type="search" id="filter-text" autocomplete="off"></label>
            <label>Status <select id="filter-status"><option value="">all</option>\
            \(options.joined())</select></label>
            <label class="check"><input type="checkbox" id="filter-look"> Only those that need a \
            look</label>
            <output id="shown" role="status" aria-live="polite"></output>
            </div>
            """
    }

    private func row(_ row: ClassRow) -> HTML {
        let cells = figures.stages.map { cell(row.stage($0)) }
        let look = row.attention.map(ClassWords.describe).joined(separator: ", ")
        let status = ClassWords.describe(row.status)
        return """
            <tr data-status="\(status)"><th scope="row"><a href="learners/\(row.fileName).html">\
            <bdi>\(row.learner)</bdi></a></th>\(cells.joined())\(total(row))\
            <td><span class="badge \(Self.style(of: row.status))">\(status)</span></td>\
            <td class="look">\(look)</td></tr>
            """
    }

    private func cell(_ stage: ClassRow.Stage?) -> HTML {
        guard let stage else { return "<td class=\"number\"><span class=\"of\">–</span></td>" }
        let tests: HTML =
            switch stage.state {
            case .notBuilt: "\(StageWords.notBuilt.typographic)"
            case .missing: "\(ClassWords.describe(.missing))"
            case .mastered, .passed, .inPart, .notBegun:
                "\(stage.tests.part)/\(stage.tests.whole) tests"
            }
        let bugs: HTML =
            switch stage.ownTests {
            case .none: "no own tests"
            case .notJudged: "own tests \(StageWords.notBuilt.typographic)"
            case .judged(let bugs): "\(bugs.part)/\(bugs.whole) bugs"
            }
        guard !stage.stage.isEncore else {
            return """
                <td class="number" data-value="\(stage.tests.part)">\(Self.mark(of: stage.state))\
                \(tests)<span class="sub">\(bugs)</span></td>
                """
        }
        let points = PointsText.text(stage.points)
        let byHand: HTML =
            stage.override.map { _ in
                "<span class=\"sub\">by hand, graded \(PointsText.text(stage.graded))</span>"
            } ?? ""
        return """
            <td class="number" data-value="\(points)">\(Self.mark(of: stage.state))\(points)\
            \(byHand)<span class="sub">\(tests)</span><span class="sub">\(bugs)</span></td>
            """
    }

    private func total(_ row: ClassRow) -> HTML {
        guard let points = row.points.map(PointsText.text) else {
            return "<td class=\"number\"><span class=\"of\">–</span></td>"
        }
        return "<td class=\"number total\" data-value=\"\(points)\">\(points)</td>"
    }

    static func mark(of state: StageState) -> HTML {
        switch state {
        case .mastered: "<span class=\"mark good\" role=\"img\" aria-label=\"mastered\">★</span> "
        case .passed: "<span class=\"mark good\" role=\"img\" aria-label=\"passed\">✓</span> "
        case .notBuilt: "<span class=\"mark bad\" role=\"img\" aria-label=\"error\">✗</span> "
        case .inPart, .notBegun, .missing: ""
        }
    }

    static func style(of status: ClassRow.Status) -> HTML {
        switch status {
        case .mastered: "best"
        case .passed: "good"
        case .notPassed: "open"
        case .notGraded: "bad"
        }
    }
}
