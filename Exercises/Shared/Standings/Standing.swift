/// The place of a team in its group.
public struct Standing: Codable, Equatable, Sendable {
    public let id: Int
    public let tournamentId: Int
    /// The name of the group, for example `A`.
    public let group: String
    /// The position in the group, starting at 1.
    public let position: Int
    public let team: String
    public let points: Int

    public init(
        id: Int, tournamentId: Int, group: String, position: Int, team: String, points: Int
    ) {
        self.id = id
        self.tournamentId = tournamentId
        self.group = group
        self.position = position
        self.team = team
        self.points = points
    }
}

/// The server's answer: a list of standings, possibly from several tournaments.
public struct StandingsAnswer: Codable, Equatable, Sendable {
    public let standings: [Standing]

    public init(standings: [Standing]) { self.standings = standings }
}
