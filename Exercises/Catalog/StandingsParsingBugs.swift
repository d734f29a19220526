/// The planted bugs in the parsing and in the local request of Standings.
let standingsParsingBugs: [PlantedBug] = [
    PlantedBug(
        id: "parsing-filters", exercise: "standings-parsing",
        file: "StandingsEndpoint+Parsing.swift",
        idea: .moreThanOne, topic: "more than one tournament",
        rule: "All standings in an answer are returned, including those of other tournaments.",
        find: "return try JSONDecoder().decode(StandingsAnswer.self, from: data).standings",
        replace: """
            return try JSONDecoder().decode(StandingsAnswer.self, from: data).standings
                .filter { $0.tournamentId == tournamentId }
            """,
        description: "Standings of other tournaments are thrown away while parsing.",
        question: "An answer may contain more than was requested. What does parse(_:) do with the "
            + "rest?",
        hint: "The sample has two tournaments. Compare everything that parse(_:) returns for it."),
    PlantedBug(
        id: "empty-list-is-broken", exercise: "standings-parsing",
        file: "StandingsEndpoint+Parsing.swift",
        idea: .nothingOrZero, isGreenAtFirst: true,
        rule: "An empty list of standings is a valid answer.",
        find: "return try JSONDecoder().decode(StandingsAnswer.self, from: data).standings",
        replace: """
            let answer = try JSONDecoder().decode(StandingsAnswer.self, from: data)
            if answer.standings.isEmpty { throw StandingsError.unreadable("nothing is there") }
            return answer.standings
            """,
        description: "An empty list of standings is treated as an answer that can't be read.",
        question: "A tournament may have no standings yet. Is that an error?",
        hint: "There are two kinds of nothing: an empty list, and no data. Try both."),
    PlantedBug(
        id: "broken-answer-is-empty", exercise: "standings-parsing",
        file: "StandingsEndpoint+Parsing.swift",
        idea: .failure,
        rule: "If an answer can't be read, parse(_:) throws an error with the reason.",
        find: "throw StandingsError.unreadable(error.reason)",
        replace: """
            _ = error
            return []
            """,
        description: "An answer that can't be read is treated as an empty one, so the tournament's "
            + "standings are deleted.",
        question: "What does the data source do with an empty answer, and what should it do with "
            + "a broken one?",
        hint: "Parse something that isn't a list of standings."),
    PlantedBug(
        id: "broken-standings-left-out", exercise: "standings-parsing",
        file: "StandingsEndpoint+Parsing.swift",
        idea: .failure,
        rule: "If any part of an answer can't be read, none of it is returned.",
        find: "return try JSONDecoder().decode(StandingsAnswer.self, from: data).standings",
        replace: """
            let object = try? JSONSerialization.jsonObject(with: data)
            guard let list = (object as? [String: Any])?["standings"] as? [Any] else {
                return try JSONDecoder().decode(StandingsAnswer.self, from: data).standings
            }
            return list.compactMap { one in
                guard let text = try? JSONSerialization.data(withJSONObject: one) else {
                    return nil
                }
                return try? JSONDecoder().decode(Standing.self, from: text)
            }
            """,
        description: "Parts of a list that can't be read are silently left out.",
        question: "Part of an answer may be broken. What happens to the good part?",
        hint: "Parse a list with one good standing and one broken one."),
    PlantedBug(
        id: "always-the-sample", exercise: "standings-parsing",
        file: "StandingsEndpointLocalRequest.swift",
        idea: .parameters,
        rule: "The local request reads the file that it is given, and throws if it can't.",
        find: "try parse(Data(contentsOf: file))",
        replace: """
            let sample = SampleData.url(of: "tournamentStandingsSample") ?? file
            return try parse(Data(contentsOf: sample))
            """,
        description: "The local request reads the sample, whatever file it is given.",
        question: "The local request gets a file. Does your test show that it matters which one?",
        hint: "Give it a file that isn't the sample."),
]
