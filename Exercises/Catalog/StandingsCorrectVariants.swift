/// Correct variants of Standings, on which the learner's tests must pass.
let standingsVariants: [CorrectVariant] = [
    CorrectVariant(
        id: "address-put-together", file: "StandingsEndpoint.swift",
        find: #"URL(string: "https://standings.example.com/tournaments/\(tournamentId)")!"#,
        replace: """
            var address = URLComponents()
            address.scheme = "https"
            address.host = "standings.example.com"
            address.path = "/tournaments/\\(tournamentId)"
            return address.url!
            """,
        description: "The address is put together from its parts."),
    CorrectVariant(
        id: "request-in-a-task", file: "StandingsEndpointRequest.swift",
        find: "try parse(await transport.data(from: url))",
        replace: """
            let (transport, url) = (transport, url)
            let task = Task.detached { try await transport.data(from: url) }
            return try parse(await task.value)
            """,
        description: "The request runs in its own task, so its answer comes later.",
        isLater: true),
    CorrectVariant(
        id: "order-in-two-steps", file: "StandingsEntityRequest.swift",
        find: "(first.group, first.position) < (second.group, second.position)",
        replace: """
            if first.group != second.group { return first.group < second.group }
            return first.position < second.position
            """,
        description: "The groups are compared first, and the positions only if they are equal."),
    CorrectVariant(
        id: "taken-over-one-by-one", file: "DataController+Standings.swift",
        find: "try await upsert(answer)",
        replace: "for standing in answer { try await upsert([standing]) }",
        description: "The standings of an answer go into the store one by one."),
    CorrectVariant(
        id: "store-asked-a-turn-later", file: "StandingsDatasource.swift",
        find: "let shown = try await dataController.fetch(entityRequest)",
        replace: """
            await Task.yield()
            let shown = try await dataController.fetch(entityRequest)
            """,
        description: "The data source lets other work run before it asks the store.",
        isLater: true),
    CorrectVariant(
        id: "cancelled-before-it-asks", file: "StandingsDatasource.swift",
        find: "let number = loadCount\n",
        replace: "let number = loadCount\ntry Task.checkCancellation()\n",
        description: "A load that is cancelled before it starts sends no request."),
]
