import Catalog
import Classroom
import Grading
import SwiftSource

/// Writes `learners/NAME.html`: everything about one learner, for the instructor.
struct LearnerPage {
    let result: LearnerResult
    let row: ClassRow
    let heading: ClassHeading
    private let code: LearnerCode
    /// The names of the learners before and after this one.
    private let previous: String?
    private let next: String?

    init(
        result: LearnerResult, row: ClassRow, heading: ClassHeading,
        previous: String? = nil, next: String? = nil
    ) {
        self.result = result
        self.row = row
        self.heading = heading
        self.previous = previous
        self.next = next
        code = LearnerCode(result)
    }

    /// The whole file.
    var text: String { html().source }

    func html() -> HTML {
        let status = ClassWords.describe(row.status)
        let total: HTML =
            row.points.map { points in
                "<p><b>\(PointsText.text(points))</b> of \(PointsText.text(row.possible)) points.</p>"
            } ?? ""
        let body: HTML = """
            <header>
            <nav aria-label="Class"><a href="../class.html">← The class</a>
            \(link(previous, "Before"))\(link(next, "After"))</nav>
            <h1><bdi>\(result.learner)</bdi></h1>
            <p><span class="badge \(LearnersTable.style(of: row.status))">\(status)</span></p>
            \(together)\(total)\(upload)
            <p class="about">\(heading.title) · \(heading.origin)</p>
            \(contents)
            </header>
            <main id="main" tabindex="-1">
            \(look)\(stages)
            </main>
            """
        return Page.html(
            title: "\(result.learner) · \(heading.title)", script: nil, body: body)
    }

    private var together: HTML {
        guard !row.partners.isEmpty else { return "" }
        // Whose upload it is stands in its name.
        let choice: HTML =
            row.upload?.groupChoice.map {
                HTML(" They handed in more than one file. \(UploadWords.reason($0).typographic)")
            } ?? ""
        return "<p>Graded together with \(row.partners.joined(separator: ", ")).\(choice)</p>"
    }

    /// What was graded, and when it came.
    private var upload: HTML {
        guard let upload = row.upload else { return "" }
        let words = UploadWords.describe(upload, isGraded: row.status.isGraded)
        return "<p>\(words.typographic) <code>\(UploadWords.place(of: upload))</code></p>"
    }

    private func link(_ learner: String?, _ word: HTML) -> HTML {
        guard let learner else { return "" }
        return """
            <span>\(word): <a href="\(LearnerFileName.of(learner)).html"><bdi>\(learner)</bdi></a></span>

            """
    }

    private var contents: HTML {
        guard case .graded(let report) = result.verdict else { return "" }
        return LearnerStage.contents(report.stages)
    }

    private var stages: HTML {
        switch result.verdict {
        case .graded(let report):
            let things = NextThings(tree: report.tree).all(in: report)
            let stages = zip(report.stages, row.stages).map { stage, row in
                LearnerStage(
                    stage: stage, row: row, code: code,
                    isFolded: stage.stage != things.first?.stage
                ).html()
            }
            let next = LearnerStage.next(things, title: "What the learner is told to do next")
            return ([next] + stages).joined("\n")
        case .notGraded(let reason):
            return """
                <section><h2>\(Self.title(of: reason))</h2>\
                \(reason == .notHandedIn ? "" : Self.noVerdict)\
                <pre>\(Excerpt.of(ClassWords.describe(reason)))</pre></section>
                """
        }
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

    /// The reasons to look at the submission; empty where there are none.
    private var look: HTML {
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
        return code.place(SourceLocation(file: flag.file, line: line))
    }

    private func paths(_ paths: [String]) -> [HTML] {
        paths.map { HTML("<li><code>\($0)</code></li>") }
    }

    static func place(_ place: SourceLocation?) -> HTML {
        guard let place else { return "" }
        return "<span class=\"place\">\(place.file):\(place.line)</span>"
    }
}
