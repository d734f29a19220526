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
                let isTwin = line.words == TestsFold.opening
                result.append(isTwin ? try twin(block, of: result.popLast(), line) : block)
            }
        }
        return result
    }

    /// A block of tests together with the fold below it.
    private func twin(
        _ fold: MarkdownBlock, of block: MarkdownBlock?, _ line: PageLine
    ) throws(PageProblem) -> MarkdownBlock {
        guard case .details(let summary, _, let blocks) = fold, case .code? = block, let block
        else {
            throw problem(line, "tests in Swift Testing stand directly below those in XCTest")
        }
        return .tests(xctest: block, summary: summary, swiftTesting: blocks)
    }

    /// The block that begins with this line; nil for a comment, which is passed over.
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

    /// Why the site can't show a block that begins with this line; nil where it can.
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

/// Quotes, lists and tags: the blocks that hold other blocks.
extension BlockReader {
    mutating func quote(
        _ rest: inout ArraySlice<PageLine>
    ) throws(PageProblem) -> MarkdownBlock {
        var lines: [PageLine] = []
        while let line = rest.first, line.words.hasPrefix(">") {
            rest.removeFirst()
            let text = line.words.dropFirst()
            lines.append(
                PageLine(
                    number: line.number, text: String(text.hasPrefix(" ") ? text.dropFirst() : text)
                ))
        }
        if let next = rest.first, !next.isBlank, !Self.interrupts(next) {
            throw problem(next, "this line belongs to the quote above: begin it with '>'")
        }
        if let kind = lines[0].words.wholeMatch(of: #/\[!([A-Z]+)\]/#) {
            guard let alert = AlertKind(rawValue: kind.1.lowercased()) else {
                throw problem(lines[0], "there is no alert \(kind.0)")
            }
            return .alert(alert, try blocks(of: Array(lines.dropFirst())))
        }
        return .quote(try blocks(of: lines))
    }

    mutating func list(
        _ first: ListMarker, _ rest: inout ArraySlice<PageLine>
    ) throws(PageProblem) -> MarkdownBlock {
        var list = MarkdownList(start: first.number)
        while let line = rest.first, let marker = ListMarker(line.text), marker.sign == first.sign {
            let lines = itemLines(marker, &rest)
            let end = lines.lastIndex { !$0.isBlank } ?? 0
            var text = Array(lines[...end])
            var item = MarkdownList.Item(isDone: nil, blocks: [])
            if let box = text[0].text.prefixMatch(of: #/\[([ xX])\] /#) {
                item.isDone = box.1 != " "
                text[0].text.removeSubrange(box.range)
            }
            item.blocks = try blocks(of: text)
            let goesOn = rest.first.flatMap { ListMarker($0.text) }?.sign == first.sign
            let paragraphs = item.blocks.count { if case .paragraph = $0 { true } else { false } }
            list.isLoose = list.isLoose || paragraphs > 1 || (goesOn && end < lines.count - 1)
            list.items.append(item)
        }
        return .list(list)
    }

    /// The lines of an item without its mark, with the empty lines below it.
    private func itemLines(
        _ marker: ListMarker, _ rest: inout ArraySlice<PageLine>
    ) -> [PageLine] {
        let first = rest.removeFirst()
        var lines = [
            PageLine(number: first.number, text: String(first.text.dropFirst(marker.width)))
        ]
        while let line = rest.first {
            if line.isBlank || line.indentation >= marker.width {
                lines.append(line.dropping(marker.width))
            } else if let last = lines.last, !last.isBlank, Fence(last.text) == nil,
                !Self.interrupts(line), ListMarker(line.text) == nil
            {
                // A paragraph goes on in the next line even where that isn't indented.
                lines.append(line)
            } else {
                break
            }
            rest.removeFirst()
        }
        return lines
    }

    /// The tag of a container that begins with this line; nil where none does.
    func container(_ line: PageLine) throws(PageProblem) -> HTMLTag? {
        guard line.words.prefixMatch(of: #/</?(?:details|div|summary)[ >]/#) != nil else {
            return nil
        }
        let tag = try read(line.words[...], line).tag
        guard !tag.isClosing, tag.name != "summary" else {
            throw problem(line, "nothing that this belongs to is open: \(line.words)")
        }
        guard tag.attributes["class"] == nil || line.words == TestsFold.opening else {
            throw problem(line, "the only fold of a class is \(TestsFold.opening)")
        }
        return tag
    }

