/// The planted bugs in what is to stay as it is in Standings: what people change on the way.
let standingsTodayBugs: [PlantedBug] = [
    PlantedBug(
        id: "group-lost-on-the-way", exercise: "standings-today",
        file: "StandingsDatasource.swift",
        concept: .parameters,
        rule: "The data source of the app shows the group that it is made for.",
        find: "entityRequest: StandingsEntityRequest(tournamentId: tournamentId, group: group)",
        replace: "entityRequest: StandingsEntityRequest(tournamentId: tournamentId)",
        description: "The initializer of the app still takes a group, and passes it to nobody.",
        question: "The initializer of the app has two parameters. Does a test of yours need both?",
        hint: "Make the data source of the app for one group, and load more than that."),
    PlantedBug(
        id: "each-data-source-its-store", exercise: "standings-today",
        file: "StandingsDatasource.swift",
        concept: .moreThanOne,
        rule: "All data sources of the app share one store.",
        find: "dataController: MemoryDataController.shared",
        replace: "dataController: MemoryDataController()",
        description: "The data sources of the app have a store each, and not the one of the app.",
        question: "An app has more than one screen. What does one know of what another has loaded?",
        hint: "Load with one data source, and look for it in another place."),
    PlantedBug(
        id: "gone-team-tidied-up", exercise: "standings-today",
        file: "DataController+Standings.swift",
        concept: .unchanged,
        rule: "A team that isn't in a later answer stays.",
        find: "try await upsert(answer)",
        replace: """
            try await delete(StandingsEntityRequest(tournamentId: tournamentId))
            try await upsert(answer)
            """,
        description: "The answer takes the place of all that the tournament had, so that a team "
            + "that isn't in it is gone.",
        question: "Two answers needn't have the same teams. What is shown today of one that is "
            + "missing?",
        hint: "Load twice, and leave a team out the second time."),
    PlantedBug(
        id: "groups-compared-as-numbers", exercise: "standings-today",
        file: "StandingsEntityRequest.swift",
        concept: .order,
        rule: "Groups are compared as texts, whatever they look like.",
        find: "(first.group, first.position) < (second.group, second.position)",
        replace: """
            (Int(first.group) ?? 0, first.group, first.position)
                < (Int(second.group) ?? 0, second.group, second.position)
            """,
        description: "While the order is moved, somebody fixes it: 2 comes before 10.",
        question: "You want to keep what the code does today, even if it looks wrong. What does it "
            + "do with groups that look like numbers?",
        hint: "Name groups with numbers, and one of them with more than one digit."),
    PlantedBug(
        id: "old-request-left-behind", exercise: "standings-today",
        file: "StandingsDatasource.swift",
        concept: .howOften,
        rule: "One load asks the server once.",
        find: "            answer = try await endpointRequest.load()",
        replace: """
                        _ = try? await WebSession.shared.data(from: endpointRequest.url)
                        answer = try await endpointRequest.load()
            """,
        description: "The old request was copied and not moved, so that the server is asked twice.",
        question: "What is moved is easily left behind, too. How often is the server asked?",
        hint: "Count what the server is asked in one load()."),
]
