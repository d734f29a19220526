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

    /// What stands between the signs, of which one with a backslash in front is text.
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
