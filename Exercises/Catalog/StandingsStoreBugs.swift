/// The planted bugs in what a store is asked for, and in how it takes over an answer, in Standings.
let standingsStoreBugs: [PlantedBug] = [
    PlantedBug(
        id: "entity-with-another-name", exercise: "standings-store",
        file: "StandingsEntityRequest.swift",
        concept: .ordinary,
        find: #""Standing""#,
        replace: #""Standings""#,
        description: "The entity has a name that the store doesn't know.",
        hints: [
            "The name of an entity is a text, so the compiler can't check it.",
            "Ask a store, and not only the predicate.",
        ]),
    PlantedBug(
        id: "every-tournament-asked-for", exercise: "standings-store",
        file: "StandingsEntityRequest.swift",
        concept: .parameters,
        find: "standing.tournamentId == tournamentId && (group == nil || standing.group == group)",
        replace: "group == nil || standing.group == group",
        description: "The tournament was forgotten as the filter was moved.",
        hints: [
            "A request has two parameters.",
            "Put standings of two tournaments into the store.",
        ]),
    PlantedBug(
        id: "every-group-asked-for", exercise: "standings-store",
        file: "StandingsEntityRequest.swift",
        concept: .parameters,
        find: "standing.tournamentId == tournamentId && (group == nil || standing.group == group)",
        replace: "standing.tournamentId == tournamentId",
        description: "The group was forgotten as the filter was moved.",
        hints: [
            "A request has two parameters.",
            "Ask for one group of a tournament that has two.",
        ]),
    PlantedBug(
        id: "tournament-forgotten-for-a-group", exercise: "standings-store",
        file: "StandingsEntityRequest.swift",
        concept: .moreThanOne,
        find: "standing.tournamentId == tournamentId && (group == nil || standing.group == group)",
        replace: "group == nil ? standing.tournamentId == tournamentId : standing.group == group",
        description: "Where a group is asked for, the tournament doesn't matter.",
        hints: [
            "Nearly every tournament has a group A.",
            "Ask for a group that another tournament has, too.",
        ]),
    PlantedBug(
        id: "no-group-finds-nothing", exercise: "standings-store",
        file: "StandingsEntityRequest.swift",
        concept: .nothingOrZero,
        find: "(group == nil || standing.group == group)",
        replace: "standing.group == group",
        description: "A request without a group finds nothing, in the place of all groups.",
        hints: [
            "The group may be nil.",
            "Ask for a tournament, without a group.",
        ]),
    PlantedBug(
        id: "position-before-group", exercise: "standings-store",
        file: "StandingsEntityRequest.swift",
        concept: .order,
        find: "(first.group, first.position) < (second.group, second.position)",
        replace: "(first.position, first.group) < (second.position, second.group)",
        description: "The position counts more than the group.",
        hints: [
            "Two things decide the order, and one of them counts more.",
            "Where does the second of group A come, and where the first of group B?",
        ]),
    PlantedBug(
        id: "positions-compared-as-texts", exercise: "standings-store",
        file: "StandingsEntityRequest.swift",
        concept: .order,
        find: "(first.group, first.position) < (second.group, second.position)",
        replace: #"(first.group, "\(first.position)") < (second.group, "\(second.position)")"#,
        description: "The positions are compared as texts, so that 10 comes before 9.",
        hints: [
            "A group is compared as a text. And a position?",
            "Which comes first: position 9 or position 10?",
        ]),
    PlantedBug(
        id: "each-of-two-equals-first", exercise: "standings-store",
        file: "StandingsEntityRequest.swift",
        concept: .boundary,
        find: "(first.group, first.position) < (second.group, second.position)",
        replace: "(first.group, first.position) <= (second.group, second.position)",
        description: "Of two standings with the same place, each comes before the other.",
        hints: [
            "Two teams can share a place.",
            "Ask isInOrder(_:_:) about two standings of the same group and position.",
        ]),
    PlantedBug(
        id: "known-standings-stay-old", exercise: "standings-store",
        file: "DataController+Standings.swift",
        concept: .state,
        find: "try await upsert(answer)",
        replace: """
            let request = StandingsEntityRequest(tournamentId: tournamentId)
            let known = Set(try await fetch(request).map(\\.id))
            try await upsert(answer.filter { !known.contains($0.id) })
            """,
        description: "To have no doubles, what is known already is left as it is.",
        hints: [
            "A team plays again, and has more points.",
            "Take over two answers with the same identifier and other points.",
        ]),
    PlantedBug(
        id: "empty-answer-is-ignored", exercise: "standings-store",
        file: "DataController+Standings.swift",
        concept: .nothingOrZero,
        find: "try await delete(StandingsEntityRequest(tournamentId: tournamentId))",
        replace: "return",
        description: "An answer without standings changes nothing.",
        hints: [
            "What does the old code do with an answer without standings?",
            "Take over an answer, and then an empty one.",
        ]),
    PlantedBug(
        id: "empty-answer-empties-everything", exercise: "standings-store",
        file: "DataController+Standings.swift",
        concept: .unchanged,
        find: "try await delete(StandingsEntityRequest(tournamentId: tournamentId))",
        replace: """
            for id in 0..<100 {
                try await delete(StandingsEntityRequest(tournamentId: id))
            }
            """,
        description: "An answer without standings empties all tournaments.",
        hints: [
            "An empty answer is about one tournament.",
            "Look at what is left in the store, and not only at what is gone.",
        ]),
]
