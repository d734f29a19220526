/// A part of a web page, in which all text of others is escaped.
typealias HTML = Escaped<HTMLLanguage>

/// HTML, where text can stand between tags and in attributes with double quotes.
enum HTMLLanguage: Markup {
    static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in PlainText.safe(text).unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "'": result += "&#39;"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
