/// Computes the number of columns that a character takes in a terminal.
///
/// A character is what a reader sees as one: a letter with its marks, or a family of emoji.
/// Terminals agree on the width of characters of a single scalar, but not of all others.
enum CharacterWidth {
    static func columns(of character: Character) -> Int {
        let scalars = character.unicodeScalars
        guard let first = scalars.first else { return 0 }
        if first.isASCII, scalars.count == 1 { return 1 }
        var sum = 0
        for (index, scalar) in scalars.enumerated() {
            // This scalar means that the scalar before it is shown as an emoji, or joined to
            // another emoji. Either way, the character is two columns wide.
            if index > 0, scalar == "\u{FE0F}" || (scalar == "\u{200D}" && isEmoji(first)) {
                return 2
            }
            if index > 0, scalar.properties.isEmojiModifier { continue }
            sum += columns(of: scalar)
        }
        return sum
    }

    private static func columns(of scalar: Unicode.Scalar) -> Int {
        if scalar.value < 0x300 { return 1 }
        if isWide(scalar) { return 2 }
        switch scalar.value {
        // Korean vowels and final consonants join the consonant before them.
        case 0x1160...0x11FF, 0xD7B0...0xD7FB: return 0
        // These signs are drawn before or around digits.
        case 0x0600...0x0605, 0x06DD, 0x070F, 0x0890...0x0891, 0x08E2, 0x110BD, 0x110CD: return 1
        default: break
        }
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format, .control: return 0
        default: return 1
        }
    }

    private static func isEmoji(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value > 0xFF && scalar.properties.isEmoji
    }

    /// Whether Unicode classifies the scalar as wide, as in East Asian scripts and emoji.
    private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0..<0x1100: false
        case 0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0xA4CF,
            0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F,
            0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF,
            0x1F200...0x1F265, 0x20000...0x3FFFD:
            scalar.properties.generalCategory != .nonspacingMark
        // These are the letters of flags. Two of them make a flag, which is as wide as two letters.
        case 0x1F1E6...0x1F1FF: false
        default: scalar.properties.isEmojiPresentation
        }
    }
}
