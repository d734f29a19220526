import Shared

/// The content of screen 4.
struct FeedState {
    var items: [any HashDiffable] = []
    var errors: [String] = []

    /// The ticker, if it is at the top.
    var ticker: Ticker? { items.first as? Ticker }
}
