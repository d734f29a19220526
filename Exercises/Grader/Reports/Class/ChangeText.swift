/// Says what has changed about a learner since the run before.
enum ChangeText {
    /// `+2.5, ✓ +1, ★ −1`; nil where nothing has changed.
    static func short(_ change: Change) -> String? {
        guard !change.isNone else { return nil }
        return [
            change.points == 0 ? nil : signed(PointsText.text(abs(change.points)), change.points),
            change.green == 0 ? nil : "✓ " + signed("\(abs(change.green))", Double(change.green)),
            change.starred == 0
                ? nil : "★ " + signed("\(abs(change.starred))", Double(change.starred)),
        ].compactMap(\.self).joined(separator: ", ")
    }

    /// `+2.5 points, ✓ +1`: the text where no heading says that these are points.
    static func long(_ change: Change) -> String {
        guard let short = short(change) else { return "the same points and signs" }
        guard change.points != 0 else { return short }
        let points = signed(PointsText.text(abs(change.points)), change.points)
        let noun = abs(change.points) == 1 ? "point" : "points"
        return "\(points) \(noun)" + short.dropFirst(points.count)
    }

    /// The text with `+` or the minus sign of books.
    private static func signed(_ text: String, _ number: Double) -> String {
        (number < 0 ? "−" : "+") + text
    }
}
