/// The anchor of a heading in Markdown, as GitHub makes it.
package enum HeadingAnchor {
    /// The anchor of a heading: in lower case, with a hyphen for each space; only letters, digits, hyphens
    /// and underscores stay.
    package static func of(_ heading: some StringProtocol) -> String {
        String(
            heading.lowercased().compactMap { character -> Character? in
                if character == " " { return "-" }
                let isKept = character.isLetter || character.isNumber || "-_".contains(character)
                return isKept ? character : nil
            })
    }
}
