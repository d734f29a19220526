import Shared
import TerminalKit

/// Rows of cards that may be longer than the window, laid out for one width.
///
/// Hidden cards aren't drawn, so that moving through a thousand products costs no more than moving
/// through ten.
struct CardRows {
    enum Row {
        /// Two products, or one, and the index of the first.
        case cards([Card], first: Int)
        case text([String])

        var height: Int {
            switch self {
            case .cards(let cards, _): cards.map(\.height).max() ?? 0
            case .text(let lines): lines.count
            }
        }
    }

    /// The number of cards beside each other.
    static let across = 2
    /// The maximum width of the rows, because wider cards aren't easier to read.
    private static let maximumColumns = 120

    private var rows: [Row] = []
    /// The number of the first line of each row.
    private var tops: [Int] = []
    /// The number of lines of all rows together.
    private(set) var height = 0

    /// The width of a card in a window of this width.
    static func cardColumns(in columns: Int) -> Int { (usedColumns(in: columns) - 1) / 2 }

    static func usedColumns(in columns: Int) -> Int { min(columns, maximumColumns) }

    mutating func append(_ row: Row) {
        rows.append(row)
        tops.append(height)
        height += row.height
    }

    /// The lines of the row with this card; nil if there is no such card.
    func lines(ofCard index: Int) -> Range<Int>? {
        let row = rows.firstIndex { row in
            guard case .cards(let cards, let first) = row else { return false }
            return (first..<first + cards.count).contains(index)
        }
        return row.map { tops[$0]..<tops[$0] + rows[$0].height }
    }

    /// A part of the lines, with one of the cards selected.
    func lines(_ range: Range<Int>, selected: Int? = nil, style: Style) -> [String] {
        let range = range.clamped(to: 0..<height)
        guard !range.isEmpty else { return [] }
        var lines: [String] = []
        let start = firstRow(at: range.lowerBound)
        for index in start..<rows.count where tops[index] < range.upperBound {
            lines += drawn(rows[index], selected, style)
        }
        return Array(lines.dropFirst(range.lowerBound - tops[start]).prefix(range.count))
    }

    private func drawn(_ row: Row, _ selected: Int?, _ style: Style) -> [String] {
        switch row {
        case .text(let lines):
            return lines
        case .cards(let cards, let first):
            let drawn = cards.enumerated().map { index, card in
                card.drawn(height: row.height, isSelected: first + index == selected, style: style)
            }
            return (0..<row.height).map { line in
                drawn.map { $0[line] }.joined(separator: " ")
            }
        }
    }

    /// The index of the row that contains this line.
    private func firstRow(at line: Int) -> Int {
        var (low, high) = (0, rows.count - 1)
        while low < high {
            let middle = (low + high + 1) / 2
            if tops[middle] <= line { low = middle } else { high = middle - 1 }
        }
        return low
    }
}
