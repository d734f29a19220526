/// The planted bugs in the seam for the request in Standings.
let standingsRequestBugs: [PlantedBug] = [
    PlantedBug(
        id: "seam-that-nobody-uses", exercise: "standings-request",
        file: "StandingsEndpointRequest.swift",
        idea: .parameters,
        rule: "The transport that is passed in is the one that is used.",
        find: "try parse(await transport.data(from: url))",
        replace: "try parse(await WebSession.shared.data(from: url))",
        description: "A transport is passed in, but the app's network is still used.",
        question: "A seam helps only if the code uses it. How would your test show that the code "
            + "doesn't?",
        hint: "Pass in a spy, load, and check that it was used."),
    PlantedBug(
        id: "address-of-one-tournament", exercise: "standings-request",
        file: "StandingsEndpoint.swift",
        idea: .parameters,
        rule: "Each tournament has its own address.",
        find: #"tournaments/\(tournamentId)")"#,
        replace: #"tournaments/10")"#,
        description: "All tournaments have the address of tournament 10.",
        question: "There is more than one tournament. How does the server know which one is meant?",
        hint: "Request two tournaments, and compare the whole addresses."),
    PlantedBug(
        id: "failure-becomes-an-empty-answer", exercise: "standings-request",
        file: "StandingsEndpointRequest.swift",
        idea: .failure,
        rule: "Errors of the transport are passed on.",
        find: "try parse(await transport.data(from: url))",
        replace: """
            guard let data = try? await transport.data(from: url) else { return [] }
            return try parse(data)
            """,
        description: "A failure of the transport becomes an answer without standings, so the "
            + "tournament's standings are deleted.",
        question: "Without a connection there is no answer. Is that the same as an empty answer?",
        hint: "Let the transport throw, and check how load() ends."),
]
