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
            \(missedBugs)
            </main>
            """
        return Page.html(title: "The class · \(heading.title)", hasScript: true, body: body)
    }

    /// How many learners there are, and how many have each status.
    private var summary: HTML {
        let rows = figures.rows
        let cards = ClassRow.Status.allCases.compactMap { status -> HTML? in
            let count = rows.count { $0.status == status }
            return count == 0
                ? nil
                : """
                <li class="\(status.style)"><b>\(count)</b> \(ClassWords.describe(status))</li>
                """
        }
        let unprotected = rows.count(where: \.isWithoutSandbox)
        let warning: HTML =
            unprotected == 0
            ? ""
            : """
            <p class="warning"><b>Without a sandbox:</b> the code of \
            \(ClassWords.count(unprotected, "learner")) ran with the rights of the person who graded \
            the class.</p>
            """
        return """
            <p>\(ClassWords.count(rows.count, "learner")).</p>
            <ul class="cards">\(cards.joined())</ul>
            \(warning)
            """
    }

    /// The planted bugs that learners' tests miss, the most frequently missed first.
    private var missedBugs: HTML {
        let missed = MissedBug.all(in: figures)
        let none =
            figures.judged.isEmpty
            ? "No learner has written tests that could be judged yet." : "None."
        let rows = missed.map { bug -> HTML in
            """
            <tr><th scope="row">\(bug.bug.description)<span class="sub">\(bug.bug.id)</span></th>\
            <td>\(bug.exercise)<span class="sub">\(StageWords.name(bug.stage))</span></td>\
            <td>\(bug.bug.topic ?? bug.bug.idea.title)</td><td>\(bug.noticed.part) of \(bug.noticed.whole)</td>\
            <td>\(bug.bug.question)</td></tr>
            """
        }
        let table: HTML = """
            <p class="about" id="bugs-about">Planted bugs that some learners’ tests miss, the most frequently \
            missed first. Only learners whose tests could be judged are counted.</p>
            <div class="scroll" role="group" aria-labelledby="bugs-title" tabindex="0">
            <table aria-describedby="bugs-about">
            <caption class="hidden">Missed bugs</caption>
            <thead><tr><th scope="col">What is wrong</th><th scope="col">Exercise</th>\
            <th scope="col">Idea</th><th scope="col">Caught by</th>\
            <th scope="col">Question to ask</th></tr></thead>
            <tbody>
            \(rows.joined("\n"))
            </tbody>
            </table>
            </div>
            """
        return """
            <section id="bugs" aria-labelledby="bugs-title">
            <h2 id="bugs-title">Missed bugs</h2>
            \(missed.isEmpty ? "<p>\(none)</p>" : table)
            </section>
            """
    }
}
