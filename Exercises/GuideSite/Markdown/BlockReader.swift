/// Reads lines of Markdown into blocks.
struct BlockReader {
    let page: String
    private var anchors = AnchorNames()

    init(page: String) {
        self.page = page
    }

    mutating func blocks(of lines: [PageLine]) throws(PageProblem) -> [MarkdownBlock] {
        var rest = lines[...]
        var result: [MarkdownBlock] = []
        while let line = rest.first {
            if line.isBlank {
                rest.removeFirst()
            } else if let block = try block(from: line, &rest) {
                result.append(block)
            }
        }
        return result
    }

    /// The block that begins here; nil for a comment, which is passed over.
    private mutating func block(
        from line: PageLine, _ rest: inout ArraySlice<PageLine>
    ) throws(PageProblem) -> MarkdownBlock? {
        if let fence = Fence(line.text) { return try code(in: fence, line, &rest) }
        if let reason = Self.unknown(line) { throw problem(line, reason) }
        if line.words.hasPrefix("<!--") {
            try passComment(line, &rest)
            return nil
        }
        if let heading = line.text.wholeMatch(of: #/ {0,3}(#{1,6}) +(.+?) *#* */#) {
            rest.removeFirst()
            let text = try inlines(of: [PageLine(number: line.number, text: "\(heading.2)")])
            return .heading(
                level: heading.1.count, text: text, anchor: anchors.next(for: text.words))
        }
        if Self.isRule(line) {
            rest.removeFirst()
            return .rule
        }
        if line.words.hasPrefix(">") { return try quote(&rest) }
        if let marker = ListMarker(line.text) { return try list(marker, &rest) }
        if line.words.hasPrefix("|") { return try table(&rest) }
        if let tag = try container(line) { return try contents(of: tag, line, &rest) }
        return try paragraph(line, &rest)
    }

    func problem(_ line: PageLine, _ text: String) -> PageProblem {
        PageProblem(page: page, line: line.number, text: text)
    }

    func inlines(of lines: [PageLine]) throws(PageProblem) -> [Inline] {
        let text = lines.map { $0.text.drop { $0 == " " } }.joined(separator: "\n")
        var reader = InlineReader(page: page, firstLine: lines.first?.number ?? 1, text: text)
        return try reader.inlines()
    }

    private func code(
        in fence: Fence, _ line: PageLine, _ rest: inout ArraySlice<PageLine>
    ) throws(PageProblem) -> MarkdownBlock {
        rest.removeFirst()
        var lines: [String] = []
        while let next = rest.popFirst() {
            if fence.isClosed(by: next.text) {
                return .code(language: fence.language, lines: lines)
            }
            lines.append(fence.withoutIndentation(next.text))
        }
        throw problem(line, "this block has no end")
    }

    private func passComment(
        _ line: PageLine, _ rest: inout ArraySlice<PageLine>
    ) throws(PageProblem) {
        while let next = rest.popFirst() {
            guard let end = next.text.firstRange(of: "-->") else { continue }
            guard next.text[end.upperBound...].allSatisfy(\.isWhitespace) else {
                throw problem(next, "text stands behind a comment: give it a line of its own")
            }
            return
        }
        throw problem(line, "this comment has no end")
    }

    private func paragraph(
        _ line: PageLine, _ rest: inout ArraySlice<PageLine>
    ) throws(PageProblem) -> MarkdownBlock {
        // A paragraph of HTML brings its own tags, and ends with an empty line.
        let isHTML = line.words.prefixMatch(of: #/<p[ >]/#) != nil
        var lines = [rest.removeFirst()]
        while let next = rest.first, !next.isBlank, isHTML || !Self.interrupts(next) {
            if next.words.wholeMatch(of: #/=+|-+/#) != nil {
                throw problem(next, "a heading is written with '#' in front of it")
            }
            if next.words.wholeMatch(of: #/:?-+:?( *\| *:?-+:?)+/#) != nil {
                throw problem(next, "each row of a table begins with '|'")
            }
            lines.append(rest.removeFirst())
        }
        let text = try inlines(of: lines)
        return isHTML ? .html(text) : .paragraph(text)
    }

    /// Whether a paragraph ends above this line, although the line isn't empty.
    static func interrupts(_ line: PageLine) -> Bool {
        let marker = ListMarker(line.text)
        return Fence(line.text) != nil || line.words.hasPrefix(">") || line.words.hasPrefix("|")
            || line.text.prefixMatch(of: #/ {0,3}#{1,6} /#) != nil
            || (marker != nil && (marker?.number ?? 1) == 1)
            || (isRule(line) && !line.words.hasPrefix("-"))
            || line.words.prefixMatch(of: #/<!--|</?(?:details|div|p|summary)[ >]/#) != nil
    }

    private static func isRule(_ line: PageLine) -> Bool {
        line.words.wholeMatch(of: #/(?:- *){3,}|(?:\* *){3,}|(?:_ *){3,}/#) != nil
    }

    /// Why a block that begins like this can't be shown; nil where nothing is known against it.
    private static func unknown(_ line: PageLine) -> String? {
        if line.indentation >= 4 || line.text.hasPrefix("\t") {
            return "this line is indented and belongs to no list: code stands between ```"
        }
        if line.words.hasPrefix("~~~") { return "code stands between ```, not ~~~" }
        if line.words.prefixMatch(of: #/\[[^\]]+\]:/#) != nil {
            return "the site has no links and footnotes that are defined elsewhere: write "
                + "[words](target)"
        }
        return nil
    }
}
