import Catalog
import Classroom
import SwiftSource

/// Writes the files that a learner has changed, with numbered lines to which other parts of the page link.
struct LearnerCode {
    let files: [WorkFile]

    /// A link to the line at a place; nil if the page doesn't show it.
    func link(to place: SourceLocation?) -> HTML? {
        guard let place, let file = files.firstIndex(where: { $0.path == place.file }),
            (1...max(1, files[file].lines.count)).contains(place.line)
        else { return nil }
        return """
            <a class="place" href="#line-\(file)-\(place.line)">\(place.file):\(place.line)</a>
            """
    }

    /// The changed files of a stage; empty if there are none.
    func html(of stage: Stage) -> HTML {
        let own = files.enumerated().filter { $0.element.stage == stage.id }
        guard !own.isEmpty else { return "" }
        return """
            <h3>What was handed in</h3>
            <p class="about">Unchanged files are left out.</p>
            \(own.map { html(of: $0.element, $0.offset) }.joined("\n"))

            """
    }

    private func html(of file: WorkFile, _ index: Int) -> HTML {
        let rows = file.lines.enumerated().map { number, text -> HTML in
            """
            <span class="row" id="line-\(index)-\(number + 1)"><span class="no">\(number + 1)</span>\
            \(text)</span>
            """
        }
        let rest: HTML = file.isCut ? "<p>The file is long. The rest of it isn’t shown.</p>" : ""
        return """
            <details><summary><code>\(file.path)</code> <span class="count">\
            \(ClassWords.count(file.lines.count, "line"))</span></summary>
            <pre class="code">\(rows.joined())</pre>\(rest)</details>
            """
    }
}
