/// Writes the class's map of planted bugs: grouped by idea, each with how many learners have caught it.
struct MissedBugsTable {
    let figures: ClassFigures

    func html() -> HTML {
        let ideas = ClassIdea.all(in: figures).filter { !$0.missed.isEmpty }
        let start: HTML =
            ClassIdea.leastNoticed(of: ideas).map {
                "The idea to begin with: \($0.idea.title). "
            }
            ?? ""
        let bodies = ideas.map { idea in
            HTML("<tbody>\n\(([heading(of: idea)] + idea.missed.map(row)).joined("\n"))\n</tbody>")
        }
        let none =
            figures.judged.isEmpty ? "Nobody has written tests yet that could be judged." : "None."
        let table: HTML = """
            <p class="about" id="bugs-about">\(start)The bugs that some learners’ tests miss, by the idea that \
            a test needs to catch them; the least caught come first. They are counted out of the learners \
            who have written tests that could be judged.</p>
            <div class="scroll" role="group" aria-labelledby="bugs-title" tabindex="0">
            <table aria-describedby="bugs-about">
            <caption class="hidden">Missed bugs</caption>
            <thead><tr><th scope="col">What is wrong</th><th scope="col">Stage</th>\
            <th scope="col">Exercise</th><th scope="col">Caught by</th>\
            <th scope="col">Question to ask</th></tr></thead>
            \(bodies.joined("\n"))
            </table>
            </div>
            """
        return """
            <section id="bugs" aria-labelledby="bugs-title">
            <h2 id="bugs-title">Missed bugs</h2>
            \(ideas.isEmpty ? "<p>\(none)</p>" : table)
            </section>
            """
    }

    private func heading(of idea: ClassIdea) -> HTML {
        let others: HTML =
            idea.others == 0
            ? ""
            : "<span class=\"sub\">\(ClassWords.count(idea.others, "more bug")) caught by all</span>"
        let (part, whole) = (idea.noticed.part, idea.noticed.whole)
        return """
            <tr class="idea"><th scope="rowgroup" colspan="3">\(idea.idea.title)\(others)</th>\
            <td>\(whole == 0 ? 0 : part * 100 / whole) %\(Page.bar(idea.noticed))</td><td></td></tr>
            """
    }

    private func row(_ bug: MissedBug) -> HTML {
        """
        <tr><th scope="row">\(bug.bug.description)<span class="sub">\(bug.bug.id)</span>\
        </th><td>\("\(bug.stage.id)")</td><td>\(bug.exercise)</td>\
        <td>\(bug.noticed.part)<span class="of"> of \(bug.noticed.whole)</span>\
        \(Page.bar(bug.noticed))</td><td>\(bug.bug.question)</td></tr>
        """
    }
}
