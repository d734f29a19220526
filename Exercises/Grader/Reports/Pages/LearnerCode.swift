import Catalog
import Classroom
import Grading
import SwiftSource

/// Writes a learner's files with numbered lines, and marks the lines that the page refers to. Links lead from
/// those parts of the page to the lines and back.
struct LearnerCode {
    private let files: [WorkFile]
    /// The remarks on each line.
    private var remarks: [Line: [Remark]] = [:]
    /// The lines that each part of the page refers to, by the part's identifier.
    private var lines: [String: Set<Line>] = [:]

    private struct Line: Hashable {
        let file: Int
        let number: Int

        var id: String { "line-\(file)-\(number)" }
    }

    /// A short remark beside a line, with the identifier of the part of the page that has the full text.
    private struct Remark {
        let words: String
        let origin: String
    }

    /// The maximum number of remarks beside a line, because a hundred tests can fail in one line.
    private static let maximumRemarks = 5
    /// The maximum length of a remark. The linked part of the page has the full text.
    private static let longestRemark = 200

    init(_ result: LearnerResult, _ sections: [OutlineSection]) {
        files = result.work
        for item in sections.flatMap(\.items) {
            for mark in item.marks { add(mark.words, at: mark.place, item.id) }
        }
    }

    private mutating func add(_ words: String, at place: SourceLocation?, _ origin: String) {
        guard let line = place.flatMap(line) else { return }
        remarks[line, default: []].append(Remark(words: words, origin: origin))
        lines[origin, default: []].insert(line)
    }

    /// The line at a place; nil if the page doesn't show it.
    private func line(at place: SourceLocation) -> Line? {
        guard let file = files.firstIndex(where: { $0.path == place.file }),
            (1...max(1, files[file].lines.count)).contains(place.line)
        else { return nil }
        return Line(file: file, number: place.line)
    }

    /// A link to the line at a place; nil if the line isn't marked on the page.
    func link(to place: SourceLocation?) -> HTML? {
        guard let place, let line = line(at: place), remarks[line] != nil else { return nil }
        return "<a class=\"place\" href=\"#\(line.id)\">\(place.file):\(place.line)</a>"
    }

    /// Links to the lines that one part of the page refers to; empty if the page shows none of them.
    func places(of item: OutlineItem) -> HTML {
        let lines = (lines[item.id] ?? []).sorted { ($0.file, $0.number) < ($1.file, $1.number) }
        guard !lines.isEmpty else { return "" }
        let links = lines.compactMap {
            link(to: SourceLocation(file: files[$0.file].path, line: $0.number))
        }
        return "<p>In the code: \(links.joined(", "))</p>\n"
    }

    /// The files of a stage that the learner has changed; empty if there are none.
    func html(of stage: Stage) -> HTML {
        let own = files.enumerated().filter { $0.element.stage == stage.id }
        guard !own.isEmpty else { return "" }
        return """
            <h3>What was handed in</h3>
            <p class="about">Files that are as the workshop gave them are left out.</p>
            \(own.map { file($0.element, $0.offset) }.joined("\n"))

            """
    }

    private func file(_ file: WorkFile, _ index: Int) -> HTML {
        let marked = remarks.keys.count { $0.file == index }
        let lines = "\(file.lines.count) line\(file.lines.count == 1 ? "" : "s")"
        let rows = file.lines.enumerated().map { number, text in
            row(text, Line(file: index, number: number + 1))
        }
        let rest: HTML =
            file.isCut ? "<p>The file is long: the rest of it isn’t shown.</p>" : ""
        return """
            <details class="file"><summary><code>\(file.path)</code> <span class="count">\
            \(lines)\(marked == 0 ? "" : ", \(marked) marked")</span></summary>
            <pre class="code">\(rows.joined())</pre>\(rest)</details>
            """
    }

    private func row(_ text: String, _ line: Line) -> HTML {
        guard let remarks = remarks[line] else {
            return "<span class=\"row\"><span class=\"no\">\(line.number)</span>\(text)</span>"
        }
        let links = remarks.prefix(Self.maximumRemarks).map { remark in
            let words = Excerpt.of(remark.words, longest: Self.longestRemark).typographic
            return HTML("<a class=\"says\" href=\"#\(remark.origin)\">\(words)</a>")
        }
        let rest = remarks.count - links.count
        let more: HTML = rest > 0 ? "<span class=\"says\">and \(rest) more</span>" : ""
        return """
            <mark class="row" id="\(line.id)"><span class="no">\(line.number)</span>\(text)\
            \(links.joined())\(more)</mark>
            """
    }
}
