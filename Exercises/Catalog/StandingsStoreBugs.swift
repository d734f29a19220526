/// The planted bugs in the requests to the store of Standings, and in how it stores an answer.
let standingsStoreBugs: [PlantedBug] = [
    PlantedBug(
        id: "no-group-finds-nothing", exercise: "standings-store",
        file: "StandingsEntityRequest.swift",
        idea: .nothingOrZero,
        rule: "Without a group, a request finds all groups of its tournament.",
        find: "(group == nil || standing.group == group)",
        replace: "standing.group == group",
        description: "A request without a group finds nothing instead of all groups.",
        question: "The group may be nil. What is requested then?",
        hint: "Ask for a tournament, without a group."),
    PlantedBug(
        id: "tournament-forgotten-for-a-group", exercise: "standings-store",
        file: "StandingsEntityRequest.swift",
        idea: .moreThanOne, topic: "more than one tournament",
        rule: "A request with a group finds only that group of its tournament.",
        find: "standing.tournamentId == tournamentId && (group == nil || standing.group == group)",
        replace: "group == nil ? standing.tournamentId == tournamentId : standing.group == group",
        description: "If a group is requested, the tournament is ignored.",
        question: "Nearly every tournament has a group A. Which of these groups must a request "
            + "find?",
        hint: "Ask for a group that another tournament also has."),
    PlantedBug(
        id: "position-before-group", exercise: "standings-store",
        file: "StandingsEntityRequest.swift",
        idea: .order, isGreenAtFirst: true,
        rule: "Standings are sorted by group first, and then by position.",
        find: "(first.group, first.position) < (second.group, second.position)",
        replace: "(first.position, first.group) < (second.position, second.group)",
        description: "Standings are sorted by position first, and then by group.",
        question: "Two things decide the order. Which of them counts first?",
        hint: "Which comes first: the second team of group A, or the first team of group B?"),
    PlantedBug(
        id: "positions-compared-as-texts", exercise: "standings-store",
        file: "StandingsEntityRequest.swift",
        idea: .order,
        rule: "Within a group, standings are sorted by position, as numbers.",
        find: "(first.group, first.position) < (second.group, second.position)",
        replace: #"(first.group, "\(first.position)") < (second.group, "\(second.position)")"#,
        description: "The positions are compared as text, so 10 comes before 9.",
        question: "Groups are compared as text. How are positions compared?",
        hint: "Try positions that don't have the same number of digits."),
    PlantedBug(
        id: "known-standings-stay-old", exercise: "standings-store",
        file: "DataController+Standings.swift",
        idea: .state,
        rule: "Standings that are already in the store get the values of a new answer.",
        find: "try await upsert(answer)",
        replace: """
            let request = StandingsEntityRequest(tournamentId: tournamentId)
            let known = Set(try await fetch(request).map(\\.id))
            try await upsert(answer.filter { !known.contains($0.id) })
            """,
        description: "To avoid duplicates, standings that are already in the store aren't changed.",
        question: "A team plays again and has more points. What is in the store then?",
        hint: "Store two answers with the same identifier and different values."),
    PlantedBug(
        id: "empty-answer-empties-everything", exercise: "standings-store",
        file: "DataController+Standings.swift",
        idea: .unchanged,
        rule: "An empty answer deletes only the standings of its own tournament.",
        find: "try await delete(StandingsEntityRequest(tournamentId: tournamentId))",
        replace: """
            for id in 0..<100 {
                try await delete(StandingsEntityRequest(tournamentId: id))
            }
            """,
        description: "An answer without standings deletes the standings of all tournaments.",
        question: "An empty answer is about one tournament. What is left in the store?",
        hint: "Put more than one tournament into the store before the empty answer."),
]
