/// Makes text from a learner's code safe to show.
package enum PlainText {
    /// The text with all control characters made visible, for example as `\u{1B}`.
    ///
    /// Line endings are kept. Other control characters, and those that change the writing
    /// direction, would let a test's name or message move the cursor or hide text.
    package static func safe(_ text: String) -> String {
        // Returns plain text quickly, because most text is plain and a class's reports contain a lot of it.
        if text.utf8.allSatisfy({ (0x20...0x7E).contains($0) || $0 == 0x0A }) { return text }
        var result = ""
        for scalar in text.unicodeScalars {
            if scalar == "\n" || !steers(scalar) {
                result.unicodeScalars.append(scalar)
            } else if scalar == "\t" {
                result += "    "
            } else if scalar != "\r" {
                result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
            }
        }
        return result
    }

    /// The text made safe and put on one line: each line ending becomes a space.
    package static func line(_ text: String) -> String {
        String(safe(text).map { $0 == "\n" ? " " : $0 })
    }

    /// The text wrapped to lines of at most `width` columns, broken between words if possible. A command to
    /// type is broken only if it is longer than a line.
    ///
    /// - Parameter breaksWords: Whether a word that is longer than a line is broken. A path is
    ///   useful only as a whole.
    package static func wrapped(
        _ text: String, width: Int, breaksWords: Bool = true
    ) -> [String] {
        var lines: [String] = []
        let text = text.utf8.count > width ? joiningCommands(in: text, width: width) : text
        for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
            var rest = paragraph
            while let end = endOfLine(rest, width: width) {
                let space =
                    rest[...end].dropFirst().lastIndex(of: " ")
                    ?? (breaksWords ? nil : rest[end...].firstIndex(of: " ") ?? rest.endIndex)
                // A path that is longer than a line breaks after a slash.
                let slash = rest[..<end].lastIndex(of: "/").map(rest.index(after:))
                let cut = space ?? slash ?? end
                lines.append(String(rest[..<cut]))
                rest = rest[cut...].dropFirst(space == nil ? 0 : 1)
            }
            lines.append(String(rest))
        }
        return lines.map { $0.replacing(joint, with: " ") }
    }

    /// The text, with the spaces in commands to type replaced by a character at which lines aren't
    /// broken.
    private static func joiningCommands(in text: String, width: Int) -> String {
        text.replacing(#/\b(swift (run|test)|git restore)( [\w\-=\/.]*[\w\-=\/]\b)*/#) { command in
            let words = text[command.range]
            return endOfLine(words, width: width) == nil ? words.replacing(" ", with: joint) : words
        }
    }

    private static let joint = "\u{F8FF}"

    /// The first character that doesn't fit in a line of this width; nil if all fit.
    private static func endOfLine(_ text: Substring, width: Int) -> Substring.Index? {
        var column = 0
        for index in text.indices {
            column += CharacterWidth.columns(of: text[index])
            // A line must take at least one character, or there would be endless lines.
            if column > width, index > text.startIndex { return index }
        }
        return nil
    }

    private static func steers(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0...0x1F, 0x7F...0x9F: true
        case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
        // These are other line endings and invisible characters without a meaning.
        case 0x2028, 0x2029, 0xFEFF, 0xFFF9...0xFFFB, 0xFFFE, 0xFFFF, 0xE0000...0xE007F: true
        default: false
        }
    }
}
