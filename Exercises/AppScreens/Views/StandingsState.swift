/// What the screen of the encore Standings shows.
struct StandingsState: Equatable {
    /// What the server can answer.
    enum Choice: String, CaseIterable {
        case standings
        case newRound = "a new round"
        case nothing = "no standings"
        case broken = "a broken answer"
        case offline = "no server"
    }

    struct Section: Equatable {
        var title: String
        var rows: [String]
    }

    var sections: [Section]
    /// The group that is shown; nil for all.
    var group: String?
    /// Why the last load has brought nothing.
    var message: String?
    var isLoading = false
    /// What the server answers next.
    var choice = Choice.standings
}
