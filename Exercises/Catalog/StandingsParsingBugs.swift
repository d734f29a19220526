/// The planted bugs in the parsing and in the local request of Standings.
let standingsParsingBugs: [PlantedBug] = [
    PlantedBug(
        id: "broken-standings-left-out", exercise: "standings-parsing",
        file: "StandingsEndpoint+Parsing.swift",
        concept: .failure,
        rule: "",
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
        question: "An answer can be broken in part.",
        hint: "Parse a list with a good standing and a broken one."),
    PlantedBug(
        id: "broken-answer-is-empty", exercise: "standings-parsing",
        file: "StandingsEndpoint+Parsing.swift",
        concept: .failure,
        rule: "",
        find: "throw StandingsError.unreadable(error.reason)",
        replace: """
            _ = error
            return []
            """,
        description: "An answer that can't be read is taken for an empty one, which empties the "
            + "tournament.",
        question: "What does the data source do with an empty answer?",
        hint: "Parse something that is no list of standings."),
    PlantedBug(
        id: "no-data-is-an-empty-answer", exercise: "standings-parsing",
        file: "StandingsEndpoint+Parsing.swift",
        concept: .nothingOrZero,
        rule: "",
        find: "do {\n",
        replace: "if data.isEmpty { return [] }\ndo {\n",
        description: "An answer without a single byte is taken for one without standings.",
        question: "A server that is in trouble may send nothing at all.",
        hint: "There are two kinds of nothing: an empty list, and no data."),
    PlantedBug(
        id: "empty-list-is-broken", exercise: "standings-parsing",
        file: "StandingsEndpoint+Parsing.swift",
        concept: .nothingOrZero,
        rule: "",
        find: "return try JSONDecoder().decode(StandingsAnswer.self, from: data).standings",
        replace: """
            let answer = try JSONDecoder().decode(StandingsAnswer.self, from: data)
            if answer.standings.isEmpty { throw StandingsError.unreadable("nothing is there") }
            return answer.standings
            """,
        description: "A list without standings is taken for an answer that can't be read.",
        question: "A tournament may have no standings yet. That is no mistake of the server.",
        hint: "There are two kinds of nothing: an empty list, and no data."),
    PlantedBug(
        id: "reason-lost-on-the-way", exercise: "standings-parsing",
        file: "StandingsEndpoint+Parsing.swift",
        concept: .parameters,
        rule: "",
        find: "throw StandingsError.unreadable(error.reason)",
        replace: #"throw StandingsError.unreadable(error.reason.isEmpty ? "" : "broken")"#,
        description: "The error no longer says what is wrong with the answer.",
        question: "Somebody will have to find out what the server has sent.",
        hint: "Compare the whole error, with its reason, and not only that there is one."),
    PlantedBug(
        id: "parsing-filters", exercise: "standings-parsing",
        file: "StandingsEndpoint+Parsing.swift",
        concept: .moreThanOne,
        rule: "",
        find: "return try JSONDecoder().decode(StandingsAnswer.self, from: data).standings",
        replace: """
            return try JSONDecoder().decode(StandingsAnswer.self, from: data).standings
                .filter { $0.tournamentId == tournamentId }
            """,
        description: "Standings of other tournaments are thrown away while parsing.",
        question: "An answer may tell more than was asked for.",
        hint: "The sample has two tournaments. How many standings does parse(_:) find in it?"),
    PlantedBug(
        id: "always-the-sample", exercise: "standings-parsing",
        file: "StandingsEndpointLocalRequest.swift",
        concept: .parameters,
        rule: "",
        find: "try parse(Data(contentsOf: file))",
        replace: """
            let sample = SampleData.url(of: "tournamentStandingsSample") ?? file
            _ = try Data(contentsOf: file)
            return try parse(Data(contentsOf: sample))
            """,
        description: "The local request reads the sample, whatever file it is given.",
        question: "The local request has a parameter. Does it matter?",
        hint: "Give it a file that isn't the sample."),
    PlantedBug(
        id: "missing-file-is-an-empty-answer", exercise: "standings-parsing",
        file: "StandingsEndpointLocalRequest.swift",
        concept: .failure,
        rule: "",
        find: "try parse(Data(contentsOf: file))",
        replace: """
            guard let data = try? Data(contentsOf: file) else { return [] }
            return try parse(data)
            """,
        description: "A file that isn't there is read as an answer without standings.",
        question: "A test with the wrong name of a file must not be green.",
        hint: "Which file is surely not there?"),
    PlantedBug(
        id: "unread-values-refused", exercise: "standings-parsing",
        file: "StandingsEndpoint+Parsing.swift",
        concept: .ordinary,
        rule: "",
        find: "return try JSONDecoder().decode(StandingsAnswer.self, from: data).standings",
        replace: """
            let standings = try JSONDecoder().decode(StandingsAnswer.self, from: data).standings
            let colons = data.count { $0 == UInt8(ascii: ":") }
            if colons > 1 + 6 * standings.count {
                throw StandingsError.unreadable("it has values that nobody reads")
            }
            return standings
            """,
        description: "An answer is refused where the server has added a value that nobody reads.",
        question: "A server is changed by other people, on other days.",
        hint: "Parse an answer that has a value more than it needs."),
]
