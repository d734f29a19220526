import Catalog

/// Writes the tables on the class as a whole: by stage, by exercise, and by planted bug.
struct ClassTables {
    let figures: ClassFigures

    /// The most mistakes in tests that are listed, and the most names beside one.
    private static let maximumWrongTests = 15
    private static let maximumNames = 12

    func html() -> HTML {
        "\(points)\n\(stages)\n\(exercises)\n\(wrongTests)\n\(bugs)"
    }

    private var points: HTML {
        guard let statistics = PointStatistics(figures.rows) else { return "" }
        let parts = statistics.distribution.enumerated().map { index, count in
            let share = Share(part: count, whole: statistics.count)
            return HTML(
                """
                <tr><th scope="row">\(index * 10) to \(index * 10 + 10) %</th>\
                <td>\(count)\(Page.bar(share))</td></tr>
                """)
        }
        return table(
            id: "points", title: "Points",
            about: """
                Of \(ClassWords.count(statistics.count, "learner")) who were graded: mean \
                \(PointsText.text(statistics.mean)), median \(PointsText.text(statistics.median)). \
                How many have how much of the points:
                """,
            header: "<th scope=\"col\">Points</th><th scope=\"col\">Learners</th>", rows: parts)
    }

    private var stages: HTML {
        let headers = StageState.allCases.map {
            HTML("<th scope=\"col\">\(ClassWords.describe($0))</th>")
        }
        let rows = figures.stages.map { stage in
            let all = figures.graded(stage)
            let cells = StageState.allCases.map { state in
                let count = figures.states[stage.id]?[state] ?? 0
                let kind: HTML = state == .mastered || state == .passed ? "good" : "open"
                return HTML(
                    """
                    <td>\(count)<span class="of"> of \(all)</span>\
                    \(Page.bar(Share(part: count, whole: all), kind: kind))</td>
                    """)
            }
            return HTML(
                """
                <tr><th scope="row">\(StageWords.name(stage))<span class="sub">\
                \(stage.title)</span></th>\(cells.joined())</tr>
                """)
        }
        return table(
            id: "stages", title: "Stages", about: "How many learners are how far, by stage.",
            header: "<th scope=\"col\">Stage</th>\(headers.joined())", rows: rows)
    }

    private var exercises: HTML {
        let rows = figures.stages.flatMap { stage in
            stage.exercises.map { exercise in
                let all = figures.graded(stage)
                let green = Share(part: figures.passes[exercise.id] ?? 0, whole: all)
                let star = Share(part: figures.stars[exercise.id] ?? 0, whole: all)
                return HTML(
                    """
                    <tr><th scope="row">\(exercise.title)</th><td>\("\(stage.id)")</td>\
                    \(exercise.asksForCode ? share(green) : "<td></td>")\(share(star))\
                    <td>\(failure(of: exercise))</td></tr>
                    """)
            }
        }
        return table(
            id: "exercises", title: "Exercises",
            about: """
                How many learners have ✓ and ★ for each exercise, and the official test that most \
                of those fail who have begun it, with the reasons that several of them share.
                """,
            header: """
                <th scope="col">Exercise</th><th scope="col">Stage</th><th scope="col">✓</th>\
                <th scope="col">★</th><th scope="col">Fails most</th>
                """, rows: rows)
    }

    private func share(_ share: Share) -> HTML {
        "<td>\(share.part)<span class=\"of\"> of \(share.whole)</span>\(Page.bar(share))</td>"
    }

    private func failure(of exercise: Exercise) -> HTML {
        guard let failure = figures.commonestFailure(of: exercise) else { return "" }
        let reasons = failure.commonest
        let blocks = reasons.map { reason in
            let count: HTML =
                reason.count == failure.count
                ? "" : "<p class=\"of\">\(ClassWords.count(reason.count, "learner")):</p>"
            return HTML("\(count)<pre>\(reason.words)</pre>")
        }
        return """
            <code>\(ResultLines.name(ofTest: failure.name))</code> \
            <span class="of">\(ClassWords.count(failure.count, "learner"))</span>\
            \(blocks.joined())\(others(failure.others, isAll: reasons.isEmpty))
            """
    }

