/// A part of a stage that has points: the official tests of an exercise, or the planted bugs.
struct GradescopeEntry {
    let name: String
    /// The share of the tests that passed, or of the bugs that were noticed.
    let share: Share
    /// The exact points of the whole entry.
    let worth: Double
    let output: String
    /// Whether no own test is to be fixed; always true for official tests.
    var holds = true

    /// Whether there is nothing left to do.
    var isPassed: Bool { isFull && holds }
    var isFull: Bool { share.whole > 0 && share.part == share.whole }
    var isPartial: Bool { share.part > 0 && !isFull }
}

/// Shares out the points of a stage among its entries, in hundredths of a point.
///
/// The report rounds the points of a whole stage, so rounding each entry by itself would not always
/// give the same sum.
enum GradescopeScores {
    static func of(
        _ entries: [GradescopeEntry], points: Double
    ) -> [(score: Double, maxScore: Double)] {
        // The sum so far is rounded, and not the entry: so all entries together are what the stage
        // is worth.
        var exact = 0.0
        var sum = 0
        let most = entries.map { entry in
            exact += entry.worth
            defer { sum = hundredths(exact) }
            return hundredths(exact) - sum
        }
        var scores = zip(entries, most).map { entry, most in
            guard entry.share.whole > 0 else { return 0 }
            return most * entry.share.part / entry.share.whole
        }
        let index =
            entries.firstIndex(where: \.isPartial) ?? entries.firstIndex { $0.share.part > 0 }
        if let index { scores[index] += hundredths(points) - scores.reduce(0, +) }
        return zip(scores, most).map { (Double($0) / 100, Double($1) / 100) }
    }

    private static func hundredths(_ points: Double) -> Int { Int((points * 100).rounded()) }
}
