/// Reads comma-separated values as specified in RFC 4180 and as spreadsheets save them: with a byte
/// order mark, with semicolons instead of commas, and with any line endings.
struct CSVReader {
    /// The cells of each line that isn't empty, with the line's number in the file, counted from 1.
    private(set) var rows: [(line: Int, cells: [String])] = []

    init(_ bytes: [UInt8]) throws(ListProblem) {
        guard let text = String(validating: bytes, as: UTF8.self) else { throw .otherEncoding }
        try self.init(text)
    }

    init(_ text: String) throws(ListProblem) {
        let text = text.hasPrefix("\u{FEFF}") ? text.dropFirst() : text[...]
        let head = text.prefix { !$0.isNewline }
        let separator: Character = head.count { $0 == ";" } > head.count { $0 == "," } ? ";" : ","
        var line = 1
        var start = 1
        var cells: [String] = []
        var cell = ""
        var isQuoted = false
        var rest = text
        func end(_ cells: inout [String], _ cell: inout String) {
            cells.append(cell)
            cell = ""
        }
        while let character = rest.popFirst() {
            if character.isNewline { line += 1 }
            if isQuoted {
                if character != "\"" {
                    cell.append(character)
                } else if rest.first == "\"" {
                    rest.removeFirst()
                    cell.append("\"")
                } else {
                    isQuoted = false
                }
            } else if character == "\"", cell.isEmpty {
                isQuoted = true
            } else if character == separator {
                end(&cells, &cell)
            } else if character.isNewline {
                end(&cells, &cell)
                add(cells, line: start)
                cells = []
                start = line
            } else {
                cell.append(character)
            }
        }
        guard !isQuoted else { throw .openQuote(line: start) }
        end(&cells, &cell)
        add(cells, line: start)
    }

    private mutating func add(_ cells: [String], line: Int) {
        guard cells.contains(where: { $0.contains { !$0.isWhitespace } }) else { return }
        rows.append((line, cells))
    }
}