    mutating func contents(
        of tag: HTMLTag, _ line: PageLine, _ rest: inout ArraySlice<PageLine>
    ) throws(PageProblem) -> MarkdownBlock {
        rest.removeFirst()
        let length = try read(line.words[...], line).length
        var lines = [PageLine(number: line.number, text: String(line.words.dropFirst(length)))]
        var depth = 1
        var fence: Fence?
        while let next = rest.popFirst() {
            if let open = fence {
                if open.isClosed(by: next.text) { fence = nil }
            } else if let open = Fence(next.text) {
                fence = open
            } else if next.words.prefixMatch(of: try! Regex("<\(tag.name)[ >]")) != nil {
                depth += 1
            } else if next.words == "</\(tag.name)>" {
                depth -= 1
            }
            if depth == 0 {
                return tag.name == "details"
                    ? try details(tag, line, lines) : .division(tag, try blocks(of: lines))
            }
            lines.append(next)
        }
        throw problem(line, "</\(tag.name)> is missing, which needs a line of its own")
    }

    private mutating func details(
        _ tag: HTMLTag, _ line: PageLine, _ lines: [PageLine]
    ) throws(PageProblem) -> MarkdownBlock {
        let start = lines.firstIndex { !$0.isBlank } ?? 0
        let (open, close) = ("<summary>", "</summary>")
        guard let end = lines[start...].firstIndex(where: { $0.words.hasSuffix(close) }),
            lines[start].words.hasPrefix(open)
        else { throw problem(line, "<details> begins with \(open)…\(close)") }
        var summary = Array(lines[start...end])
        summary[0].text = String(summary[0].words.dropFirst(open.count))
        let last = summary.count - 1
        summary[last].text = String(summary[last].words.dropLast(close.count))
        return .details(
            summary: try inlines(of: summary), isOpen: tag.attributes["open"] != nil,
            blocks: try blocks(of: Array(lines[(end + 1)...])))
    }

    private func read(
        _ text: Substring, _ line: PageLine
    ) throws(PageProblem) -> (tag: HTMLTag, length: Int) {
        do throws(HTMLTagError) {
            return try HTMLTag.read(text)
        } catch {
            throw problem(line, error.text)
        }
    }
}

/// The mark that an item of a list begins with.
struct ListMarker {
    /// How many characters the mark and the spaces around it take.
    let width: Int
    /// The item's number; nil where it has none.
    let number: Int?
    /// The sign, which all items of one list share.
    let sign: Character

    init?(_ line: String) {
        guard
            let match = line.prefixMatch(
                of: #/( {0,3})(?:([-*+])|(\d{1,9})([.)]))(?: {1,4}(?=\S)|$)/#)
        else { return nil }
        width = match.0.count
        number = match.3.flatMap { Int($0) }
        sign = match.2?.first ?? match.4?.first ?? " "
    }
}

/// Tables, each of whose rows is a line.
extension BlockReader {
    func table(_ rest: inout ArraySlice<PageLine>) throws(PageProblem) -> MarkdownBlock {
        let first = rest.removeFirst()
        guard let second = rest.popFirst(), let alignments = Self.alignments(second) else {
            throw problem(
                first, "the line below the head of a table is |---|, once for each column")
        }
        var table = MarkdownTable(
            alignments: alignments, head: try cells(first, alignments.count))
        while let line = rest.first, line.words.hasPrefix("|") {
            rest.removeFirst()
            table.rows.append(try cells(line, alignments.count))
        }
        if let next = rest.first, !next.isBlank, !Self.interrupts(next) {
            throw problem(next, "each row of a table begins with '|', and an empty line ends it")
        }
        return .table(table)
    }

    private static func alignments(_ line: PageLine) -> [MarkdownTable.Alignment?]? {
        let cells = texts(line)
        guard !cells.isEmpty, cells.allSatisfy({ $0.wholeMatch(of: #/:?-+:?/#) != nil }) else {
            return nil
        }
        return cells.map { cell in
            switch (cell.hasPrefix(":"), cell.hasSuffix(":")) {
            case (true, true): .center
            case (true, false): .left
            case (false, true): .right
            case (false, false): nil
            }
        }
    }

    private func cells(_ line: PageLine, _ count: Int) throws(PageProblem) -> [[Inline]] {
        let texts = Self.texts(line)
        guard texts.count == count else {
            throw problem(
                line,
                "this row of a table has \(texts.count) cells and not \(count): in a cell, "
                    + "write \\| for the sign")
        }
        var cells: [[Inline]] = []
        for text in texts {
            cells.append(try inlines(of: [PageLine(number: line.number, text: text)]))
        }
        return cells
    }

    /// The texts of a row's cells, which stand between `|`; `\|` is text.
    private static func texts(_ line: PageLine) -> [String] {
        var cells = [""]
        var isEscaped = false
        for character in line.words.dropFirst() {
            if character == "|", !isEscaped {
                cells.append("")
            } else {
                if character == "|" { cells[cells.count - 1].removeLast() }
                cells[cells.count - 1].append(character)
            }
            isEscaped = character == "\\" && !isEscaped
        }
        if cells.last?.allSatisfy(\.isWhitespace) == true { cells.removeLast() }
        return cells.map { PageLine(number: line.number, text: $0).words }
    }
}
