import Catalog

/// Writes the table of learners by stages, with controls for sorting and filtering.
struct LearnersTable {
    let figures: ClassFigures
    private let commonReasons: Set<Attention>

    init(figures: ClassFigures) {
        self.figures = figures
        commonReasons = figures.commonReasons
    }

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
            <p class="about" id="learners-about">The points of each learner by stage. A dash is a stage that \
            the learner has not begun, and “missing” is one that was not handed in. A line \
            without points has no verdict.</p>
            <div class="scroll" role="group" aria-labelledby="learners-title" tabindex="0">
            <table class="learners" aria-describedby="learners-about">
            <caption class="hidden">Learners by stages</caption>
            <thead><tr><th scope="col">Learner</th>\(headers.joined())\
            <th scope="col" class="number" data-kind="number">Total</th>\
            <th scope="col" data-kind="order">Status</th><th scope="col">Needs a look</th></tr></thead>
            <tbody>
            \(figures.rows.map(row).joined("\n"))
            </tbody>
            </table>
            </div>
            <p class="legend">★ mastered: all official tests pass, and the learner’s tests \
            catch every planted bug, and none of them is wrong, over-specified, flaky or \
            never run. ✓ passed: all official tests pass.</p>
            </section>
            """
    }

    /// The controls. A script makes them visible, because they don't work without it.
    private var controls: HTML {
        let options = ClassRow.Status.shown(in: figures.rows).map { status in
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
        let status = ClassWords.describe(row.status)
        // This text is for screen readers. Sighted users see it in the status column.
        let noVerdict = Self.cell("<span class=\"hidden\">\(status)</span>")
        let cells = figures.stages.map { stage in
            row.status.isGraded ? cell(row.stage(stage)) : noVerdict
        }
        let points = row.points.map(PointsText.text)
        let total = points.map { Self.cell("\($0)", "total", value: $0) } ?? noVerdict
        let look = row.attention.filter { !commonReasons.contains($0) }
            .map(ClassWords.describe).joined(separator: ", ")
        let together: HTML =
            row.partners.isEmpty
            ? "" : "<span class=\"sub\">with \(row.partners.joined(separator: ", "))</span>"
        return """
            <tr data-status="\(status)"><th scope="row">\(row.link)\(together)</th>\(cells.joined())\(total)\
            <td data-value="\(ClassRow.Status.allCases.firstIndex(of: row.status) ?? 0)">\
            <span class="badge \(Self.style(of: row.status))">\(status)</span></td>\
            <td class="look">\(look)</td></tr>
            """
    }

    private func cell(_ stage: ClassRow.Stage?) -> HTML {
        // Only an encore can be missing here, for learners who haven't started it.
        guard let stage, !stage.isUntouched || stage.state == .missing else {
            let words: HTML = "\(StageWords.notBegun)"
            return Self.cell(
                """
                <span class="of" title="\(words)" aria-hidden="true">–</span>\
                <span class="hidden">\(words)</span>
                """,
                value: "0")
        }
        guard stage.state != .missing else {
            let words = ClassWords.describe(.missing)
            return Self.cell("<span class=\"of\" title=\"\(words)\">missing</span>", value: "0")
        }
        let points: HTML = stage.stage.isEncore ? "" : "\(PointsText.text(stage.points))"
        let details = details(of: stage)
        let quarter = stage.possible > 0 ? Int(stage.points / stage.possible * 4) : 0
        return Self.cell(
            """
            <span title="\(details)">\(Self.mark(of: stage.state))\(points)</span>\
            <span class="hidden">, \(details)</span>
            """,
            "share-\(min(4, max(0, quarter)))",
            value: stage.stage.isEncore ? "\(stage.tests.part)" : PointsText.text(stage.points))
    }

    /// - Parameter value: The cell's sort key; nil sorts last.
    private static func cell(_ content: HTML, _ style: HTML = "", value: String? = nil) -> HTML {
        let value: HTML = value.map { " data-value=\"\($0)\"" } ?? ""
        return "<td class=\"number \(style)\"\(value)>\(content)</td>"
    }

    /// The details of a cell, for its tooltip and for screen readers.
    private func details(of stage: ClassRow.Stage) -> String {
        let tests =
            stage.state == .notBuilt
            ? "the code \(StageWords.notBuilt.typographic)"
            : "\(stage.tests.part) of \(stage.tests.whole) official tests"
        let bugs =
            switch stage.ownTests {
            case .none: "no tests"
            case .notJudged: "tests \(StageWords.notBuilt.typographic)"
            case .judged(let bugs): "\(bugs.part) of \(bugs.whole) bugs caught"
            }
        return "\(tests), \(bugs)"
    }

    static func mark(of state: StageState) -> HTML {
        switch state {
        case .mastered: good("★", ClassWords.describe(state))
        case .passed: good("✓", ClassWords.describe(state))
        case .notBuilt: "<span class=\"mark bad\" role=\"img\" aria-label=\"error\">✗</span> "
        case .inPart, .notBegun, .missing: ""
        }
    }

    private static func good(_ sign: String, _ words: String) -> HTML {
        "<span class=\"mark good\" role=\"img\" aria-label=\"\(words)\">\(sign)</span> "
    }

    static func style(of status: ClassRow.Status) -> HTML {
        switch status {
        case .mastered: "best"
        case .passed: "good"
        case .notPassed: "open"
        case .notGraded: "bad"
        case .notYet, .notHandedIn: "open"
        }
    }
}
