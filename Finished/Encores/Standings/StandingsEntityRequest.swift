import Shared

/// Asks a store for the standings of a tournament, or of one of its groups.
struct StandingsEntityRequest: EntityRequest {
    let tournamentId: Int
    /// The group that is asked for; nil for all of them.
    let group: String?

    init(tournamentId: Int, group: String? = nil) {
        self.tournamentId = tournamentId
        self.group = group
    }

    /// `Standing`.
    var entityName: String {
        "Standing"
    }

    /// Whether it is of the tournament and, if a group is asked for, of that group.
    func predicate(_ standing: Standing) -> Bool {
        standing.tournamentId == tournamentId && (group == nil || standing.group == group)
    }

    /// By group, and in a group by position. Groups are compared as texts.
    func isInOrder(_ first: Standing, _ second: Standing) -> Bool {
        (first.group, first.position) < (second.group, second.position)
    }
}