    /// How many have reasons that nobody else has, or that are rarer than those that are told.
    private func others(_ count: Int, isAll: Bool) -> HTML {
        guard count > 0 else { return "" }
        let words = isAll ? "Each for another reason." : "\(count) for other reasons."
        return "<p class=\"of\">\(words)</p>"
    }

    private var wrongTests: HTML {
        let rows = figures.wrongTests.common.prefix(Self.maximumWrongTests).map { group in
            let names = group.rows.prefix(Self.maximumNames).map { index in
                figures.rows[index].link
            }
            let rest = group.rows.count - names.count
            let more: HTML = rest > 0 ? " and \(rest) more" : ""
            return HTML(
                """
                <tr><th scope="row"><pre>\(Excerpt.of(StageWords.reason(group.test, group.finding)))</pre></th>\
                <td>\("\(group.stage.id)")</td><td>\(group.rows.count)</td>\
                <td>\(names.joined(", "))\(more)</td></tr>
                """)
        }
        return table(
            id: "wrong-tests", title: "Wrong tests that several have written",
            about: """
                Tests of several learners that are wrong in the same way. One sentence to all \
                of them helps.
                """,
            header: """
                <th scope="col">What is wrong</th><th scope="col">Stage</th>\
                <th scope="col">Learners</th><th scope="col">Who</th>
                """, rows: rows)
    }

    /// The map of the class: the bugs by ideas, each with how many have noticed it.
    private var bugs: HTML {
        let ideas = ClassIdea.all(in: figures).filter { !$0.missed.isEmpty }
        let least = ClassIdea.leastNoticed(of: ideas)
        let begin: HTML = least.map { "The idea to begin with: \($0.concept.title). " } ?? ""
        return table(
            id: "bugs", title: "Missed bugs",
            about: """
                \(begin)The bugs that some learners’ tests miss, by the idea that a test needs to catch \
                them; the least caught come first. They are counted out of the learners who have \
                written tests that could be judged.
                """,
            header: """
                <th scope="col">What is wrong</th><th scope="col">Stage</th>\
                <th scope="col">Exercise</th><th scope="col">Caught by</th>\
                <th scope="col">Question to ask</th>
                """,
            rows: [
                ideas.map { idea in
                    ([heading(of: idea)] + idea.missed.map(row)).joined("\n")
                }.joined("\n</tbody>\n<tbody>\n")
            ].filter { $0 != "" },
            none: figures.judged.isEmpty
                ? "Nobody has written tests yet that could be judged." : "None.")
    }

    private func heading(of idea: ClassIdea) -> HTML {
        let others: HTML =
            idea.others == 0
            ? ""
            : "<span class=\"sub\">\(ClassWords.count(idea.others, "more bug")) caught by all</span>"
        return """
            <tr class="idea"><th scope="rowgroup" colspan="3">\(idea.concept.title)\(others)</th>\
            <td>\(percent(idea.noticed)) %\(Page.bar(idea.noticed))</td><td></td></tr>
            """
    }

    private func percent(_ share: Share) -> Int {
        share.whole == 0 ? 0 : share.part * 100 / share.whole
    }

    private func row(_ bug: MissedBug) -> HTML {
        """
        <tr><th scope="row">\(bug.bug.description)<span class="sub">\(bug.bug.id)</span>\
        </th><td>\("\(bug.stage.id)")</td><td>\(bug.exercise)</td>\
        \(share(bug.noticed))<td>\(bug.bug.question)</td></tr>
        """
    }

    /// A table with its heading.
    ///
    /// - Parameter none: The text in place of a table without rows.
    private func table(
        id: HTML, title: HTML, about: HTML, header: HTML, rows: [HTML], none: HTML = "None."
    ) -> HTML {
        let content: HTML =
            rows.isEmpty
            ? "<p>\(none)</p>"
            : """
            <p class="about" id="\(id)-about">\(about)</p>
            <div class="scroll" role="group" aria-labelledby="\(id)-title" tabindex="0">
            <table aria-describedby="\(id)-about">
            <caption class="hidden">\(title)</caption>
            <thead><tr>\(header)</tr></thead>
            <tbody>
            \(rows.joined("\n"))
            </tbody>
            </table>
            </div>
            """
        return """
            <section id="\(id)" aria-labelledby="\(id)-title">
            <h2 id="\(id)-title">\(title)</h2>
            \(content)
            </section>
            """
    }
}
