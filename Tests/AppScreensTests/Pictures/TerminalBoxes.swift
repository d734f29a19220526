/// The lines of boxes in a window, drawn. As characters they would have gaps between the rows.
struct TerminalBoxes {
    /// What stands in each column of each line, without colours.
    let lines: [[Character]]

    /// Where a line leads to from the middle of its character.
    private struct Ways: OptionSet {
        let rawValue: Int
        static let left = Ways(rawValue: 1)
        static let right = Ways(rawValue: 2)
        static let up = Ways(rawValue: 4)
        static let down = Ways(rawValue: 8)
    }

    private static let light: [Character: Ways] = [
        "─": [.left, .right], "│": [.up, .down], "┌": [.right, .down], "┐": [.left, .down],
        "└": [.right, .up], "┘": [.left, .up],
    ]
    private static let heavy: [Character: Ways] = [
        "━": [.left, .right], "┃": [.up, .down], "┏": [.right, .down], "┓": [.left, .down],
        "┗": [.right, .up], "┛": [.left, .up],
    ]

    static func isLine(_ character: Character) -> Bool {
        light[character] != nil || heavy[character] != nil
    }

    var markup: String {
        [("line", Self.light), ("heavy", Self.heavy)].map { name, ways in
            let path = across(ways) + down(ways)
            return path.isEmpty
                ? "" : "  <path class=\"\(name)\" d=\"\(path.joined(separator: " "))\"/>\n"
        }.joined()
    }

    private func ways(_ row: Int, _ column: Int, _ all: [Character: Ways]) -> Ways {
        lines[row].indices.contains(column) ? all[lines[row][column]] ?? [] : []
    }

    private func across(_ all: [Character: Ways]) -> [String] {
        lines.indices.flatMap { row in
            let y = TerminalPicture.number(TerminalPicture.y(Double(row) + 0.5))
            let strokes = Self.strokes(lines[row].map { all[$0] ?? [] }, from: .left, to: .right)
            return strokes.map { start, end in
                let (start, end) = (TerminalPicture.x(start), TerminalPicture.x(end))
                return "M\(TerminalPicture.number(start)) \(y)H\(TerminalPicture.number(end))"
            }
        }
    }

    private func down(_ all: [Character: Ways]) -> [String] {
        (0..<(lines.map(\.count).max() ?? 0)).flatMap { column in
            let x = TerminalPicture.number(TerminalPicture.x(Double(column) + 0.5))
            let strokes = Self.strokes(
                lines.indices.map { ways($0, column, all) }, from: .up, to: .down)
            return strokes.map { start, end in
                let (start, end) = (TerminalPicture.y(start), TerminalPicture.y(end))
                return "M\(x) \(TerminalPicture.number(start))V\(TerminalPicture.number(end))"
            }
        }
    }

    /// What is drawn without lifting the pen along a row or a column: from where to where, in characters.
    private static func strokes(
        _ ways: [Ways], from back: Ways, to forward: Ways
    ) -> [(start: Double, end: Double)] {
        var strokes: [(start: Double, end: Double)] = []
        var start: Double?
        for (index, way) in (ways + [[]]).enumerated() {
            let index = Double(index)
            if way.contains(back) {
                start = start ?? index
                if !way.contains(forward), let begin = start {
                    strokes.append((begin, index + 0.5))
                    start = nil
                }
            } else {
                if let begin = start { strokes.append((begin, index)) }
                start = way.contains(forward) ? index + 0.5 : nil
            }
        }
        return strokes
    }
}
