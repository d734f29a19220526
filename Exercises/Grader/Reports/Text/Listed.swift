/// Formats a list of names in a sentence.
package enum Listed {
    /// The first few names, and the number of others: `a, b and 3 more`.
    package static func few(_ names: some Collection<String>, _ maximum: Int = 5) -> String {
        let rest = names.count - min(maximum, names.count)
        return names.prefix(maximum).joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
    }

    /// All names: `a, b and c`.
    package static func all(_ names: [String]) -> String {
        guard names.count > 1, let last = names.last else { return names.joined() }
        return "\(names.dropLast().joined(separator: ", ")) and \(last)"
    }
}
