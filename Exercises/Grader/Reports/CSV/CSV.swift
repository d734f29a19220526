import TerminalKit

/// Writes comma-separated values as RFC 4180 has them.
///
/// Lines end with CR and LF, as the RFC says: spreadsheets and gradebooks are what reads the files.
/// No cell runs as a formula in a spreadsheet.
enum CSV {
    static func line(_ cells: [String]) -> String {
        cells.joined(separator: ",") + "\r\n"
    }

    /// A cell with text that others wrote.
    ///
    /// Control characters are made visible, so that a cell is one line. An apostrophe goes before
    /// each character that begins a formula, behind a separator as well: a spreadsheet may have
    /// another separator than the comma, and take a cell apart there.
    static func text(_ text: String) -> String {
        var result = ""
        var isStart = true
        for scalar in visible(text).unicodeScalars {
            if isStart, beginsFormula(scalar) { result += "'" }
            result.unicodeScalars.append(scalar)
            isStart = separates(scalar) || (isStart && scalar.properties.isWhitespace)
        }
        return isPlain(result) ? result : quoted(result)
    }

    /// A cell with an e-mail address. An apostrophe before the at sign would make another address of it.
    static func address(_ text: String) -> String {
        let isAddress = text.wholeMatch(of: #/[\w.+-]+@[\w.-]+/#) != nil
        return isAddress && !text.hasPrefix("+") && !text.hasPrefix("-") ? text : CSV.text(text)
    }

    /// A cell with points; empty where there are none.
    static func points(_ points: Double?) -> String { points.map(PointsText.text) ?? "" }

    // Scalars and not characters: an accent that follows a quote makes another character of it.

    private static func isPlain(_ text: String) -> Bool {
        text.unicodeScalars.allSatisfy {
            $0.properties.isAlphabetic || ("0"..."9").contains($0)
                || ["-", "_", ".", " "].contains($0)
        }
    }

    private static func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            if scalar == "\"" { result += "\"" }
            result.unicodeScalars.append(scalar)
        }
        return result + "\""
    }

    private static func visible(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\n": result += "\\u{A}"
            case "\r": result += "\\u{D}"
            case "\t": result += "\\u{9}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return PlainText.safe(result)
    }

    private static func separates(_ scalar: Unicode.Scalar) -> Bool {
        [",", ";", "|", "\""].contains(scalar)
    }

    /// The wide forms of East Asian text count as well: some spreadsheets read them as the narrow
    /// ones.
    private static func beginsFormula(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "=", "+", "-", "@", "\u{FF1D}", "\u{FF0B}", "\u{FF0D}", "\u{FF20}", "\u{2212}": true
        default: false
        }
    }
}
