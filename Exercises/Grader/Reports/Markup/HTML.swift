import TerminalKit

/// A part of a web page, in which all text of others is escaped.
typealias HTML = Escaped<HTMLLanguage>

/// HTML, where text can stand between tags and in attributes with double quotes.
enum HTMLLanguage: Markup {
    static func escaped(_ text: String) -> String {
        // All characters with a meaning are ASCII, so that bytes can be looked at.
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
