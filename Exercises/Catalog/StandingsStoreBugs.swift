/// The planted bugs in what a store is asked for, and in how it takes over an answer, in Standings.
let standingsStoreBugs: [PlantedBug] = [
    PlantedBug(
        id: "no-group-finds-nothing", exercise: "standings-store",
        file: "StandingsEntityRequest.swift",
        concept: .nothingOrZero,
        rule: "Without a group, a request finds all groups of its tournament.",
        find: "(group == nil || standing.group == group)",
        replace: "standing.group == group",
        description: "A request without a group finds nothing, in the place of all groups.",
        question: "The group may be nil. What is asked for then?",
        hint: "Ask for a tournament, without a group."),
    PlantedBug(
        id: "tournament-forgotten-for-a-group", exercise: "standings-store",
        file: "StandingsEntityRequest.swift",
        concept: .moreThanOne,
        rule: "A request with a group finds that group, of that tournament.",
        find: "standing.tournamentId == tournamentId && (group == nil || standing.group == group)",
        replace: "group == nil ? standing.tournamentId == tournamentId : standing.group == group",
        description: "Where a group is asked for, the tournament doesn't matter.",
        question: "Nearly every tournament has a group A. Which one is meant?",
        hint: "Ask for a group that another tournament has, too."),
    PlantedBug(
        id: "position-before-group", exercise: "standings-store",
        file: "StandingsEntityRequest.swift",
        concept: .order,
        rule: "Standings are in the order of their groups, and only then of their positions.",
        find: "(first.group, first.position) < (second.group, second.position)",
        replace: "(first.position, first.group) < (second.position, second.group)",
        description: "The position counts more than the group.",
        question: "Two things decide the order. Which of them counts more?",
        hint: "Where does the second of group A come, and where the first of group B?"),
    PlantedBug(
        id: "positions-compared-as-texts", exercise: "standings-store",
        file: "StandingsEntityRequest.swift",
        concept: .order,
        rule: "In a group, standings are in the order of their positions, as numbers.",
        find: "(first.group, first.position) < (second.group, second.position)",
        replace: #"(first.group, "\(first.position)") < (second.group, "\(second.position)")"#,
        description: "The positions are compared as texts, so that 10 comes before 9.",
        question: "A group is compared as a text. And a position?",
        hint: "Try positions that don't have the same number of digits."),
    PlantedBug(
        id: "known-standings-stay-old", exercise: "standings-store",
        file: "DataController+Standings.swift",
        concept: .state,
        rule: "What is known already takes the new values of an answer.",
        find: "try await upsert(answer)",
        replace: """
            let request = StandingsEntityRequest(tournamentId: tournamentId)
            let known = Set(try await fetch(request).map(\\.id))
            try await upsert(answer.filter { !known.contains($0.id) })
            """,
        description: "To have no doubles, what is known already is left as it is.",
        question: "A team plays again, and has more points. What does the store have then?",
        hint: "Take over two answers with the same identifier and other values."),
    PlantedBug(
        id: "empty-answer-empties-everything", exercise: "standings-store",
        file: "DataController+Standings.swift",
        concept: .unchanged,
        rule: "An empty answer empties its tournament, and no other one.",
        find: "try await delete(StandingsEntityRequest(tournamentId: tournamentId))",
        replace: """
            for id in 0..<100 {
                try await delete(StandingsEntityRequest(tournamentId: id))
            }
            """,
        description: "An answer without standings empties all tournaments.",
        question: "An empty answer is about one tournament. What is left in the store?",
        hint: "Put more than one tournament into the store before the empty answer."),
]
