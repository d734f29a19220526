/// The planted bugs in the parsing and in the local request of Standings.
let standingsParsingBugs: [PlantedBug] = [
    PlantedBug(
        id: "parsing-filters", exercise: "standings-parsing",
        file: "StandingsEndpoint+Parsing.swift",
        concept: .moreThanOne,
        rule: "All standings of an answer are given, those of other tournaments too.",
        find: "return try JSONDecoder().decode(StandingsAnswer.self, from: data).standings",
        replace: """
            return try JSONDecoder().decode(StandingsAnswer.self, from: data).standings
                .filter { $0.tournamentId == tournamentId }
            """,
        description: "Standings of other tournaments are thrown away while parsing.",
        question: "An answer may tell more than was asked for. What does parse(_:) do with the "
            + "rest?",
        hint: "The sample has two tournaments. Compare all that is found in it."),
    PlantedBug(
        id: "empty-list-is-broken", exercise: "standings-parsing",
        file: "StandingsEndpoint+Parsing.swift",
        concept: .nothingOrZero,
        rule: "A list without standings is a good answer.",
        find: "return try JSONDecoder().decode(StandingsAnswer.self, from: data).standings",
        replace: """
            let answer = try JSONDecoder().decode(StandingsAnswer.self, from: data)
            if answer.standings.isEmpty { throw StandingsError.unreadable("nothing is there") }
            return answer.standings
            """,
        description: "A list without standings is taken for an answer that can't be read.",
        question: "A tournament may have no standings yet. Is that a mistake of the server?",
        hint: "There are two kinds of nothing: an empty list, and no data. Try both."),
    PlantedBug(
        id: "broken-answer-is-empty", exercise: "standings-parsing",
        file: "StandingsEndpoint+Parsing.swift",
        concept: .failure,
        rule: "An answer that can't be read throws, with the reason.",
        find: "throw StandingsError.unreadable(error.reason)",
        replace: """
            _ = error
            return []
            """,
        description: "An answer that can't be read is taken for an empty one, which empties the "
            + "tournament.",
        question: "What does the data source do with an empty answer, and what ought it to do with "
            + "a broken one?",
        hint: "Parse something that is no list of standings."),
    PlantedBug(
        id: "broken-standings-left-out", exercise: "standings-parsing",
        file: "StandingsEndpoint+Parsing.swift",
        concept: .failure,
        rule: "If any part of an answer can't be read, nothing of it is given.",
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
        description: "What can't be read of a list is left out without a word.",
        question: "An answer can be broken in part. What is its good part worth then?",
        hint: "Parse a list with a good standing and a broken one."),
    PlantedBug(
        id: "always-the-sample", exercise: "standings-parsing",
        file: "StandingsEndpointLocalRequest.swift",
        concept: .parameters,
        rule: "The local request reads the file that it is given, and throws if it can't.",
        find: "try parse(Data(contentsOf: file))",
        replace: """
            let sample = SampleData.url(of: "tournamentStandingsSample") ?? file
            return try parse(Data(contentsOf: sample))
            """,
        description: "The local request reads the sample, whatever file it is given.",
        question: "The local request has a file. Does your test show that it matters which one?",
        hint: "Give it a file that isn't the sample."),
]
