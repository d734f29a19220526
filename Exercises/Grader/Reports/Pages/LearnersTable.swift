import Catalog

/// Writes the table of learners by stages, with its controls to sort and filter.
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
            <p class="about" id="learners-about">The points of each learner by stage. The bar has the \
            official tests’ points first, then those for the learner’s tests. A dash is a stage \
            that the learner has not begun, and “missing” is one that was not handed in. A line \
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

    /// The controls. The script shows them: without it, they would do nothing.
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
        let cells = figures.stages.map { stage in
            row.status.isGraded
                ? cell(row.stage(stage)) : Self.noVerdict(row.status)
        }
        let look = row.attention.filter { !commonReasons.contains($0) }
            .map(ClassWords.describe).joined(separator: ", ")
        let status = ClassWords.describe(row.status)
        return """
            <tr data-status="\(status)"><th scope="row">\(row.link)\(together(row))</th>\(cells.joined())\(total(row))\
            <td data-value="\(ClassRow.Status.allCases.firstIndex(of: row.status) ?? 0)">\
            <span class="badge \(Self.style(of: row.status))">\(status)</span></td>\
            <td class="look">\(look)</td></tr>
            """
    }

    private func cell(_ stage: ClassRow.Stage?) -> HTML {
        // Only an encore can be missing here, for learners who haven't begun it.
        guard let stage else { return Self.dash("\(StageWords.notBegun)") }
        if stage.state == .missing { return Self.missing }
        if stage.isUntouched { return Self.dash("\(StageWords.notBegun)") }
        let points: HTML = stage.stage.isEncore ? "" : "\(PointsText.text(stage.points))"
        let value = stage.stage.isEncore ? "\(stage.tests.part)" : PointsText.text(stage.points)
        let details = details(of: stage)
        return """
            <td class="number share-\(Self.quarter(of: stage))" data-value="\(value)" \
            title="\(details)">\(Self.mark(of: stage.state))\(points)\
            <span class="hidden">, \(details)</span>\(Page.bar(of: stage))</td>
            """
    }

    /// The details of a cell, for a pointer over it and for screen readers.
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

    /// A cell without a verdict. Its words are for screen readers; others see it in the column of
    /// the status.
    private static func noVerdict(_ status: ClassRow.Status) -> HTML {
        "<td class=\"number\"><span class=\"hidden\">\(ClassWords.describe(status))</span></td>"
    }

    private func together(_ row: ClassRow) -> HTML {
        guard !row.partners.isEmpty else { return "" }
        return "<span class=\"sub\">with \(row.partners.joined(separator: ", "))</span>"
    }

    private static let missing: HTML = """
        <td class="number" data-value="0"><span class="of" \
        title="\(ClassWords.describe(.missing))">missing</span></td>
        """

    private static func dash(_ words: HTML) -> HTML {
        """
        <td class="number" data-value="0"><span class="of" title="\(words)" \
        aria-hidden="true">–</span><span class="hidden">\(words)</span></td>
        """
    }

    /// The share of a stage's points in quarters, from 0 to 4, for the colour of its cell.
    private static func quarter(of stage: ClassRow.Stage) -> Int {
        guard stage.possible > 0 else { return 0 }
        return min(4, max(0, Int(stage.points / stage.possible * 4)))
    }

    private func total(_ row: ClassRow) -> HTML {
        guard let points = row.points.map(PointsText.text) else {
            return Self.noVerdict(row.status)
        }
        return "<td class=\"number total\" data-value=\"\(points)\">\(points)</td>"
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
