/// The board's signs and words for how far a learner is.
extension BoardRow.State {
    var mark: String {
        switch self {
        case .missing: "–"
        case .broken: "✗"
        case .untouched: "·"
        case .begun: "…"
        case .code: "✓"
        case .star: "★"
        }
    }

    var words: String {
        switch self {
        case .missing: StageWords.notHandedIn
        case .broken: StageWords.notBuilt
        case .untouched: "untouched"
        case .begun: "begun"
        case .code: "code green"
        case .star: "code and tests"
        }
    }
}
