import TerminalKit

/// A part of a web page, in which all untrusted text is escaped.
typealias HTML = Escaped<HTMLLanguage>

/// HTML, for text between tags and in attributes with double quotes.
enum HTMLLanguage: Markup {
    static func escaped(_ text: String) -> String {
        // All special characters are ASCII, so it is safe to work on bytes.
        var result: [UInt8] = []
        for byte in PlainText.safe(text).utf8 {
            switch byte {
            case UInt8(ascii: "&"): result += "&amp;".utf8
            case UInt8(ascii: "<"): result += "&lt;".utf8
            case UInt8(ascii: ">"): result += "&gt;".utf8
            case UInt8(ascii: "\""): result += "&quot;".utf8
            case UInt8(ascii: "'"): result += "&#39;".utf8
            default: result.append(byte)
            }
        }
        return String(decoding: result, as: UTF8.self)
    }
}
