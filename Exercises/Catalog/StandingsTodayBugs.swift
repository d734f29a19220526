/// The planted bugs in what is to stay as it is in Standings: what people change on the way.
let standingsTodayBugs: [PlantedBug] = [
    PlantedBug(
        id: "one-point-fixed-on-the-way", exercise: "standings-today",
        file: "StandingsSection.swift",
        concept: .boundary,
        rule: "",
        find: #"\(standing.points) points""#,
        replace: #"\(standing.points) point\(standing.points == 1 ? "" : "s")""#,
        description: "While the code is taken apart, somebody fixes its English.",
        question: "You want to keep what the code does today, even if it isn't right.",
        hint: "Texts with numbers have a special number."),
    PlantedBug(
        id: "groups-compared-as-numbers", exercise: "standings-today",
        file: "StandingsEntityRequest.swift",
        concept: .order,
        rule: "",
        find: "(first.group, first.position) < (second.group, second.position)",
        replace: """
            (Int(first.group) ?? 0, first.group, first.position)
                < (Int(second.group) ?? 0, second.group, second.position)
            """,
        description: "While the order is moved, somebody fixes it: 2 comes before 10.",
        question: "A group is a text. What if it looks like a number?",
        hint: "Which of the groups 2 and 10 is shown first today?"),
    PlantedBug(
        id: "gone-team-tidied-up", exercise: "standings-today",
        file: "DataController+Standings.swift",
        concept: .unchanged,
        rule: "",
        find: "try await upsert(answer)",
        replace: """
            try await delete(StandingsEntityRequest(tournamentId: tournamentId))
            try await upsert(answer)
            """,
        description:
            "The answer takes the place of all that the tournament had, so that a team that "
            + "isn't in it is gone.",
        question: "Two answers needn't have the same teams.",
        hint: "What is shown today of a team that the second answer doesn't have?"),
    PlantedBug(
        id: "group-lost-on-the-way", exercise: "standings-today",
        file: "StandingsDatasource.swift",
        concept: .parameters,
        rule: "",
        find: "entityRequest: StandingsEntityRequest(tournamentId: tournamentId, group: group)",
        replace: "entityRequest: StandingsEntityRequest(tournamentId: tournamentId)",
        description: "The initializer of the app still takes a group, and passes it to nobody.",
        question:
            "The initializer of the app has two parameters, and one of them is easily forgotten.",
        hint: "Is there a test that makes the data source of the app for one group?"),
    PlantedBug(
        id: "each-data-source-its-store", exercise: "standings-today",
        file: "StandingsDatasource.swift",
        concept: .moreThanOne,
        rule: "",
        find: "dataController: MemoryDataController.shared",
        replace: "dataController: MemoryDataController()",
        description: "The data sources of the app have a store each, and not the one of the app.",
        question: "An app has more than one screen.",
        hint: "What one data source of the app has loaded, another one can show."),
    PlantedBug(
        id: "each-team-gets-a-section", exercise: "standings-today",
        file: "StandingsSection.swift",
        concept: .moreThanOne,
        rule: "",
        find: "if sections.last?.title == title {",
        replace: "if sections.last?.title == title, sections.last?.rows.isEmpty == true {",
        description: "Each team gets a section of its own.",
        question: "A group has a title, and as many rows as it has teams.",
        hint: "Is there a test that compares whole sections, with two teams in a group?"),
    PlantedBug(
        id: "old-request-left-behind", exercise: "standings-today",
        file: "StandingsDatasource.swift",
        concept: .howOften,
        rule: "",
        find: "            answer = try await endpointRequest.load()",
        replace: """
                        _ = try? await WebSession.shared.data(from: endpointRequest.url)
                        answer = try await endpointRequest.load()
            """,
        description: "The old request was copied and not moved, so that the server is asked twice.",
        question: "What is moved is easily left behind, too.",
        hint: "How often is the server asked by one load()?"),
]
