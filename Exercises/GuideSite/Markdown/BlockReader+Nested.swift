/// The blocks that hold other blocks.
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

    /// The lines of an item without its mark, and empty lines below it.
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
                // A paragraph goes on in the next line, also where that isn't indented.
                lines.append(line)
            } else {
                break
            }
            rest.removeFirst()
        }
        return lines
    }

    /// The tag of a container that begins here; nil where none does.
    func container(_ line: PageLine) throws(PageProblem) -> HTMLTag? {
        guard line.words.prefixMatch(of: #/</?(?:details|div|summary)[ >]/#) != nil else {
            return nil
        }
        let tag = try read(line.words[...], line).tag
        guard !tag.isClosing, tag.name != "summary" else {
            throw problem(line, "nothing that this belongs to is open: \(line.words)")
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

/// What an item of a list begins with.
struct ListMarker {
    /// How many characters it and the spaces around it take.
    let width: Int
    /// Nil where the item has no number.
    let number: Int?
    /// What it has in common with the other items of its list.
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
