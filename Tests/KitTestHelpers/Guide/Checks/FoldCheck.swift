/// Finds folded parts of a page that would not be displayed as intended.
///
/// Between `<details>` and `</details>`, Markdown works only after an empty line. The content of `<summary>`
/// is HTML.
enum FoldCheck {
    static func problems(in page: GuidePage) -> [PageProblem] {
        var problems: [PageProblem] = []
        // The opening lines of parts that haven't ended yet. Swift Testing tests may be inside a part that is
        // itself folded.
        var opened: [Int] = []
        for (index, line) in page.prose.enumerated() {
            func add(_ text: String) {
                problems.append(PageProblem(page: page.path, line: index + 1, text: text))
            }
            switch line {
            case "<details>", TestsFold.opening:
                let isTwin = line == TestsFold.opening
                if opened.contains(where: { !isTwin || page.prose[$0] == TestsFold.opening }) {
                    add("a folded part is inside another one")
                }
                opened.append(index)
                if let text = textAboutSummary(page.prose[(index + 1)...]) { add(text) }
                if isTwin, page.prose.dropFirst(index + 1).first != TestsFold.summary {
                    add("tests in Swift Testing have the summary \(TestsFold.summary)")
                }
            case "</details>":
                if opened.popLast() == nil { add("no folded part ends here") }
                if page.prose[index - 1] != "" { add("there is no empty line above this") }
            default:
                // A tag in inline code is only mentioned, so it doesn't count.
                if line.replacing(#/`[^`]*`/#, with: "").contains("details>") {
                    add("this must be on its own line")
                }
            }
        }
        return problems
            + opened.map {
                PageProblem(page: page.path, line: $0 + 1, text: "this folded part has no end")
            }
    }

    /// The problem with the lines after `<details>`; nil if there is none.
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
    /// The numbers of the lines that a reader opens with a click, counted from 1.
    var foldedLines: Set<Int> {
        var result: Set<Int> = []
        var depth = 0
        for (index, line) in prose.enumerated() {
            if line == "</details>" { depth -= 1 }
            if depth > 0 { result.insert(index + 1) }
            if ["<details>", TestsFold.opening].contains(line) { depth += 1 }
        }
        return result
    }

    /// The number of words visible if nothing is opened.
    var wordsInSight: Int {
        let folded = foldedLines
        let text = prose.enumerated().filter { !folded.contains($0.offset + 1) }.map(\.element)
            .joined(separator: "\n").replacing(#/<!--(?:.|\n)*?-->/#, with: "")
        let code = blocks.filter { !folded.contains($0.line) }.map(\.text).joined()
        return (text + "\n" + code).split(whereSeparator: \.isWhitespace)
            .count { $0.contains { $0.isLetter || $0.isNumber } }
    }
}
