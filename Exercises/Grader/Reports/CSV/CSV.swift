import TerminalKit

/// Writes comma-separated values as specified in RFC 4180.
///
/// Lines end with CR LF as the RFC requires, because spreadsheets and gradebooks read these files. No cell
/// can run as a formula in a spreadsheet.
enum CSV {
    static func line(_ cells: [String]) -> String {
        cells.joined(separator: ",") + "\r\n"
    }

    /// A cell with untrusted text.
    ///
    /// Control characters are made visible, so that a cell is one line. Each character that could start a
    /// formula gets an apostrophe before it, even after a separator within the text, because a spreadsheet
    /// may use a separator other than the comma and split a cell there.
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

    /// A cell with an email address. Unlike other text, an address gets no apostrophe before its at sign,
    /// because that would change the address.
    static func address(_ text: String) -> String {
        let isAddress = text.wholeMatch(of: #/[\w.+-]+@[\w.-]+/#) != nil
        return isAddress && !text.hasPrefix("+") && !text.hasPrefix("-") ? text : CSV.text(text)
    }

    /// A cell with points; empty if there are none.
    static func points(_ points: Double?) -> String { points.map(PointsText.text) ?? "" }

    // The functions below compare scalars instead of characters, because a quotation mark and an accent after
    // it are a single character, which isn't equal to a quotation mark.

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

    /// Whether a spreadsheet may read a cell that starts with this scalar as a formula. The full-width forms
    /// in East Asian text count, because some spreadsheets treat them like the ASCII characters.
    private static func beginsFormula(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "=", "+", "-", "@", "\u{FF1D}", "\u{FF0B}", "\u{FF0D}", "\u{FF20}", "\u{2212}": true
        default: false
        }
    }
}
