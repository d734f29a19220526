/// The planted bugs in the behavior of Standings that must stay the same but that people change by accident.
let standingsTodayBugs: [PlantedBug] = [
    PlantedBug(
        id: "group-lost-on-the-way", exercise: "standings-today",
        file: "StandingsDatasource.swift",
        idea: .parameters,
        rule: "The app's data source shows the group that it was made for.",
        find: "entityRequest: StandingsEntityRequest(tournamentId: tournamentId, group: group)",
        replace: "entityRequest: StandingsEntityRequest(tournamentId: tournamentId)",
        description: "The app's initializer still takes a group, but ignores it.",
        question: "The app's initializer has two parameters. Does one of your tests need both?",
        hint: "Create the app's data source for one group, and load an answer with several "
            + "groups."),
    PlantedBug(
        id: "each-data-source-its-store", exercise: "standings-today",
        file: "StandingsDatasource.swift",
        idea: .moreThanOne, topic: "more than one screen",
        rule: "All the app's data sources share one store.",
        find: "dataController: MemoryDataController.shared",
        replace: "dataController: MemoryDataController()",
        description: "Each of the app's data sources has its own store instead of the app's store.",
        question: "An app has more than one screen. Does one screen see what another has loaded?",
        hint: "Load with one data source, and check another one."),
    PlantedBug(
        id: "gone-team-tidied-up", exercise: "standings-today",
        file: "DataController+Standings.swift",
        idea: .unchanged,
        rule: "A team that is missing from a later answer isn't removed.",
        find: "try await upsert(answer)",
        replace: """
            try await delete(StandingsEntityRequest(tournamentId: tournamentId))
            try await upsert(answer)
            """,
        description: "An answer replaces all standings of its tournament, so a team that is "
            + "missing from it disappears.",
        question: "A later answer may lack a team of an earlier one. What does the code show for "
            + "that team today?",
        hint: "Load twice, and leave out a team the second time."),
    PlantedBug(
        id: "groups-compared-as-numbers", exercise: "standings-today",
        file: "StandingsEntityRequest.swift",
        idea: .order,
        rule: "Groups are compared as text, whatever they look like.",
        find: "(first.group, first.position) < (second.group, second.position)",
        replace: """
            (Int(first.group) ?? 0, first.group, first.position)
                < (Int(second.group) ?? 0, second.group, second.position)
            """,
        description: "The order was \"fixed\" when the code was moved: group 2 comes before group "
            + "10.",
        question: "You want to keep what the code does today, even if it looks wrong. What does it "
            + "do with groups that look like numbers?",
        hint: "Use groups whose names are numbers, one of them with more than one digit."),
    PlantedBug(
        id: "old-request-left-behind", exercise: "standings-today",
        file: "StandingsDatasource.swift",
        idea: .howOften,
        rule: "One load asks the server once.",
        find: "            answer = try await endpointRequest.load()",
        replace: """
                        _ = try? await WebSession.shared.data(from: endpointRequest.url)
                        answer = try await endpointRequest.load()
            """,
        description: "The old request was copied instead of moved, so the server is asked twice.",
        question: "When code is moved, the old code may stay behind. How often is the server "
            + "asked?",
        hint: "Count the requests that the server gets during one load()."),
]
