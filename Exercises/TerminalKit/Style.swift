/// Whether text may use colours, and those that it uses.
public struct Style: Sendable {
    public let usesColor: Bool

    public init(usesColor: Bool) {
        self.usesColor = usesColor
    }

    /// For what passed.
    public func good(_ text: String) -> String { colored(text, 32) }
    /// For what did not.
    public func bad(_ text: String) -> String { colored(text, 31) }
    /// For what matters less.
    public func dim(_ text: String) -> String { colored(text, 2) }
    /// For headings.
    public func bold(_ text: String) -> String { colored(text, 1) }

    private func colored(_ text: String, _ code: Int) -> String {
        usesColor ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
    }
}
