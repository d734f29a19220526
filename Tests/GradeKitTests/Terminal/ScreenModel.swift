/// What a terminal shows after some output: it knows the sequences that our programs use.
struct ScreenModel {
    private(set) var columns: Int
    private(set) var rows: Int
    private var cells: [[Character]]
    private var row = 0
    private var column = 0
    private(set) var isOnOtherScreen = false
    private(set) var showsCursor = true
    private(set) var wrapsLines = true
    /// What it doesn't understand, and characters outside of the window.
    private(set) var complaints: [String] = []
    /// The addresses of the links, in order.
    private(set) var links: [String] = []
    /// The rows that were written to, in order.
    private(set) var writtenRows: [Int] = []
    /// What was asked for with `ESC [ … m`.
    private(set) var usedColours: Set<String> = []
    private var pending: [UInt8] = []

    init(columns: Int, rows: Int) {
        (self.columns, self.rows) = (columns, rows)
        cells = Self.empty(columns, rows)
    }

    /// The rows without the spaces at their ends.
    var lines: [String] {
        cells.map { row in
            String(row.reversed().drop { $0 == " " }.reversed())
        }
    }

    var text: String { lines.joined(separator: "\n") }

    mutating func resize(columns: Int, rows: Int) {
        (self.columns, self.rows) = (columns, rows)
        cells = Self.empty(columns, rows)
    }

    mutating func forgetWrittenRows() { writtenRows = [] }

    mutating func write(_ bytes: [UInt8]) {
        pending += bytes
        guard let text = String(validating: pending, as: UTF8.self) else { return }
        var rest = text.unicodeScalars[...]
        while let scalar = rest.first {
            if scalar == "\u{1B}" {
                guard let after = sequence(rest) else { break }
                rest = after
            } else {
                rest.removeFirst()
                put(scalar)
            }
        }
        pending = Array(String(rest).utf8)
    }

    private mutating func put(_ scalar: Unicode.Scalar) {
        switch scalar {
        case "\r": column = 0
        case "\n": row = min(row + 1, rows - 1)
        default:
            guard column < columns, row < rows else {
                complaints.append("'\(scalar)' in row \(row), column \(column)")
                return
            }
            if writtenRows.last != row { writtenRows.append(row) }
            cells[row][column] = Character(scalar)
            column += 1
        }
    }

    /// What comes after the sequence at the start; nil where its end isn't there yet.
    private mutating func sequence(
        _ text: Substring.UnicodeScalarView
    ) -> Substring.UnicodeScalarView? {
        let body = text.dropFirst()
        guard let kind = body.first else { return nil }
        if kind == "]" {
            guard let end = body.firstIndex(of: "\u{1B}"), body.index(after: end) < body.endIndex
            else { return nil }
            let words = String(body[..<end]).split(
                separator: ";", maxSplits: 2, omittingEmptySubsequences: false)
            if words.first == "]8", words.count == 3 {
                if !words[2].isEmpty { links.append(String(words[2])) }
            } else {
                complaints.append("ESC \(words)")
            }
            return body[body.index(end, offsetBy: 2)...]
        }
        guard kind == "[" else {
            complaints.append("ESC \(kind)")
            return body.dropFirst()
        }
        let parameters = body.dropFirst()
        guard let end = parameters.firstIndex(where: { ("@"..."~").contains($0) }) else {
            return nil
        }
        control(String(parameters[..<end]), parameters[end])
        return parameters[parameters.index(after: end)...]
    }

    private mutating func control(_ parameters: String, _ final: Unicode.Scalar) {
        switch (parameters, final) {
        case ("?1049", "h"):
            isOnOtherScreen = true
            cells = Self.empty(columns, rows)
        case ("?1049", "l"):
            isOnOtherScreen = false
            cells = Self.empty(columns, rows)
            (row, column) = (0, 0)
        case ("?25", "h"), ("?25", "l"): showsCursor = final == "h"
        case ("?7", "h"), ("?7", "l"): wrapsLines = final == "h"
        case ("2", "J"): cells = Self.empty(columns, rows)
        case ("", "K"):
            guard row < rows else { return complaints.append("ESC [K in row \(row)") }
            for index in min(column, columns)..<columns { cells[row][index] = " " }
        case (_, "H"):
            let numbers = parameters.split(separator: ";").compactMap { Int($0) }
            row = (numbers.first ?? 1) - 1
            column = (numbers.dropFirst().first ?? 1) - 1
        case (_, "m"): usedColours.insert(parameters)
        default: complaints.append("ESC [\(parameters)\(final)")
        }
    }

    private static func empty(_ columns: Int, _ rows: Int) -> [[Character]] {
        Array(repeating: Array(repeating: " ", count: columns), count: rows)
    }
}
