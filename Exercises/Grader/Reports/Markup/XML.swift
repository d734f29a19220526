/// A part of an XML file, in which all untrusted text is escaped.
typealias XML = Escaped<XMLLanguage>

/// XML, for text between tags and in attributes with double quotes.
enum XMLLanguage: Markup {
    /// Characters that XML forbids are dropped. Newlines are kept, including in attributes.
    static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "'": result += "&#39;"
            case "\t", "\n", "\r": result += "&#\(scalar.value);"
            case _ where isForbidden(scalar): break
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    /// Whether the scalar is dropped. XML 1.0 forbids some scalars and advises against 7F to 9F.
    private static func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0...0x1F, 0x7F...0x9F, 0xFFFE, 0xFFFF: true
        default: false
        }
    }
}
