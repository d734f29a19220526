/// The anchor of a heading in Markdown, as GitHub makes it.
package enum HeadingAnchor {
    /// Small letters, digits, hyphens and underscores; a space becomes a hyphen, the rest goes.
    package static func of(_ heading: some StringProtocol) -> String {
        String(
            heading.lowercased().compactMap { character -> Character? in
                if character == " " { return "-" }
                let isKept = character.isLetter || character.isNumber || "-_".contains(character)
                return isKept ? character : nil
            })
    }
}
