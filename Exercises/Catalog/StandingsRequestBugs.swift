/// The planted bugs in the seam for the request in Standings.
let standingsRequestBugs: [PlantedBug] = [
    PlantedBug(
        id: "address-typed-again", exercise: "standings-request", file: "StandingsEndpoint.swift",
        concept: .ordinary,
        rule: "",
        find: #"tournaments/\(tournamentId)")"#,
        replace: #"tournament/\(tournamentId)")"#,
        description: "The address was typed again and not moved, and has lost a letter.",
        question: "A server knows only the addresses that it knows.",
        hint: "Compare the whole address that the transport is asked for."),
    PlantedBug(
        id: "address-of-one-tournament", exercise: "standings-request",
        file: "StandingsEndpoint.swift",
        concept: .parameters,
        rule: "",
        find: #"tournaments/\(tournamentId)")"#,
        replace: #"tournaments/10")"#,
        description: "The address is always that of the tournament 10.",
        question: "There is more than one tournament.",
        hint: "Ask for two of them, and compare the addresses."),
    PlantedBug(
        id: "seam-that-nobody-uses", exercise: "standings-request",
        file: "StandingsEndpointRequest.swift",
        concept: .parameters,
        rule: "",
        find: "try parse(await transport.data(from: url))",
        replace: "try parse(await WebSession.shared.data(from: url))",
        description: "The transport is passed in, and the network of the app is asked as before.",
        question: "A seam helps only if the code goes through it.",
        hint: "Pass a spy in, load, and look whether it was asked."),
    PlantedBug(
        id: "transport-asked-twice", exercise: "standings-request",
        file: "StandingsEndpointRequest.swift",
        concept: .howOften,
        rule: "",
        find: "try parse(await transport.data(from: url))",
        replace: """
            _ = try parse(await transport.data(from: url))
            return try parse(await transport.data(from: url))
            """,
        description:
            "One call was left behind where the code was, so that the server is asked twice.",
        question: "Each request costs the user time and money.",
        hint: "A spy can write down every address that it is asked for. How many are there?"),
    PlantedBug(
        id: "failure-becomes-an-empty-answer", exercise: "standings-request",
        file: "StandingsEndpointRequest.swift",
        concept: .failure,
        rule: "",
        find: "try parse(await transport.data(from: url))",
        replace: """
            guard let data = try? await transport.data(from: url) else { return [] }
            return try parse(data)
            """,
        description:
            "A failure of the transport becomes an answer without standings, which empties "
            + "the tournament.",
        question: "Without a connection there is no answer. That is not the same as an empty one.",
        hint: "Let the transport throw, and look how load() ends."),
]
