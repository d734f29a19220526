/// A line about a test of the learner's own.
struct OwnTestLine: Equatable {
    /// What a value is the value of; empty before other words.
    let label: String
    let text: String

    init(_ text: String, label: String = "") {
        self.label = label
        self.text = text
    }

    var line: String { label + text }
}
