import Shared

/// What screen 4 shows.
struct FeedState {
    var items: [any HashDiffable] = []
    var errors: [String] = []

    /// The ticker, where it stands on top.
    var ticker: Ticker? { items.first as? Ticker }
}
