import SwiftSource

/// Finds words in a learner's sources that a person should review. They leave no name in an object
/// file, or only a name that the compiler also adds by itself.
///
/// Words in what looks like a string or a comment count as well, so that no code can be disguised
/// as one.
struct TextFlags {
    /// The words with a leading underscore that occur in the toolchain's interfaces.
    let hidden: Set<String>
    /// Whether the object file needs C variadic arguments, as functions with a format do.
    let takesArguments: Bool

    /// Returns the flags for these words.
    func flags(of words: [SourcePlaces.Word]) -> Set<SourceFlag> {
        var flags: Set<SourceFlag> = []
        for (index, word) in words.enumerated() {
            let previous = index > 0 ? words[index - 1].text : ""
            guard let flagged = flagged(word, after: previous) else { continue }
            flags.insert(
                SourceFlag(word: flagged, file: word.place.file, line: word.place.line))
        }
        return flags
    }

    private func flagged(_ word: SourcePlaces.Word, after previous: String) -> String? {
        let text = word.text
        // If this attribute were in code, the code would have been refused. So it is in a comment
        // or a string, or in something that looks like one.
        if word.before == UInt8(ascii: "@"), RefusalRules.isRefused(attribute: text) {
            return "@\(text)"
        }
        switch text {
        case "unsafe":
            let isAllowed = previous == "nonisolated" && word.after == UInt8(ascii: ")")
            return isAllowed ? nil : previous == "unowned" ? "unowned(unsafe)" : text
        case "unchecked" where word.after == UInt8(ascii: ":"): return "[unchecked:]"
        case "hasFeature": return text
        case "format" where takesArguments && word.after == UInt8(ascii: ":"):
            return FormatCall.isPlain(word.rest) ? nil : "format:"
        case "NSLog": return FormatCall.isPlain(word.rest) ? nil : text
        case _ where takesArguments && Self.takingArguments.contains(text): return text
        case _ where text.hasPrefix("toUnchecked"): return text
        default: return hidden.contains(text) ? text : nil
        }
    }

    private static let takingArguments: Set = [
        "CVarArg", "appendFormat", "appendingFormat", "getVaList",
        "localizedStringWithFormat", "predicateFormat", "withVaList",
    ]
}

/// A call such as `String(format:)`, whose format determines how the arguments are read from
/// memory.
enum FormatCall {
    /// Whether the call is harmless: its format is a literal, contains only placeholders for
    /// numbers, and has no more placeholders than there are arguments.
    ///
    /// - Parameter rest: The text after the word `format` or `NSLog`.
    static func isPlain(_ rest: ArraySlice<UInt8>) -> Bool {
        let text = String(decoding: rest, as: UTF8.self)
        let literal = #/[\s:(]*"((?:[^"\\%\n]|%%|%[-+ 0#.1-9]*l*[dDiuxXofFeEgG])*)"/#
        guard let match = text.prefixMatch(of: literal) else { return false }
        let asked = match.1.replacing("%%", with: "").count { $0 == "%" }
        return asked <= arguments(in: text[match.range.upperBound...].utf8)
    }

    /// The number of arguments in a call after this place.
    private static func arguments(in rest: Substring.UTF8View) -> Int {
        var (count, open) = (0, 0)
        for byte in rest {
            switch byte {
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): open += 1
            case UInt8(ascii: ")") where open == 0: return count
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): open -= 1
            case UInt8(ascii: ",") where open == 0: count += 1
            default: break
            }
        }
        return 0
    }
}
