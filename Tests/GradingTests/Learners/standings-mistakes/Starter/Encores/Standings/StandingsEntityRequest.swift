import Shared

// Ignores the tournament if there is a group, and orders by position only.
struct StandingsEntityRequest: EntityRequest {
    let tournamentId: Int
    let group: String?

    init(tournamentId: Int, group: String? = nil) {
        self.tournamentId = tournamentId
        self.group = group
    }

    var entityName: String {
        "Standings"
    }

    func predicate(_ standing: Standing) -> Bool {
        if let group { return standing.group == group }
        return standing.tournamentId == tournamentId
    }

    func isInOrder(_ first: Standing, _ second: Standing) -> Bool {
        first.position <= second.position
    }
}
