/// A video game in the list of the encore Games.
public struct Game: Equatable, Sendable {
    public let title: String
    public let genre: String
    /// The year in which the game came out.
    public let year: Int

    public init(title: String, genre: String, year: Int) {
        self.title = title
        self.genre = genre
        self.year = year
    }
}
