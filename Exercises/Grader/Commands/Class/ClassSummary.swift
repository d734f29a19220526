import Reports

/// What came of grading a class, as the terminal is to tell it.
struct ClassSummary {
    /// What is told where only some were graded.
    struct Only {
        /// The rows of those who were graded.
        var rows: [ClassRow] = []
        /// The names of the others who have no result yet.
        var waiting: [String] = []
        /// The names of the others whose work is another than what they were graded for.
        var changed: [String] = []
    }

    var counts: [ClassRow.Status: Int] = [:]
    /// Nil where everybody was graded.
    var only: Only?
    /// Those who have no feedback in Moodle's layout, where the others have.
    var withoutMoodleFile: [String] = []
    /// Those who have points and no line in Moodle's file.
    var withoutMoodleLine: [String] = []
    /// Whether Moodle's layout was written since an earlier run had written it.
    var renewsMoodle = false

    /// Whether everybody passed all official tests, of those who were asked for.
    var isAllPassed: Bool {
        if let only {
            return only.rows.allSatisfy { [.mastered, .passed].contains($0.status) }
        }
        return counts.keys.allSatisfy { [.mastered, .passed].contains($0) }
    }
}
