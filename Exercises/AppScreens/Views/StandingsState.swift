/// The content of the screen of the encore Standings.
struct StandingsState: Equatable {
    /// The server's possible answers.
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
    /// Why the last load changed nothing.
    var message: String?
    var isLoading = false
    /// The server's next answer.
    var choice = Choice.standings
}
