import Catalog
import Classroom
import Grading
import SwiftSource

/// Writes a learner's page: `learners/NAME.html` with everything about a learner for the instructor, and
/// `feedback/NAME.html`, which gives no test away and has nothing that is for the instructor's eyes.
struct LearnerPage {
    enum Reader {
        /// With links to the pages of the learners before and after this one.
        case instructor(previous: PageLink? = nil, next: PageLink? = nil)
        case learner
    }

    let result: LearnerResult
    let row: ClassRow
    let heading: ClassHeading
    private let reader: Reader
    /// The learner's code, for the instructor.
    private let code: LearnerCode?

    init(
        result: LearnerResult, row: ClassRow, heading: ClassHeading, reader: Reader = .instructor()
    ) {
        (self.result, self.row, self.heading, self.reader) = (result, row, heading, reader)
        code = if case .instructor = reader { LearnerCode(result) } else { nil }
    }

    /// The whole file.
    var text: String { html().source }

    func html() -> HTML {
        let body: HTML = """
            <header>
            \(head)
            <p class="about">\(heading.title) · \(heading.origin)</p>
            \(LearnerStage.contents(report?.stages ?? []))
            </header>
            <main id="main" tabindex="-1">
            \(look)\(stages)
            </main>
            """
        return Page.html(
            title: "\(title) · \(heading.title)", script: nil, body: body)
    }

    private var report: Report? {
        if case .graded(let report) = result.verdict { report } else { nil }
    }

    private var title: HTML {
        switch reader {
        case .instructor: "\(result.learner)"
        case .learner: "Feedback for \(result.learner)"
        }
    }

    private var head: HTML {
        guard case .instructor(let previous, let next) = reader else {
            let total: HTML =
                report.map { "\n<p><b>\(ClassWords.total(of: row, $0))</b></p>" } ?? ""
            return "<h1>Feedback for <bdi>\(result.learner)</bdi></h1>\(total)"
        }
        let total: HTML =
            row.points.map { points in
                "<p><b>\(PointsText.text(points))</b> of \(PointsText.text(row.possible)) points.</p>"
            } ?? ""
        let together: HTML =
            row.partners.isEmpty
            ? "" : "<p>Graded together with \(row.partners.joined(separator: ", ")).</p>"
        return """
            <nav aria-label="Class"><a href="../class.html">← The class</a>
            \(link(previous, "Before"))\(link(next, "After"))</nav>
            <h1><bdi>\(result.learner)</bdi></h1>
            <p><span class="badge \(LearnersTable.style(of: row.status))">\
            \(ClassWords.describe(row.status))</span></p>
            \(together)\(total)\(upload)
            """
    }

    /// What was graded.
    private var upload: HTML {
        guard let upload = row.upload else { return "" }
        let words = ClassWords.upload(isGraded: row.status.isGraded)
        return "<p>\(words) <code>\(ClassWords.place(of: upload))</code></p>"
    }

    private func link(_ page: PageLink?, _ word: HTML) -> HTML {
        page.map { "<span>\(word): \($0.html)</span>\n" } ?? ""
    }

    private var isForLearner: Bool { code == nil }

    private var stages: HTML {
        switch result.verdict {
        case .graded(let report):
            let things = NextThings(tree: report.tree).all(in: report)
            let stages = zip(report.stages, row.stages).map { stage, row in
                LearnerStage(
                    stage: stage, row: row, owner: isForLearner ? .you : .learner, code: code,
                    isFolded: stage.stage != things.first?.stage
                ).html()
            }
            let next = LearnerStage.next(
                things,
                title: isForLearner ? "To do next" : "What the learner is told to do next")
            return ([next] + stages).joined("\n")
        case .notGraded(let reason) where isForLearner:
            let sentences = FeedbackWords.sentences(for: reason)
            return
                "<section>\(sentences.map { HTML("<p>\($0.typographic)</p>") }.joined())</section>"
        case .notGraded(let reason):
            return """
                <section><h2>\(Self.title(of: reason))</h2>\
                \(reason == .notHandedIn ? "" : Self.noVerdict)\
                <pre>\(Excerpt.of(ClassWords.describe(reason)))</pre></section>
                """
        }
    }

    /// What the learner is told besides the verdict.
    private var notes: HTML {
        let notes = FeedbackWords.notes(on: result, row).map { note in
            let items = note.items.map { HTML("<li><code>\($0)</code></li>") }
            let list: HTML = items.isEmpty ? "" : "<ul>\(items.joined())</ul>"
            return HTML("<p>\(note.sentence.typographic)</p>\(list)")
        }
        return notes.isEmpty ? "" : "<section>\(notes.joined("\n"))</section>\n"
    }

    private static func title(of reason: LearnerResult.NotGraded) -> HTML {
        switch reason {
        case .notHandedIn: "Nothing handed in"
        case .notYet: "Not graded yet"
        default: "Not graded"
        }
    }

    private static let noVerdict: HTML =
        "<p>There is no verdict. That says nothing about the learner’s work.</p>"

    /// The reasons for the instructor to look at the submission, or the notes for the learner.
    private var look: HTML {
        if isForLearner { return notes }
        var parts: [HTML] = []
        if result.ranWithoutSandbox {
            parts.append(
                """
                <p class="warning"><b>Without a sandbox:</b> this code was built and run with the \
                rights of whoever graded the class.</p>
                """)
        }
        if !result.flags.isEmpty {
            let items = result.flags.enumerated().map { index, flag in
                HTML(
                    """
                    <li id="\(RemarkOrigin.flag(index))"><code>\(flag.word)</code> \
                    \(place(of: flag))</li>
                    """)
            }
            parts.append(list(.flags, items))
        }
        if !result.refusedFiles.isEmpty { parts.append(list(.refused, paths(result.refusedFiles))) }
        if !result.changedKitFiles.isEmpty {
            parts.append(list(.changedKitFiles, paths(result.changedKitFiles)))
        }
        if !result.notUsed.isEmpty { parts.append(list(.notUsed, paths(result.notUsed))) }
        if !row.finishedParts.isEmpty {
            let items = row.finishedParts.map {
                HTML("<li>\(ClassWords.describe($0, of: row.stages))</li>")
            }
            parts.append(list(.finished, items))
        }
        guard !parts.isEmpty else { return "" }
        return "<section><h2>Needs a look</h2>\n\(parts.joined("\n"))\n</section>\n"
    }

    private func list(_ attention: Attention, _ items: [HTML]) -> HTML {
        """
        <h3>\(ClassWords.title(of: attention))</h3>
        <p>\(ClassWords.explain(attention))</p>
        <ul>\(items.joined("\n"))</ul>
        """
    }

    private func place(of flag: SourceFlag) -> HTML {
        guard let line = flag.line else {
            return "<span class=\"place\">\(FlagText.place(of: flag))</span>"
        }
        let place = SourceLocation(file: flag.file, line: line)
        return code?.place(place) ?? Self.place(place)
    }

    private func paths(_ paths: [String]) -> [HTML] {
        paths.map { HTML("<li><code>\($0)</code></li>") }
    }

    static func place(_ place: SourceLocation?) -> HTML {
        guard let place else { return "" }
        return "<span class=\"place\">\(place.file):\(place.line)</span>"
    }
}
