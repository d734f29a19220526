/// Finds folded parts of a page that would not be shown as they are meant.
///
/// Between `<details>` and `</details>` there is Markdown only where an empty line comes first. What
/// stands in `<summary>` is HTML.
enum FoldCheck {
    static func problems(in page: GuidePage) -> [PageProblem] {
        var problems: [PageProblem] = []
        var opened: Int?
        for (index, line) in page.prose.enumerated() {
            func add(_ text: String) {
                problems.append(PageProblem(page: page.path, line: index + 1, text: text))
            }
            switch line {
            case "<details>":
                if opened != nil { add("a folded part stands in another one") }
                opened = index
                if let text = textAboutSummary(page.prose[(index + 1)...]) { add(text) }
            case "</details>":
                if opened == nil { add("no folded part ends here") }
                opened = nil
                if page.prose[index - 1] != "" { add("there is no empty line above this") }
            default:
                // Code only speaks of it.
                if line.replacing(#/`[^`]*`/#, with: "").contains("details>") {
                    add("this stands on a line of its own")
                }
            }
        }
        if let opened {
            problems.append(
                PageProblem(page: page.path, line: opened + 1, text: "this folded part has no end"))
        }
        return problems
    }

    /// What is wrong with the lines that follow on `<details>`; nil where nothing is.
    private static func textAboutSummary(_ lines: ArraySlice<String>) -> String? {
        guard lines.first?.hasPrefix("<summary>") == true,
            let end = lines.firstIndex(where: { $0.hasSuffix("</summary>") })
        else { return "no summary comes first in this folded part" }
        guard lines.dropFirst(end - lines.startIndex + 1).first == "" else {
            return "no empty line comes after the summary"
        }
        let summary = lines[...end].joined()
        return summary.contains("`") ? "code in a summary is <code>, and not `" : nil
    }
}

extension GuidePage {
    /// The lines that a reader opens with a click, from 1.
    var foldedLines: Set<Int> {
        var result: Set<Int> = []
        var isFolded = false
        for (index, line) in prose.enumerated() {
            if line == "</details>" { isFolded = false }
            if isFolded { result.insert(index + 1) }
            if line == "<details>" { isFolded = true }
        }
        return result
    }

    /// How many words there are to read where nothing is opened.
    var wordsInSight: Int {
        let folded = foldedLines
        let text = prose.enumerated().filter { !folded.contains($0.offset + 1) }.map(\.element)
            .joined(separator: "\n").replacing(#/<!--(?:.|\n)*?-->/#, with: "")
        let code = blocks.filter { !folded.contains($0.line) }.map(\.text).joined()
        return (text + "\n" + code).split(whereSeparator: \.isWhitespace)
            .count { $0.contains { $0.isLetter || $0.isNumber } }
    }
}
