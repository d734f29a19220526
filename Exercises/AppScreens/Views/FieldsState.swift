/// The content of screens 1 and 2.
struct FieldsState: Equatable {
    struct Field: Equatable {
        var text: String
        /// The text of the label; nil if it hasn't been set.
        var answer: String?
        /// The exercises that fill in the answer.
        var exercises: [String]
        /// Whether the user has requested an answer. Before that, none is shown.
        var isAsked = false
        /// How the user requests an answer.
        var howToAsk = ""
    }

    /// The controls that can have the keyboard focus.
    enum Focus: CaseIterable {
        case oddEven, button, numberFormatter

        var next: Focus { moved(by: 1) }
        var previous: Focus { moved(by: Self.allCases.count - 1) }

        private func moved(by count: Int) -> Focus {
            let all = Self.allCases
            let index = (all.firstIndex(of: self) ?? 0) + count
            return all[index % all.count]
        }
    }

    var oddEven: Field
    var numberFormatter: Field
    var focus = Focus.oddEven
}
