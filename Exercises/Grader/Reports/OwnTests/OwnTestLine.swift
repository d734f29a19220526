/// A line about a test of the learner's own.
struct OwnTestLine: Equatable {
    /// The label in front of a value; empty in front of other words.
    let label: String
    let text: String

    init(_ text: String, label: String = "") {
        self.label = label
        self.text = text
    }

    var line: String { label + text }
}
