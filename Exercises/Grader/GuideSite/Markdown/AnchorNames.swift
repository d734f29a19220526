import Reports

/// Gives each heading of a page an anchor of its own.
struct AnchorNames {
    private var taken: Set<String> = []

    /// The anchor of the next heading. A second heading with the same words gets a number.
    mutating func next(for heading: String) -> String {
        let anchor = HeadingAnchor.of(heading)
        var candidate = anchor
        var number = 0
        while !taken.insert(candidate).inserted {
            number += 1
            candidate = "\(anchor)-\(number)"
        }
        return candidate
    }
}
