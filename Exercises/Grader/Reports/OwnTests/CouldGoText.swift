/// Says which tests could go without losing a planted bug, in a sentence that all formats share.
package enum CouldGoText {
    /// The most names in a sentence.
    private static let maximumNames = 8

    /// The sentences on tests that could all go; nil where there are none.
    ///
    /// - Parameters:
    ///   - names: The tests, by the names that a reader knows.
    ///   - isToLearner: Whether the learner reads it.
    ///   - showsAll: Whether all names are shown, however many there are.
    package static func sentences(
        _ names: [String], isToLearner: Bool = true, showsAll: Bool = false
    ) -> String? {
        guard !names.isEmpty else { return nil }
        let shown = showsAll ? names : Array(names.prefix(maximumNames))
        let rest = names.count - shown.count
        let list = shown.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
        return "\(withoutThese(names.count, isToLearner: isToLearner)): \(list). \(mayStay)"
    }

    /// `Without these 3, your tests would notice just as much`.
    package static func withoutThese(_ count: Int, isToLearner: Bool = true) -> String {
        "Without \(count == 1 ? "this one" : "these \(count)"), \(isToLearner ? "your" : "the") "
            + "tests would notice just as much"
    }

    package static let mayStay = "A test may stay because it says something to a reader."
}
