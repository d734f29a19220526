import Catalog
import Classroom
import Grading

/// Writes a learner's page: `learners/NAME.html` with all details for the instructor, or
/// `feedback/NAME.html`, which doesn't give any official test away and contains nothing meant only for the
/// instructor.
struct LearnerPage {
    let result: LearnerResult
    let row: ClassRow
    let heading: ClassHeading
    /// The instructor or the learner.
    var reader = StageOutline.Reader.instructor

    /// The complete file.
    var text: String { html().source }

    private var isForInstructor: Bool { reader == .instructor }

    private var report: Report? {
        if case .graded(let report) = result.verdict { report } else { nil }
    }

    func html() -> HTML {
        let title: HTML = isForInstructor ? "\(result.learner)" : "Feedback for \(result.learner)"
        // Only the instructor sees the code.
        let code = isForInstructor ? LearnerCode(files: result.work) : nil
        let content = report.map {
            ReportHTML(report: $0, rows: row.stages, reader: reader, code: code).html()
        }
        let body: HTML = """
            <header>
            \(isForInstructor ? headForInstructor : head)
            <p class="about">\(heading.origin)</p>
            </header>
            <main id="main" tabindex="-1">
            \(notes(code))\(content ?? "")
            </main>
            """
        return Page.html(title: "\(title) · \(heading.title)", body: body)
    }

    private var head: HTML {
        let total: HTML =
            report.map { "\n<p><b>\(ClassWords.total(of: row, $0))</b></p>" } ?? ""
        return "<h1>Feedback for <bdi>\(result.learner)</bdi></h1>\(total)"
    }

    private var headForInstructor: HTML {
        let total: HTML = report.map { "<p>\(ClassWords.total(of: row, $0))</p>\n" } ?? ""
        let together: HTML =
            row.partners.isEmpty
            ? "" : "<p>Graded together with \(row.partners.joined(separator: ", ")).</p>\n"
        let upload: HTML =
            row.upload.map { upload in
                let words = ClassWords.upload(isGraded: row.status.isGraded)
                return "<p>\(words) <code>\(ClassWords.place(of: upload))</code></p>"
            } ?? ""
        return """
            <nav aria-label="Class"><a href="../class.html">← The class</a></nav>
            <h1><bdi>\(result.learner)</bdi></h1>
            <p>\(row.status.badge)</p>
            \(together)\(total)\(upload)
            """
    }

    /// The notes that aren't about a stage.
    private func notes(_ code: LearnerCode?) -> HTML {
        let sections = LearnerOutline(result: result, row: row, reader: reader).sections
        guard !sections.isEmpty else { return "" }
        let title: HTML = isForInstructor && report != nil ? "<h2>Needs a look</h2>\n" : ""
        return "<section>\(title)\(HTMLOutline(code: code).html(sections))</section>\n"
    }
}
