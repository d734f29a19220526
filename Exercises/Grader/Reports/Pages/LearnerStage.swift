import Advice
import Catalog
import Grading
import SwiftSource

/// Writes one stage of a learner's page, for the instructor or for the learner.
struct LearnerStage {
    let stage: StageReport
    let row: ClassRow.Stage
    let owner: StageWords.Owner
    /// The learner's code; nil where the page doesn't show it.
    let code: LearnerCode?
    /// Whether all but the stage's figures is folded, since other things come first.
    let isFolded: Bool
    /// The findings beside the verdicts.
    private let findings: [Finding]

    init(
        stage: StageReport, row: ClassRow.Stage, owner: StageWords.Owner = .learner,
        code: LearnerCode? = nil, isFolded: Bool = false
    ) {
        (self.stage, self.row, self.owner, self.code) = (stage, row, owner, code)
        self.isFolded = isFolded
        findings = stage.findings
    }

    /// The most failures of a stage that aren't folded: the first ones are fixed first.
    private static let maximumOpen = 3

    func html() -> HTML {
        """
        <section aria-labelledby="\(id)">
        <h2 id="\(id)">\(LearnersTable.mark(of: StageState(stage)))\
        \(StageWords.heading(stage.stage))</h2>
        \(content)
        </section>
        """
    }

    /// Links to the stages of a page, with their signs.
    static func contents(_ stages: [StageReport]) -> HTML {
        guard !stages.isEmpty else { return "" }
        let links = stages.map { stage in
            HTML(
                """
                <a href="#stage-\("\(stage.stage.id)")">\
                \(LearnersTable.mark(of: StageState(stage)))\(StageWords.name(stage.stage))</a>
                """)
        }
        return "<nav aria-label=\"Stages\">\(links.joined("\n"))</nav>"
    }

    /// The few things to do next, above all that there is to say.
    static func next(_ things: [NextThings.Thing], title: HTML) -> HTML {
        guard !things.isEmpty else { return "" }
        let items = things.map {
            HTML("<li><b>\($0.title):</b> \($0.sentences.joined(separator: " "))</li>")
        }
        return """
            <section aria-labelledby="next"><h2 id="next">\(title)</h2>
            <ol>\(items.joined("\n"))</ol></section>
            """
    }

    private var content: HTML {
        if case .notBuilt(.missingFolder, _) = stage.suite {
            return "<p>\(StageWords.notHandedIn(owner).typographic)</p>"
        }
        let files = code?.html(of: stage.stage) ?? ""
        // A learner who has changed files has begun, even where nothing passes yet.
        if stage.isUntouched, files == "" {
            return "\(given)<p>\(StageWords.untouched)</p>"
        }
        return "\(given)\(summary)\n\(folded("\(suite)\(ownTests)"))\(files)"
    }

    private func folded(_ details: HTML) -> HTML {
        guard isFolded, !stage.isMastered else { return details }
        return """
            <details><summary>What the tests say of this stage</summary>
            \(details)
            </details>

            """
    }

    private var id: String { "stage-\(stage.stage.id)" }

    private var given: HTML {
        GivenFileText.sentences(on: stage).map { "<p class=\"warning\">\($0)</p>\n" }.joined()
    }

    private var summary: HTML {
        """
        <p>\(StageWords.officialTests(row.tests.part, of: row.tests.whole)), \
        \(bugCount(row.bugs)), \(points).</p>\(steps)
        """
    }

    /// The step that each exercise is at.
    private var steps: HTML {
        StepWords.line(on: stage.exercises).map { "\n<p>\($0)</p>" } ?? ""
    }

    private var points: HTML {
        guard !stage.stage.isEncore else { return "an encore has no points" }
        return """
            \(PointsText.text(row.points)) of \(PointsText.text(row.possible)) points \
            (\(PointsText.text(row.ofSuite)) for the code, \
            \(PointsText.text(row.ofOwnTests)) for the tests)
            """
    }

    private func bugCount(_ bugs: Share?) -> HTML {
        guard let bugs else { return "no planted bug was looked for" }
        return "\(bugs.part) of \(bugs.whole) planted bugs caught"
    }

    private var suite: HTML {
        if case .notBuilt(let failure, _) = stage.suite {
            return """
                <h3>\(StageWords.codeNotBuilt(owner).typographic)</h3>
                \(block(BuildCureText.describe(failure, findings.cures(inTests: false)), RemarkOrigin.code(of: stage.stage)))

                """
        }
        var open = Self.maximumOpen
        return stage.exercises.map { exercise in
            defer { open -= min(open, exercise.tests.count { $0.result.status != .passed }) }
            return failures(of: exercise, open: open)
        }.joined()
    }

