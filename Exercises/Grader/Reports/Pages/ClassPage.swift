import Catalog
import Classroom

/// Writes `class.html`, the overview of a class.
struct ClassPage {
    let figures: ClassFigures
    let heading: ClassHeading

    /// The whole file.
    var text: String { html().source }

    func html() -> HTML {
        let body: HTML = """
            <header>
            <h1>\(heading.title): the class</h1>
            <p class="about">\(heading.origin)</p>
            \(summary)
            <nav aria-label="Parts of this page">
            <a href="#learners">Learners</a>
            <a href="#look">Needs a look</a>
            <a href="#points">Points</a>
            <a href="#stages">Stages</a>
            <a href="#exercises">Exercises</a>
            <a href="#wrong-tests">Wrong tests</a>
            <a href="#bugs">Missed bugs</a>
            </nav>
            </header>
            <main id="main" tabindex="-1">
            \(LearnersTable(figures: figures).html())
            \(NeedsALook(
                rows: figures.rows, sameWork: figures.sameWork, common: figures.commonReasons).html())
            \(ClassTables(figures: figures).html())
            </main>
            """
        return Page.html(title: "The class · \(heading.title)", script: .classPage, body: body)
    }

    private var summary: HTML {
        let rows = figures.rows
        let counts = ClassRow.Status.shown(in: rows).map { status in
            (status, rows.count { $0.status == status })
        }
        let cards: [HTML] = counts.map { status, count in
            """
            <li class="\(LearnersTable.style(of: status))"><button type="button" disabled \
            data-status="\(ClassWords.describe(status))"><b>\(count)</b> \
            \(ClassWords.describe(status))</button></li>
            """
        }
        let unprotected = rows.count(where: \.isWithoutSandbox)
        let warning: HTML =
            unprotected == 0
            ? ""
            : """
            <p class="warning"><b>Without a sandbox:</b> the code of \
            \(ClassWords.count(unprotected, "learner")) was built and run with the rights of \
            whoever graded the class.</p>
            """
        return """
            <p>\(ClassWords.count(rows.count, "learner")).</p>
            <ul class="cards">\(cards.joined())</ul>
            \(warning)
            """
    }
}

/// Writes which submissions a person should look at, and why.
struct NeedsALook {
    let rows: [ClassRow]
    let sameWork: [SameWork.Group]
    /// The reasons that most of the class gives, which come last and are folded.
    var common: Set<Attention> = []

    /// Longer lists are folded.
    private static let maximumOpenLength = 30

    func html() -> HTML {
        let rare = Attention.allCases.filter { !common.contains($0) }
        let groups =
            rare.compactMap(group) + [same].compactMap(\.self)
            + Attention.allCases.filter(common.contains).compactMap(group)
        let content = groups.isEmpty ? "<p>Nothing.</p>" : groups.joined("\n")
        return """
            <section id="look" aria-labelledby="look-title">
            <h2 id="look-title">Needs a look</h2>
            \(content)
            </section>
            """
    }

    private func group(_ attention: Attention) -> HTML? {
        let found = rows.filter { $0.attention.contains(attention) }
        guard !found.isEmpty else { return nil }
        let links = found.map { row in
            return HTML("<li>\(row.link)\(details(of: row, attention))</li>")
        }
        let isCommon = common.contains(attention)
        let open: HTML = found.count > Self.maximumOpenLength || isCommon ? "" : " open"
        let most: HTML =
            isCommon ? " Most of the class has them, so the table of learners doesn’t say so." : ""
        // Names stand beside each other; whole sentences need the width of the page.
        let names: HTML = attention == .finished ? "" : " class=\"names\""
        return """
            <details\(open)><summary><h3>\(ClassWords.title(of: attention))</h3> \
            <span class="count">\(ClassWords.count(found.count, "learner"))</span></summary>
            <p>\(ClassWords.explain(attention))\(most)</p>
            <ul\(names)>\(links.joined("\n"))</ul>
            </details>
            """
    }

    /// The details behind a learner's name: the files or parts that are the reason.
    private func details(of row: ClassRow, _ attention: Attention) -> HTML {
        switch attention {
        case .notUsed: row.notUsed.map { HTML(" <code>\($0)</code>") }.joined(",")
        case .finished:
            row.finishedParts.map {
                HTML(" <span>\(ClassWords.describe($0, of: row.stages))</span>")
            }.joined(";")
        default: ""
        }
    }

    /// The most files that are named of a group.
    private static let maximumFiles = 8

    private func describe(_ files: [String]) -> HTML {
        let more = files.count - Self.maximumFiles
        let names = files.prefix(Self.maximumFiles).map { HTML("<code>\($0)</code>") }
        return "\(names.joined(", "))\(more > 0 ? "; and \(more) more" : "")"
    }

    private var same: HTML? {
        guard !sameWork.isEmpty else { return nil }
        let items = sameWork.map { group in
            let names = group.rows.map { rows[$0].link }
            return HTML(
                """
                <li>\(StageWords.name(group.stage)), \(ClassWords.describe(group.part)): \
                \(names.joined(", ")): \(describe(group.files))</li>
                """)
        }
        return """
            <details open><summary><h3>\(ClassWords.sameWork)</h3> \
            <span class="count">\(ClassWords.count(sameWork.count, "group"))</span></summary>
            <p>\(ClassWords.explainSameWork)</p>
            <ul>\(items.joined("\n"))</ul>
            </details>
            """
    }
}
