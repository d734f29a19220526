/// A link to a file that a terminal opens when it is clicked on (OSC 8).
package enum TerminalLink {
    /// Whether the terminal is likely to support links. Nearly all terminals that don't support them
    /// ignore them.
    package static func isSupported(by environment: [String: String]) -> Bool {
        !["", "dumb", "linux"].contains(environment["TERM"] ?? "")
    }

    /// The text as a link to the file at this absolute path.
    package static func text(_ text: String, to path: String) -> String {
        "\u{1B}]8;;file://\(encoded(path))\u{1B}\\\(text)\u{1B}]8;;\u{1B}\\"
    }

    /// The path with every special byte written as in `%20`.
    private static func encoded(_ path: String) -> String {
        let plain = Set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~/+".utf8)
        return path.utf8.map { byte in
            guard !plain.contains(byte) else { return String(UnicodeScalar(byte)) }
            let digits = String(byte, radix: 16, uppercase: true)
            return "%" + (digits.count == 1 ? "0" : "") + digits
        }.joined()
    }
}
