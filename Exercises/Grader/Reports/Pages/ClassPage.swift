import Catalog
import Classroom

/// Writes `class.html`, the overview of a class.
struct ClassPage {
    let figures: ClassFigures
    let heading: ClassHeading

    /// The complete file.
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
            <a href="#bugs">Missed bugs</a>
            </nav>
            </header>
            <main id="main" tabindex="-1">
            \(LearnersTable(figures: figures).html())
            \(NeedsALook(figures: figures).html())
            \(MissedBugsTable(figures: figures).html())
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
