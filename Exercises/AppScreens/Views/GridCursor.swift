import TerminalKit

/// Moves through cards in two columns.
enum GridCursor {
    /// The card that a key moves to.
    ///
    /// - Parameter page: The number of rows of cards on a page.
    static func moved(_ index: Int, by key: Key, count: Int, page: Int) -> Int {
        let across = CardRows.across
        let moved =
            switch key {
            case .left: index - 1
            case .right: index + 1
            case .up: index - across
            case .down: index + across
            case .pageUp: index - across * max(1, page)
            case .pageDown: index + across * max(1, page)
            case .home: 0
            case .end: count - 1
            default: index
            }
        // Up and down stay in their column, and stop at the ends.
        if key == .up, moved < 0 { return index }
        if key == .down, moved >= count {
            return index / across < (count - 1) / across ? count - 1 : index
        }
        return max(0, min(moved, count - 1))
    }
}