    private func failures(of exercise: ExerciseState, open count: Int) -> HTML {
        let failures = exercise.tests.filter { $0.result.status != .passed }
        guard !failures.isEmpty else { return "" }
        let open = failures.prefix(count).map { failure($0.result) }
        let folded = failures.dropFirst(count).map { failure($0.result) }
        let more: HTML =
            folded.isEmpty
            ? ""
            : """
            <details><summary>\(open.isEmpty ? "These tests" : "\(folded.count) more of this exercise")</summary>
            \(folded.joined("\n"))
            </details>
            """
        return """
            <h3>\(exercise.exercise.title): \(failures.count) of \(exercise.tests.count) official \
            tests don’t pass</h3>
            \(open.joined("\n"))\(slips(in: exercise))\(more)

            """
    }

    /// The likely slips in the code, for the instructor. A learner reads them in the next thing to
    /// do.
    private func slips(in exercise: ExerciseState) -> HTML {
        guard owner == .learner else { return "" }
        return findings.of(.slip).about(exercise).map {
            "<p>\($0.words.text.typographic)</p>\n"
        }.joined()
    }

    private var ownTests: HTML {
        switch stage.ownTests {
        case .none:
            return "<h3>Tests</h3><p>There are none yet.</p>"
        case .notBuilt(let failure):
            return notBuilt(failure)
        case .crashed(let output):
            return crashed(output)
        case .judged(let report):
            let judged = LearnerOwnTests(
                stage: stage.stage, report: report, rightAndRed: RightAndRed.text(of: stage),
                owner: owner, findings: findings,
                code: code
            ).html()
            return "\(leftOut(report))\(judged)\(ideas)"
        }
    }

    /// The ideas that are there, by exercise.
    private var ideas: HTML {
        let items = IdeaWords.open(in: stage.exercises).map { title, words in
            HTML("<li><b>\(title)</b>: \(words)</li>")
        }
        return items.isEmpty ? "" : "<h3>Ideas in the tests</h3>\n<ul>\(items.joined("\n"))</ul>\n"
    }

    private func notBuilt(_ failure: BuildFailure) -> HTML {
        """
        <h3>\(StageWords.testsNotBuilt(owner).typographic)</h3>
        \(block(BuildCureText.describe(failure, findings.cures(inTests: true)), RemarkOrigin.tests(of: stage.stage)))
        """
    }

    private func crashed(_ output: String) -> HTML {
        """
        <h3>\(StageWords.testsStopEarly(owner).typographic)</h3>
        <pre>\(Excerpt.of(output))</pre>
        """
    }

    private func leftOut(_ report: OwnTestsReport) -> HTML {
        guard let leftOut = report.leftOut else { return "" }
        return """
            \(leftOut.failure.map(notBuilt) ?? "")\(leftOut.output.map(crashed) ?? "")
            <p>\(StageWords.judged(without: leftOut, owner))</p>

            """
    }

    /// The compiler's message, with links to its lines.
    private func block(_ words: String, _ origin: String) -> HTML {
        "<pre id=\"\(origin)\">\(Excerpt.of(words))</pre>\(code?.places(of: origin) ?? "")"
    }

    /// A test that did not pass: its name, its place, and why.
    ///
    /// The output is shown for official tests only. That of own tests comes through another pipe
    /// than their events, so it isn't always known which test it belongs to.
    private func failure(_ result: TestResult) -> HTML {
        let output: HTML =
            result.output.isEmpty
            ? ""
            : """
            <details><summary>What it printed</summary>\
            <pre>\(Excerpt.of(result.output))</pre></details>
            """
        let index = stage.tests.firstIndex { $0.result.name == result.name } ?? 0
        return Self.failure(
            result, id: RemarkOrigin.official(index, of: stage.stage),
            at: code?.place(result.place) ?? LearnerPage.place(result.place),
            OfficialFailureText.describe(result), output: output)
    }

    /// A test, its place, and a text on it.
    static func failure(
        _ result: TestResult, id: String, at place: HTML, _ words: String, output: HTML = ""
    ) -> HTML {
        """
        <div class="failure" id="\(id)"><p><code>\(ResultLines.name(of: result))</code></p>\
        <p>\(place)</p><pre>\(Excerpt.of(words))</pre>\
        \(output)</div>
        """
    }
}
