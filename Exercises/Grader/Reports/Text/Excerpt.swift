/// Shortens text that may be very long.
package enum Excerpt {
    /// The beginning of a text, and how much was omitted.
    package static func of(_ text: String, longest: Int = 4000) -> String {
        let rest = text.unicodeScalars.count - longest
        guard rest > 0 else { return text }
        return "\(String(text.unicodeScalars.prefix(longest)))\n… and \(rest) more characters"
    }
}
