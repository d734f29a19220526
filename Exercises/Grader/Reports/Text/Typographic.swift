extension String {
    /// The text with typographic apostrophes, for pages. Quotation marks are unchanged, because quoted text
    /// is often meant to be typed.
    package var typographic: String {
        let letters = Array(self)
        guard letters.count > 2 else { return self }
        return String(
            letters.indices.map { index in
                let isWithin =
                    index > 0 && index + 1 < letters.count
                    && letters[index - 1].isLetter && letters[index + 1].isLetter
                return letters[index] == "'" && isWithin ? "’" : letters[index]
            })
    }
}
