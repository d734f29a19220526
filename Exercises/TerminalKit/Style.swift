/// Whether text may use colours, and those that it uses.
package struct Style: Sendable {
    package let usesColor: Bool

    package init(usesColor: Bool) {
        self.usesColor = usesColor
    }

    /// For what passed.
    package func good(_ text: String) -> String { colored(text, 32) }
    /// For what did not.
    package func bad(_ text: String) -> String { colored(text, 31) }
    /// For what matters less.
    package func dim(_ text: String) -> String { colored(text, 2) }
    /// For headings.
    package func bold(_ text: String) -> String { colored(text, 1) }

    private func colored(_ text: String, _ code: Int) -> String {
        usesColor ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
    }
}
