import Shared

/// Asks a store for the standings of a tournament, or of one of its groups.
struct StandingsEntityRequest: EntityRequest {
    let tournamentId: Int
    /// The group to ask for; nil for all groups.
    let group: String?

    init(tournamentId: Int, group: String? = nil) {
        self.tournamentId = tournamentId
        self.group = group
    }

    /// The name of the entity, `Standing`.
    var entityName: String {
        // TODO: Return the name of the entity.
        ""
    }

    /// Returns whether a standing is in the tournament and, if there is a group, in that group.
    func predicate(_ standing: Standing) -> Bool {
        // TODO: Copy the filter of the old code here.
        false
    }

    /// Compares by group, and within a group by position. Groups are compared as text.
    func isInOrder(_ first: Standing, _ second: Standing) -> Bool {
        // TODO: Copy the order of the old code here.
        false
    }
}
