/// Standings: code that works but can't be tested is taken apart until it can.
let standings = Stage(
    id: "Standings",
    title: "Making code testable",
    exercises: [
        Exercise(
            id: "standings-today",
            title: "Standings today",
            task: "Test StandingsDatasource(tournamentId:group:), which is given: let your tests "
                + "record what it does today, right or wrong. Don't change it yet.",
            files: ["StandingsSection.swift"],
            suite: "StandingsTodayTests",
            guide: "Guide/encore-standings.md#standings-today",
            hints: [
                "Don't ask what is right. Ask the code: expect something, and let the failure show "
                    + "you what it really does.",
                "WebSession.shared.server gives the answers. Let it answer with standings of your "
                    + "choice, load, and compare the sections.",
                "Try a team with one point, the groups 2 and 10, a team that is in the first "
                    + "answer but not in the second, and two data sources, one after the other.",
            ],
            steps: [.bugs]),
        Exercise(
            id: "standings-request",
            title: "Standings request",
            task: "Write the address that every endpoint has, and StandingsEndpointRequest, which "
                + "asks a transport that is passed in.",
            files: ["StandingsEndpoint.swift", "StandingsEndpointRequest.swift"],
            suite: "StandingsRequestTests",
            guide: "Guide/encore-standings.md#standings-request",
            hints: [
                "The old code is in StandingsDatasource.swift. Copy its address instead of typing it "
                    + "again.",
                "Ask `transport`, not WebSession.shared. You don't need a `catch` for its errors.",
                "Return `try parse(await transport.data(from: url))`. You write parse(_:) in the "
                    + "next exercise.",
            ]),
        Exercise(
            id: "standings-parsing",
            title: "Standings parsing",
            task: "Write parse(_:), which reads an answer or says what is wrong with it, and "
                + "StandingsEndpointLocalRequest, which reads a file.",
            files: ["StandingsEndpoint+Parsing.swift", "StandingsEndpointLocalRequest.swift"],
            suite: "StandingsParsingTests",
            guide: "Guide/encore-standings.md#standings-parsing",
            hints: [
                "Either the whole answer is good, or none of it is.",
                "The `reason` of a DecodingError says what is wrong. Pass it on: throw "
                    + "`StandingsError.unreadable(…)` with it.",
                "The local request does nothing but `try parse(Data(contentsOf: file))`.",
            ]),
        Exercise(
            id: "standings-store",
            title: "Standings store",
            task: "Write StandingsEntityRequest, which says what is requested and in which order, "
                + "and takeOver(_:of:), which stores an answer.",
            files: ["StandingsEntityRequest.swift", "DataController+Standings.swift"],
            suite: "StandingsStoreTests",
            guide: "Guide/encore-standings.md#standings-store",
            hints: [
                "The filter and the order are at the end of the old load().",
                "A nil group asks for all groups. Tuples can be compared: first "
                    + "by their first value, then by the second.",
                "takeOver(_:of:) has two cases. An answer with standings goes to upsert(_:). An "
                    + "empty one deletes what StandingsEntityRequest(tournamentId:) asks for.",
            ]),
        Exercise(
            id: "standings-datasource",
            title: "Standings data source",
            task: "Take StandingsDatasource apart: it must get its request, entity request and "
                + "store from outside.",
            files: ["StandingsDatasource.swift"],
            suite: "StandingsDatasourceTests",
            guide: "Guide/encore-standings.md#standings-data-source",
            hints: [
                "You need three properties and three parameters. The app's initializer becomes a "
                    + "`convenience init`, which passes what the old code used.",
                "Only the request, the parsing and the store move out of load(). The code that "
                    + "counts the loads stays as it is.",
                "The store may need time now. Check again whether the load has been overtaken "
                    + "before you set the sections.",
            ]),
    ],
    bugs: standingsTodayBugs + standingsRequestBugs + standingsParsingBugs + standingsStoreBugs
        + standingsDatasourceBugs,
    variants: standingsVariants)
