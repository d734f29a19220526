/// Decides whether text may use colors, and which ones.
package struct Style: Sendable {
    package let usesColor: Bool

    package init(usesColor: Bool) {
        self.usesColor = usesColor
    }

    /// Colors text about something that passed.
    package func good(_ text: String) -> String { colored(text, 32) }
    /// Colors text about something that did not pass.
    package func bad(_ text: String) -> String { colored(text, 31) }
    /// Dims text that matters less.
    package func dim(_ text: String) -> String { colored(text, 2) }
    /// Makes text bold, for headings.
    package func bold(_ text: String) -> String { colored(text, 1) }

    private func colored(_ text: String, _ code: Int) -> String {
        usesColor ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
    }
}
