/// Measures and cuts text that has colours and links in it.
enum ScreenText {
    /// A part of a text: what the terminal shows, or what only steers it.
    private enum Part {
        case shown(Character)
        case steering(Substring)
    }

    /// How many columns the text takes.
    static func width(of text: String) -> Int {
        parts(of: text).reduce(0) { sum, part in
            if case .shown(let character) = part { sum + width(of: character) } else { sum }
        }
    }

    /// The text without colours and links.
    static func plain(_ text: String) -> String {
        String(
            parts(of: text).compactMap { part in
                if case .shown(let character) = part { character } else { nil }
            })
    }

    /// The beginning of the text that takes no more columns than this. Its end is marked with `…`.
    ///
    /// What steers the terminal is kept, so that a colour or a link that was begun also ends.
    static func clipped(_ text: String, to width: Int) -> String {
        guard Self.width(of: text) > width else { return text }
        var result = ""
        var column = 0
        var isFull = false
        for part in parts(of: text) {
            switch part {
            case .steering(let sequence):
                result += sequence
            case .shown(let character) where !isFull:
                let next = column + Self.width(of: character)
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

    /// The text in lines of at most `width` columns, broken between words where possible. The
    /// lines after the first are indented as the first is.
    ///
    /// A colour has to end in the line where it begins: a text of one colour keeps it in each of
    /// its lines, and another one is wrapped without colours.
    static func wrapped(_ text: String, width: Int) -> [String] {
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
        // Wide characters count twice, which the wrapping by characters doesn't know.
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

    /// Where a colour (`ESC [ … m`) or a link (`ESC ] … ESC \`) at the start of the text ends.
    private static func endOfSequence(_ text: Substring) -> Substring.Index {
        let afterEscape = text.dropFirst()
        if afterEscape.first == "]" {
            return text.dropFirst(2).firstRange(of: "\u{1B}\\")?.upperBound ?? text.endIndex
        }
        guard let last = afterEscape.dropFirst().firstIndex(where: { ("@"..."~").contains($0) })
        else { return text.endIndex }
        return text.index(after: last)
    }

    /// How many columns a character takes: two for those of East Asia and for emoji.
    private static func width(of character: Character) -> Int {
        guard let scalar = character.unicodeScalars.first else { return 0 }
        switch scalar.value {
        case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
            0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F9FF, 0x20000...0x3FFFD:
            return 2
        default:
            return scalar.properties.isEmojiPresentation ? 2 : 1
        }
    }
}
