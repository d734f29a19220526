/// The planted bugs in the seam for the request in Standings.
let standingsRequestBugs: [PlantedBug] = [
    PlantedBug(
        id: "seam-that-nobody-uses", exercise: "standings-request",
        file: "StandingsEndpointRequest.swift",
        concept: .parameters,
        rule: "The transport that is passed in is the one that is asked.",
        find: "try parse(await transport.data(from: url))",
        replace: "try parse(await WebSession.shared.data(from: url))",
        description: "The transport is passed in, and the network of the app is asked as before.",
        question: "A seam helps only if the code goes through it. How would your test see that it "
            + "does?",
        hint: "Pass a spy in, load, and look whether it was asked."),
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
