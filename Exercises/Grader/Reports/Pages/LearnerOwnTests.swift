import Advice
import Catalog
import Grading
import SwiftSource

/// Writes the part of a learner's page on the own tests of a stage.
struct LearnerOwnTests {
    let stage: Stage
    let report: OwnTestsReport
    /// Which right tests are red on the learner's code; nil where none is.
    let rightAndRed: String?
    let owner: StageWords.Owner
    /// The findings on the stage.
    let findings: [Finding]
    /// The learner's code; nil where the page doesn't show it.
    let code: LearnerCode?

    func html() -> HTML {
        """
        <h3>Tests</h3>
        <p>\(StageWords.right(report).typographic)\(timeUsedUp)</p>
        \(red)\(invalid)\(neverRun)\(emptyFiles)\(idle)\(better)\(surviving)\(caught)
        """
    }

    private var timeUsedUp: String {
        findings.of(.timeUsedUp).map { " \($0.words.text)" }.joined()
    }

    private var red: HTML {
        rightAndRed.map { "<p>\($0.typographic)</p>\n" } ?? ""
    }

    private var invalid: HTML {
        report.tests.enumerated().filter { !$0.element.isValid }.map { index, test in
            let finding = findings.on(test)
            let failure = LearnerStage.failure(
                test.result, id: RemarkOrigin.own(index, of: stage),
                at: place(finding?.place ?? test.place), StageWords.reason(test, finding))
            return "\(failure)\n"
        }.joined()
    }

    private var neverRun: HTML {
        let found = findings.of(.neverRun)
        guard !found.isEmpty else { return "" }
        let items = found.enumerated().map { index, method in
            HTML(
                """
                <li id="\(RemarkOrigin.neverRun(index, of: stage))">\
                <code>\(method.nameOfSubject)</code> \
                \(place(method.place)) \
                \(method.words.text.typographic)</li>
                """)
        }
        return "<p>These look like tests and never run:</p><ul>\(items.joined())</ul>\n"
    }

    private func place(_ place: SourceLocation?) -> HTML {
        code?.place(place) ?? LearnerPage.place(place)
    }

    private var emptyFiles: HTML {
        let files = findings.of(.emptyFile)
        guard !files.isEmpty else { return "" }
        let items = files.map { HTML("<li>\($0.words.text.typographic)</li>") }
        return "<p>These files have no tests of their exercise:</p><ul>\(items.joined())</ul>\n"
    }

    private var idle: HTML {
        let tests = report.testsThatNoticeNothing
        guard !tests.isEmpty else { return "" }
        let items = tests.map { test in
            HTML(
                """
                <li><code>\(ResultLines.name(of: test.result))</code> \
                \(StageWords.whyIdle(findings.on(test)).typographic)</li>
                """)
        }
        return "<p>These catch no planted bug:</p><ul>\(items.joined())</ul>\n"
    }

    private var better: HTML {
        let found = findings.of(.betterTest)
        guard !found.isEmpty else { return "" }
        let items = found.map { finding in
            HTML(
                """
                <li><code>\(FindingName.text(of: finding))</code> \(place(finding.place)) \
                \(finding.words.text.typographic)</li>
                """)
        }
        return "<p>These are right, and could be better:</p><ul>\(items.joined())</ul>\n"
    }

    private var surviving: HTML {
        let open = report.bugs.filter { $0.status != .killed }
        guard !open.isEmpty else { return "" }
        guard owner == .learner else { return hints }
        let rows = open.map { bug in
            let planted = stage.bugs.first { $0.id == bug.id }
            let note = bug.note(toLearner: false).typographic
            return HTML(
                """
                <tr><th scope="row">\(planted?.description ?? bug.id)\
                <span class="sub">\(bug.id)</span></th><td>\(bug.exercise)</td><td>\(planted?.concept.title ?? "")</td>\
                <td>\(planted?.question ?? "")\(note)</td></tr>
                """)
        }
        return """
            \(start(of: "Planted bugs that no test catches", open.count))
            <div class="scroll" role="group" aria-label="Planted bugs that no test catches" \
            tabindex="0"><table>
            <thead><tr><th scope="col">What is wrong</th><th scope="col">Exercise</th>\
            <th scope="col">Idea</th><th scope="col">Question to ask</th></tr></thead>
            <tbody>
            \(rows.joined("\n"))
            </tbody></table></div>
            </details>
            """
    }

    /// The planted bugs that are caught, each with a test that catches it.
    private var caught: HTML {
        let rows = report.bugs.compactMap { bug -> HTML? in
            guard bug.status == .killed, let test = bug.kills.first?.test else { return nil }
            let rule = stage.bugs.first { $0.id == bug.id }?.rule ?? bug.id
            return HTML(
                "<tr><th scope=\"row\">\(rule)</th><td><code>\(ResultLines.name(ofTest: test))</code></td></tr>"
            )
        }
        guard !rows.isEmpty else { return "" }
        return """
            <details><summary><h3>Planted bugs that are caught</h3> \
            <span class="count">\(rows.count)</span></summary>
            <table>
            <thead><tr><th scope="col">The rule that it breaks</th>\
            <th scope="col">A test that catches it</th></tr></thead>
            <tbody>
            \(rows.joined("\n"))
            </tbody></table>
            </details>
            """
    }

    /// More than these are folded.
    private static let maximumOpen = 3

    /// The start of a list that is folded where it is long.
    private func start(of title: String, _ count: Int) -> HTML {
        let open: HTML = count > Self.maximumOpen ? "" : " open"
        return """
            <details\(open)><summary><h3>\(title)</h3> <span class="count">\(count)</span></summary>
            """
    }

    /// The hints on open bugs for a learner, which don't say what the bugs are.
    private var hints: HTML {
        let items = findings.of(.openBug).map { bug in
            HTML("<li><b>\(stage.titles(of: bug))</b>: \(bug.words.text)</li>")
        }
        let concepts = findings.of(.missingIdea).map { idea in
            HTML(
                "<p>\(idea.words.what) To read: <code>\(idea.words.guide ?? "")</code></p>")
        }
        return """
            \(start(of: "Planted bugs that your tests don’t catch yet", items.count))
            \(concepts.joined("\n"))
            <ul>\(items.joined("\n"))</ul>
            </details>
            """
    }
}
