/// Measures and cuts text that contains colors.
package enum ScreenText {
    /// A part of a text: characters that the terminal shows, or a control sequence.
    private enum Part {
        case shown(Character)
        case steering(Substring)
    }

    /// The number of columns that the text takes.
    package static func width(of text: String) -> Int {
        if text.utf8.allSatisfy({ (0x20...0x7E).contains($0) }) { return text.utf8.count }
        return parts(of: text).reduce(0) { sum, part in
            if case .shown(let character) = part {
                sum + CharacterWidth.columns(of: character)
            } else {
                sum
            }
        }
    }

    /// The text without colors.
    package static func plain(_ text: String) -> String {
        String(
            parts(of: text).compactMap { part in
                if case .shown(let character) = part { character } else { nil }
            })
    }

    /// The start of the text, in at most this many columns. If the text is cut, it ends with `…`.
    ///
    /// Control sequences are kept, so that a color that was started also ends.
    package static func clipped(_ text: String, to width: Int) -> String {
        guard Self.width(of: text) > width else { return text }
        var result = ""
        var column = 0
        var isFull = false
        for part in parts(of: text) {
            switch part {
            case .steering(let sequence):
                result += sequence
            case .shown(let character) where !isFull:
                let next = column + CharacterWidth.columns(of: character)
                isFull = next > width - 1
                if isFull {
                    if width > 0 { result.append("…") }
                } else {
                    result.append(character)
                    column = next
                }
            case .shown:
                break
            }
        }
        return result
    }

    /// The end of a text without colors, in at most this many columns. If the text is cut, it
    /// starts with `…`.
    package static func ending(_ text: String, in width: Int) -> String {
        guard Self.width(of: text) > width else { return text }
        var column = 1
        let end = text.reversed().prefix { character in
            column += CharacterWidth.columns(of: character)
            return column <= width
        }
        return "…" + String(end.reversed())
    }

    /// The text, padded on the right to this many columns.
    package static func padded(_ text: String, to width: Int) -> String {
        text + String(repeating: " ", count: max(0, width - Self.width(of: text)))
    }

    /// The text, padded on the left to this many columns, with at least one space.
    package static func rightAligned(_ text: String, to width: Int) -> String {
        String(repeating: " ", count: max(1, width - Self.width(of: text))) + text
    }

    /// The text wrapped to lines of at most `width` columns, broken between words if possible. The
    /// lines after the first have the same indentation.
    ///
    /// A color must end on the line where it starts: text in one color keeps it on each line, and
    /// any other text is wrapped without colors.
    package static func wrapped(_ text: String, width: Int) -> [String] {
        guard Self.width(of: text) > width else { return [text] }
        let plain = plain(text)
        if let first = text.firstRange(of: plain), !plain.isEmpty {
            let (before, after) = (text[..<first.lowerBound], text[first.upperBound...])
            guard before.isEmpty, after.isEmpty else {
                return wrapped(plain, width: width).map { before + $0 + after }
            }
        }
        let indent = String(plain.prefix { $0 == " " }.prefix(width / 2))
        let words = PlainText.wrapped(
            String(plain.dropFirst(indent.count)), width: max(1, width - indent.count))
        // A single wide character may not fit on a line.
        return words.map { clipped(indent + $0, to: width) }
    }

    private static func parts(of text: String) -> [Part] {
        var parts: [Part] = []
        var rest = text[...]
        while let character = rest.first {
            if character == "\u{1B}" {
                let end = endOfSequence(rest)
                parts.append(.steering(rest[..<end]))
                rest = rest[end...]
            } else {
                parts.append(.shown(character))
                rest.removeFirst()
            }
        }
        return parts
    }

    /// The end of a color (`ESC [ … m`) at the start of the text.
    private static func endOfSequence(_ text: Substring) -> Substring.Index {
        guard let last = text.dropFirst(2).firstIndex(where: { ("@"..."~").contains($0) })
        else { return text.endIndex }
        return text.index(after: last)
    }
}
