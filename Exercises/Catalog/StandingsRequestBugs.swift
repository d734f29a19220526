/// The planted bugs in the seam for the request in Standings.
let standingsRequestBugs: [PlantedBug] = [
    PlantedBug(
        id: "address-of-one-tournament", exercise: "standings-request",
        file: "StandingsEndpoint.swift",
        concept: .parameters,
        rule: "Each tournament has its own address.",
        find: #"tournaments/\(tournamentId)")"#,
        replace: #"tournaments/10")"#,
        description: "The address is always that of the tournament 10.",
        question: "There is more than one tournament. Does the server hear which one is meant?",
        hint: "Ask for two of them, and compare the whole addresses."),
    PlantedBug(
        id: "transport-asked-twice", exercise: "standings-request",
        file: "StandingsEndpointRequest.swift",
        concept: .howOften,
        rule: "One load asks the transport once.",
        find: "try parse(await transport.data(from: url))",
        replace: """
            _ = try parse(await transport.data(from: url))
            return try parse(await transport.data(from: url))
            """,
        description: "One call was left behind where the code was, so that the server is asked "
            + "twice.",
        question: "Each request costs the user time and money. How many does one load make?",
        hint: "A spy can write down every address that it is asked for. Count them."),
    PlantedBug(
        id: "failure-becomes-an-empty-answer", exercise: "standings-request",
        file: "StandingsEndpointRequest.swift",
        concept: .failure,
        rule: "What the transport throws is thrown on.",
        find: "try parse(await transport.data(from: url))",
        replace: """
            guard let data = try? await transport.data(from: url) else { return [] }
            return try parse(data)
            """,
        description: "A failure of the transport becomes an answer without standings, which "
            + "empties the tournament.",
        question: "Without a connection there is no answer. Is that the same as an empty one?",
        hint: "Let the transport throw, and look how load() ends."),
]
