/// Whether text may use colours, and those that it uses.
struct Style: Sendable {
    let usesColor: Bool

    /// For what passed.
    func good(_ text: String) -> String { colored(text, 32) }
    /// For what did not.
    func bad(_ text: String) -> String { colored(text, 31) }
    /// For what matters less.
    func dim(_ text: String) -> String { colored(text, 2) }
    /// For headings.
    func bold(_ text: String) -> String { colored(text, 1) }

    private func colored(_ text: String, _ code: Int) -> String {
        usesColor ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
    }
}
