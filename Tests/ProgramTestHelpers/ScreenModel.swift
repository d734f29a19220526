/// The contents of a terminal after some output. This model understands the escape sequences that
/// our programs use.
public struct ScreenModel {
    public private(set) var columns: Int
    public private(set) var rows: Int
    /// The text of each cell, by row. The second column of a wide character is empty.
    private var cells: [[String]]
    private var row = 0
    private var column = 0
    public private(set) var isOnOtherScreen = false
    public private(set) var showsCursor = true
    public private(set) var wrapsLines = true
    public private(set) var marksPastes = false
    /// Complaints about escape sequences that this model doesn't know, control characters, and text
    /// outside of the window.
    public private(set) var complaints: [String] = []
    /// The rows that were written to, in order.
    public private(set) var writtenRows: [Int] = []
    /// The styles set with `ESC [ … m`.
    public private(set) var usedStyles: Set<String> = []
    /// Whether everything received so far was drawn for an earlier size of the window.
    public private(set) var isOfOldSize = false
    private var pending: [UInt8] = []

    public init(columns: Int, rows: Int) {
        (self.columns, self.rows) = (columns, rows)
        cells = Self.empty(columns, rows)
    }

    /// The text of each row, without trailing spaces.
    public var lines: [String] {
        cells.map { row in
            String(row.joined().reversed().drop { $0 == " " }.reversed())
        }
    }

    public var text: String { lines.joined(separator: "\n") }

    /// The text of a cell; empty for the second half of a wide character.
    public func cell(row: Int, column: Int) -> String { cells[row][column] }

    public mutating func resize(columns: Int, rows: Int) {
        (self.columns, self.rows) = (columns, rows)
        (row, column) = (min(row, rows - 1), min(column, columns))
        cells = Self.empty(columns, rows)
        isOfOldSize = true
    }

    public mutating func forgetWrittenRows() { writtenRows = [] }

    public mutating func write(_ bytes: [UInt8]) {
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
            if scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value) {
                complaints.append("control character \(scalar.value)")
            }
            show(scalar, width: ScreenWidths.knownColumns(of: scalar) ?? 1)
        }
    }

    private mutating func show(_ scalar: Unicode.Scalar, width: Int) {
        guard width > 0 else {
            // A combining scalar changes the preceding character.
            guard row < rows, let last = cells[row][..<column].lastIndex(where: { !$0.isEmpty })
            else { return }
            cells[row][last].unicodeScalars.append(scalar)
            return
        }
        if wrapsLines, column + width > columns { (row, column) = (min(row + 1, rows - 1), 0) }
        guard column + width <= columns, row < rows else {
            return complainUnlessOld("'\(scalar)' in row \(row), column \(column)")
        }
        if writtenRows.last != row { writtenRows.append(row) }
        clearHalf(column)
        clearHalf(column + width)
        cells[row][column] = String(scalar)
        for next in column + 1..<column + width { cells[row][next] = "" }
        column += width
    }

    /// Records a complaint about output outside of the window. Output that was already on its way
    /// when the size changed need not fit.
    private mutating func complainUnlessOld(_ complaint: String) {
        if !isOfOldSize { complaints.append(complaint) }
    }

    /// Clears the remaining half of a wide character that is partly overwritten at this column.
    private mutating func clearHalf(_ column: Int) {
        guard column < columns, cells[row][column].isEmpty else { return }
        if let first = cells[row][..<column].lastIndex(where: { !$0.isEmpty }) {
            cells[row][first] = " "
        }
        cells[row][column] = " "
    }

    /// Interprets the escape sequence at the start, and returns the text after it; nil if the
    /// sequence is still incomplete.
    private mutating func sequence(
        _ text: Substring.UnicodeScalarView
    ) -> Substring.UnicodeScalarView? {
        let body = text.dropFirst()
        guard let kind = body.first else { return nil }
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
        case ("?2004", "h"), ("?2004", "l"): marksPastes = final == "h"
        case ("2", "J"):
            cells = Self.empty(columns, rows)
            isOfOldSize = false
        case ("", "K"):
            guard row < rows else { return complainUnlessOld("ESC [K in row \(row)") }
            for index in min(column, columns)..<columns { cells[row][index] = " " }
        case (_, "H"):
            let numbers = parameters.split(separator: ";").compactMap { Int($0) }
            row = (numbers.first ?? 1) - 1
            column = (numbers.dropFirst().first ?? 1) - 1
        case (_, "G"): column = min(columns, Int(parameters) ?? 1) - 1
        case (_, "m"): usedStyles.insert(parameters)
        default: complaints.append("ESC [\(parameters)\(final)")
        }
    }

    private static func empty(_ columns: Int, _ rows: Int) -> [[String]] {
        Array(repeating: Array(repeating: " ", count: columns), count: rows)
    }
}
