/// A line of news at the top of the feed.
public struct Ticker: Codable, Equatable, Sendable, HashDiffable {
    public let id: Int
    public let title: String

    public init(id: Int, title: String) {
        self.id = id
        self.title = title
    }

    public var identifier: Int {
        identifier(kind: "Ticker", id: id)
    }
}
