@testable import TerminalKit

/// A picture of a terminal window, as SVG.
struct TerminalPicture {
    let title: String
    /// The description, as markup, for people who can't see the picture.
    let description: String
    /// The lines of the window, with colors.
    let lines: [String]
    let columns: Int

    var text: String {
        let (width, height) = (
            Self.x(Double(columns)) + Self.margin, Self.baseline(lines.count - 1) + 19
        )
        let rows = lines.enumerated().compactMap { row, line in
            let chunks = Self.chunks(of: Self.cells(of: line))
            return chunks.isEmpty
                ? nil
                : "  <text class=\"out\" y=\"\(Self.baseline(row))\">"
                    + chunks.map(Self.markup).joined() + "</text>\n"
        }
        return """
            <svg xmlns="http://www.w3.org/2000/svg" width="\(Int(width * 0.75))" \
            height="\(height * 3 / 4)" viewBox="0 0 \(Int(width)) \(height)" role="img"
                 aria-labelledby="title desc">
              <title id="title">\(Self.escaped(title))</title>
              <desc id="desc">\(description)</desc>
            \(Self.style)
              <rect class="screen" x="2" y="2" width="\(Int(width) - 4)" height="\(height - 4)" rx="10"/>
            \(rows.joined())</svg>

            """
    }

    private static let margin = 13.0
    private static let cell = 10.24
    /// The line height, at which a monospaced font draws box lines without gaps.
    private static let rowHeight = 20

    /// The y coordinate of a row's baseline.
    private static func baseline(_ row: Int) -> Int { 34 + rowHeight * row }
    private static func x(_ column: Double) -> Double { margin + cell * column }
    /// Formats a number with at most one decimal, such as `381.6`.
    private static func number(_ value: Double) -> String {
        let tenths = Int((value * 10).rounded())
        return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
    }

    private static let style = """
          <style>
            text { fill: #1f2328; }
            .out { font: 17px ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace; }
            .strong { font-weight: 600; }
            .good { fill: #1a7f37; }
            .bad { fill: #cf222e; }
            .dim { fill: #57606a; }
            .screen { fill: #f6f8fa; stroke: #57606a; stroke-width: 1.5; }
            @media (prefers-color-scheme: dark) {
              text { fill: #e6edf3; }
              .good { fill: #3fb950; }
              .bad { fill: #f85149; }
              .dim { fill: #8b949e; }
              .screen { fill: #161b22; stroke: #8b949e; }
            }
          </style>
        """

    /// A character that the terminal shows, and the class of its color.
    private struct Cell {
        var column: Int
        var character: Character
        var style: String?
    }

    /// The characters of a line.
    private static func cells(of line: String) -> [Cell] {
        var cells: [Cell] = []
        var column = 0
        var style: String?
        var rest = line[...]
        while let character = rest.popFirst() {
            guard character == "\u{1B}" else {
                cells.append(Cell(column: column, character: character, style: style))
                column += CharacterWidth.columns(of: character)
                continue
            }
            let code = rest.prefix { $0 != "m" }
            rest = rest.dropFirst(code.count + 1)
            style = ["[32": "good", "[31": "bad", "[2": "dim", "[1": "strong"][code]
        }
        return cells
    }

    /// Divides a line into parts. Each part becomes a separate text element, so that columns stay aligned in
    /// any font.
    private static func chunks(of cells: [Cell]) -> [[Cell]] {
        var chunks: [[Cell]] = []
        var isOpen = false
        for (index, cell) in cells.enumerated() {
            let isLast = index + 1 == cells.count || cells[index + 1].character == " "
            let joinsWords = isOpen && cell.character == " " && !isLast
            if cell.character == " ", !joinsWords {
                isOpen = false
            } else if isOpen {
                chunks[chunks.count - 1].append(cell)
            } else {
                chunks.append([cell])
                isOpen = true
            }
        }
        return chunks
    }

    private static func markup(of chunk: [Cell]) -> String {
        var (text, style) = ("", String?.none)
        for cell in chunk {
            if cell.style != style {
                if style != nil { text += "</tspan>" }
                if let next = cell.style { text += "<tspan class=\"\(next)\">" }
                style = cell.style
            }
            text += escaped(String(cell.character))
        }
        if style != nil { text += "</tspan>" }
        let (start, end) = (chunk[0], chunk[chunk.count - 1])
        let columns = end.column - start.column + CharacterWidth.columns(of: end.character)
        return "<tspan x=\"\(number(x(Double(start.column))))\" "
            + "lengthAdjust=\"spacingAndGlyphs\" textLength=\"\(number(cell * Double(columns)))\">\(text)</tspan>"
    }

    private static func escaped(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
    }
}
