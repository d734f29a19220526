/// The sign and the words that the board has for how far somebody is.
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
