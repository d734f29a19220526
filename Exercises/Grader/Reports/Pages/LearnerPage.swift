import Catalog
import Classroom
import Grading
import SwiftSource

/// Writes a learner's page: `learners/NAME.html` with all details for the instructor, or
/// `feedback/NAME.html`, which doesn't give any official test away and contains nothing meant only for the
/// instructor.
struct LearnerPage {
    let result: LearnerResult
    let row: ClassRow
    let heading: ClassHeading
    private let isForInstructor: Bool
    /// The content that isn't about a stage.
    private let outline: LearnerOutline
    private let stages: [StageOutline]
    /// The learner's code, which only the instructor sees.
    private let code: LearnerCode?

    /// - Parameter reader: The instructor or the learner.
    init(
        result: LearnerResult, row: ClassRow, heading: ClassHeading,
        reader: StageOutline.Reader = .instructor
    ) {
        (self.result, self.row, self.heading) = (result, row, heading)
        let isForInstructor = reader == .instructor
        let report: Report? = if case .graded(let report) = result.verdict { report } else { nil }
        stages = (report?.stages ?? []).map { stage in
            StageOutline(
                stage, tree: report?.tree ?? .starter, for: reader,
                isBegun: isForInstructor && result.work.contains { $0.stage == stage.stage.id })
        }
        outline = LearnerOutline(result: result, row: row, reader: reader)
        code =
            isForInstructor
            ? LearnerCode(result, outline.sections + stages.flatMap(\.sections)) : nil
        self.isForInstructor = isForInstructor
    }

    /// The complete file.
    var text: String { html().source }

    func html() -> HTML {
        let title: HTML = isForInstructor ? "\(result.learner)" : "Feedback for \(result.learner)"
        let body: HTML = """
            <header>
            \(isForInstructor ? headForInstructor : head)
            <p class="about">\(heading.title) · \(heading.origin)</p>
            \(contents)
            </header>
            <main id="main" tabindex="-1">
            \(notes)\(content)
            </main>
            """
        return Page.html(title: "\(title) · \(heading.title)", script: nil, body: body)
    }

    private var head: HTML {
        let total: HTML =
            report.map { "\n<p><b>\(ClassWords.total(of: row, $0))</b></p>" } ?? ""
        return "<h1>Feedback for <bdi>\(result.learner)</bdi></h1>\(total)"
    }

    private var headForInstructor: HTML {
        let total: HTML =
            row.points.map { points in
                "<p><b>\(PointsText.text(points))</b> of \(PointsText.text(row.possible)) points.</p>"
            } ?? ""
        let together: HTML =
            row.partners.isEmpty
            ? "" : "<p>Graded together with \(row.partners.joined(separator: ", ")).</p>"
        let upload: HTML =
            row.upload.map { upload in
                let words = ClassWords.upload(isGraded: row.status.isGraded)
                return "<p>\(words) <code>\(ClassWords.place(of: upload))</code></p>"
            } ?? ""
        return """
            <nav aria-label="Class"><a href="../class.html">← The class</a></nav>
            <h1><bdi>\(result.learner)</bdi></h1>
            <p><span class="badge \(LearnersTable.style(of: row.status))">\
            \(ClassWords.describe(row.status))</span></p>
            \(together)\(total)\(upload)
            """
    }

    private var report: Report? {
        if case .graded(let report) = result.verdict { report } else { nil }
    }

    /// Links to the stages on the page, with their marks.
    private var contents: HTML {
        guard !stages.isEmpty else { return "" }
        let links = stages.map(\.stage).map { stage in
            HTML(
                """
                <a href="#stage-\("\(stage.stage.id)")">\
                \(LearnersTable.mark(of: StageState(stage)))\(StageWords.name(stage.stage))</a>
                """)
        }
        return "<nav aria-label=\"Stages\">\(links.joined("\n"))</nav>"
    }

    private var notes: HTML {
        let sections = outline.sections
        guard !sections.isEmpty else { return "" }
        let title: HTML = isForInstructor && report != nil ? "<h2>Needs a look</h2>\n" : ""
        return "<section>\(title)\(HTMLOutline(code: code).html(sections))</section>\n"
    }

    private var content: HTML {
        guard let report else { return "" }
        let things = NextThings(tree: report.tree).all(in: report)
        let title: HTML =
            isForInstructor ? "What the learner is told to do next" : "To do next"
        let list = HTMLOutline(code: code).html([LearnerOutline.next(things)])
        let first: HTML =
            things.isEmpty
            ? ""
            : """
            <section aria-labelledby="next"><h2 id="next">\(title)</h2>
            \(list)</section>

            """
        let parts = zip(stages, row.stages).map { outline, row in
            LearnerStage(
                outline: outline, row: row, code: code, isFolded: row.stage != things.first?.stage
            ).html()
        }
        return "\(first)\(parts.joined("\n"))"
    }
}
