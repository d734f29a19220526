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
        // TODO: Name the entity.
        ""
    }

    /// Whether it is of the tournament and, if a group is asked for, of that group.
    func predicate(_ standing: Standing) -> Bool {
        // TODO: Copy the filter of the old code here.
        false
    }

    /// By group, and in a group by position. Groups are compared as texts.
    func isInOrder(_ first: Standing, _ second: Standing) -> Bool {
        // TODO: Copy the order of the old code here.
        false
    }
}
