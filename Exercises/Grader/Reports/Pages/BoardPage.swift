import Catalog

/// Writes `board.html`: a class at work, to be shown on a wall, with a line for each learner and a
/// cell for each exercise. Since everybody sees it, it has no link to a page for the instructor.
struct BoardPage {
    let rows: [BoardRow]
    let stages: [Stage]
    /// The time at which each learner came to the current exercise, in seconds since 1970, by name;
    /// empty where nobody watches.
    var since: [String: Double] = [:]
    /// The time of the board, in seconds since 1970; nil where nobody watches.
    var time: Double?
    /// Whether the page loads itself again every few seconds.
    var isLive = false
    let heading: ClassHeading

    private var exercises: [(stage: Stage, exercise: Exercise)] {
        stages.filter { !$0.isEncore }.flatMap { stage in
            stage.exercises.map { (stage, $0) }
        }
    }

    /// The whole file.
    var text: String { html().source }

    func html() -> HTML {
        let body: HTML = """
            <header>
            <h1>The board</h1>
            <p>\(summary)</p>\(asOf)
            <div class="controls" hidden>
            <button type="button" id="names">Hide names</button>
            <button type="button" id="need">Sort by need</button>
            </div>
            </header>
            <main id="main" tabindex="-1" data-live="\(isLive ? "5" : "")">
            <div class="boards">
            <div class="scroll" role="region" aria-label="The board" tabindex="0">
            <table class="board">
            <caption class="hidden">Learners by exercises</caption>
            <colgroup><col class="name"><col span="\(exercises.count)"><col class="at"></colgroup>
            <thead>\(heads)</thead>
            <tbody>
            \(zip(rows, HiddenNumbers(rows.map(\.learner)).numbers).map(row).joined("\n"))
            </tbody>
            <tfoot>\(counts)</tfoot>
            </table>
            </div>
            </div>
            <p class="legend">\(legend)</p>
            <p class="about">\(heading.title) · \(heading.origin)</p>
            </main>
            """
        return Page.html(title: "The board · \(heading.title)", script: .board, body: body)
    }

    /// The time at which the page was made, which the script writes as a time of the day.
    private var asOf: HTML {
        guard let time else { return "" }
        return "<p id=\"as-of\" \(Self.timeAttribute(time))></p>"
    }

    private static func timeAttribute(_ time: Double) -> HTML { "data-time=\"\(Int(time))\"" }

    /// The same page, of another time.
    static func renewed(_ page: String, at time: Double) -> String {
        page.replacing(#/data-time="\d+"/#, with: timeAttribute(time).source, maxReplacements: 1)
    }

    private var summary: HTML {
        let graded = rows.filter { !$0.states.isEmpty }
        let parts = [
            ("done", graded.count { $0.current == nil }),
            ("at work", graded.count { $0.current != nil && !$0.isUntouched }),
            (StageWords.notBegun, graded.count(where: \.isUntouched)),
            (ClassWords.nothingHandedIn, rows.count { !$0.isHandedIn }),
            (StageWords.notGraded, rows.count { $0.states.isEmpty && $0.isHandedIn }),
        ].filter { $0.1 > 0 }.map { HTML("<b>\($0.1)</b> \($0.0)") }
        return "\(ClassWords.count(rows.count, "learner")): \(parts.joined(", "))."
    }

    private var heads: HTML {
        let stages = stages.filter { !$0.isEncore }.map { stage in
            HTML(
                """
                <th scope="colgroup" colspan="\(stage.exercises.count)">\(StageWords.name(stage))</th>
                """)
        }
        let exercises = exercises.map { _, exercise in
            HTML("<th scope=\"col\"><span>\(exercise.title)</span></th>")
        }
        return """
            <tr><td></td>\(stages.joined())<td></td></tr>
            <tr><th scope="col" class="name">Learner</th>\(exercises.joined())\
            <th scope="col" class="at">Is at</th></tr>
            """
    }

    private func row(_ row: BoardRow, number: Int) -> HTML {
        let cells: [HTML] =
            row.states.isEmpty
            ? ["<td class=\"none\" colspan=\"\(exercises.count)\">\(missing(row))</td>"]
            : row.states.enumerated().map { index, state in
                cell(state, isCurrent: index == row.current)
            }
        let done = row.states.count { $0 == .code } + 2 * row.states.count { $0 == .star }
        let isDone = !row.states.isEmpty && row.current == nil
        return """
            <tr data-number="\(number)" data-done="\(done)"\(isDone ? " data-finished" : "")\(times(of: row))>\
            <th scope="row"><bdi>\(row.learner)</bdi></th>\
            \(cells.joined())<td class="at"><div>\(place(of: row))</div></td></tr>
            """
    }

    private func missing(_ row: BoardRow) -> HTML {
        "\(row.isHandedIn ? StageWords.notGraded : ClassWords.nothingHandedIn)"
    }

    private func times(of row: BoardRow) -> HTML {
        guard let time = since[row.learner] else { return "" }
        return " data-since=\"\(Int(time))\""
    }

    private func place(of row: BoardRow) -> HTML {
        guard !row.states.isEmpty else { return "" }
        let encores = row.encores.map {
            HTML(" <span>\(StageWords.name($0.stage)) \($0.state.mark)</span>")
        }
        guard let current = row.current, exercises.indices.contains(current) else {
            return "<span>done</span>\(encores.joined())"
        }
        return """
            <span class="task">\(exercises[current].exercise.title)</span>\
            <span class="since"></span>\(encores.joined())
            """
    }

    private func cell(_ state: BoardRow.State, isCurrent: Bool) -> HTML {
        """
        <td class="cell \(state.rawValue)\(isCurrent ? " here" : "")"><span aria-hidden="true">\
        \(state.mark)</span><span class="hidden">\(state.words.typographic)</span></td>
        """
    }

    /// How many learners are at each exercise.
    private var counts: HTML {
        let cells = exercises.indices.map { index in
            let count = rows.count { $0.current == index }
            return HTML("<td class=\"count\">\(count == 0 ? "" : "\(count)")</td>")
        }
        return "<tr><th scope=\"row\">are here</th>\(cells.joined())<td></td></tr>"
    }

    private var legend: HTML {
        let states = BoardRow.State.allCases.reversed().map { state in
            HTML(
                """
                <span class="key"><span class="cell \(state.rawValue)" aria-hidden="true">\
                \(state.mark)</span> \(state.words.typographic)</span>
                """)
        }
        return """
            \(states.joined(" ")) <span class="key"><span class="cell untouched here" \
            aria-hidden="true">·</span> is here</span>
            """
    }
}
