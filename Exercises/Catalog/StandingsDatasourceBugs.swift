/// The planted bugs in the data source of Standings: what is lost when `load()` is taken apart.
let standingsDatasourceBugs: [PlantedBug] = [
    PlantedBug(
        id: "store-that-nobody-uses", exercise: "standings-datasource",
        file: "StandingsDatasource.swift",
        concept: .parameters,
        find: "self.dataController = dataController",
        replace: "self.dataController = MemoryDataController.shared",
        description: "A store is passed in, and the one of the app is used as before.",
        hints: [
            "A seam helps only if the code goes through it.",
            "Pass a store of your own in, load, and look into it.",
        ]),
    PlantedBug(
        id: "answer-shown-past-the-store", exercise: "standings-datasource",
        file: "StandingsDatasource.swift",
        concept: .unchanged,
        find: "sections = StandingsSection.sections(of: shown)",
        replace: "sections = StandingsSection.sections(of: shown.isEmpty ? shown : answer)",
        description: "The answer is shown as it came, and not what the entity request finds.",
        hints: [
            "What is shown comes from the store, by the entity request.",
            "Load for one group, where the answer has more than that.",
        ]),
    PlantedBug(
        id: "empty-answer-empties-what-is-shown", exercise: "standings-datasource",
        file: "StandingsDatasource.swift",
        concept: .nothingOrZero,
        find: "try await dataController.takeOver(answer, of: endpointRequest.tournamentId)",
        replace: """
            if answer.isEmpty {
                try await dataController.delete(entityRequest)
            } else {
                try await dataController.takeOver(answer, of: endpointRequest.tournamentId)
            }
            """,
        description: "An empty answer deletes only the group that is shown.",
        hints: [
            "An empty answer is about the whole tournament.",
            "Show one group, load an empty answer, and look at the others in the store.",
        ]),
    PlantedBug(
        id: "sections-set-once", exercise: "standings-datasource",
        file: "StandingsDatasource.swift",
        concept: .state,
        find: "sections = StandingsSection.sections(of: shown)",
        replace: "if sections.isEmpty { sections = StandingsSection.sections(of: shown) }",
        description: "Only the first load shows what it has found.",
        hints: [
            "People load again to see what is new.",
            "Load twice, with another answer the second time.",
        ]),
    PlantedBug(
        id: "cleared-while-loading", exercise: "standings-datasource",
        file: "StandingsDatasource.swift",
        concept: .moment,
        find: "let number = loadCount\n",
        replace: "let number = loadCount\nsections = []\n",
        description: "The table is empty while it loads, and stays so after a failure.",
        hints: [
            "A failure keeps what is there.",
            "Look at the sections while a second load is under way.",
        ]),
    PlantedBug(
        id: "failure-kept-quiet", exercise: "standings-datasource",
        file: "StandingsDatasource.swift",
        concept: .failure,
        find: "            throw error\n",
        replace: "            return\n",
        description: "A request that fails ends as if nothing had been.",
        hints: [
            "Whoever loads wants to know why there is nothing new.",
            "Let the request fail, and look how load() ends.",
        ]),
    PlantedBug(
        id: "older-answer-taken-over", exercise: "standings-datasource",
        file: "StandingsDatasource.swift",
        concept: .moment,
        find: """
                    if number != loadCount { return }
                    try Task.checkCancellation()
            """,
        replace: "        try Task.checkCancellation()",
        description: "An answer that comes after the one of a newer request goes into the store.",
        hints: [
            "The first question may be answered last.",
            "Load twice, and answer the second request first. What is in the store in the end?",
        ]),
    PlantedBug(
        id: "number-taken-after-the-wait", exercise: "standings-datasource",
        file: "StandingsDatasource.swift",
        concept: .moment,
        find: """
                    loadCount += 1
                    let number = loadCount
                    let answer: [Standing]
                    do {
                        answer = try await endpointRequest.load()
                    } catch {
                        if number != loadCount { return }
                        throw error
                    }
                    if number != loadCount { return }
            """,
        replace: """
                    let answer = try await endpointRequest.load()
                    loadCount += 1
                    let number = loadCount
            """,
        description: "The loads are counted when they are answered, and not when they begin.",
        hints: [
            "What makes a load newer: that it began later, or that it was answered later?",
            "Load twice, and answer the newer request first, and then the older one.",
        ]),
    PlantedBug(
        id: "older-failure-thrown", exercise: "standings-datasource",
        file: "StandingsDatasource.swift",
        concept: .howOften,
        find: """
                    } catch {
                        if number != loadCount { return }
                        throw error
            """,
        replace: """
                    } catch {
                        throw error
            """,
        description: "A load that was overtaken throws, though nobody waits for it any more.",
        hints: [
            "A load that is overtaken is of no interest, however it ends.",
            "Load twice, and let the first request fail.",
        ]),
    PlantedBug(
        id: "cancelled-answer-taken-over", exercise: "standings-datasource",
        file: "StandingsDatasource.swift",
        concept: .state,
        find: "try Task.checkCancellation()\n",
        replace: "",
        description: "A load that was cancelled takes its answer over all the same.",
        hints: [
            "A user can leave while it loads.",
            "Cancel a task that loads, and let its request be answered then.",
        ]),
    PlantedBug(
        id: "overtaken-in-the-store", exercise: "standings-datasource",
        file: "StandingsDatasource.swift",
        concept: .moment,
        find: """
                    if number != loadCount { return }
                    sections
            """,
        replace: "        sections",
        description: "A load that is overtaken while it waits for the store shows what is old.",
        hints: [
            "At each await, something else can happen.",
            "The store can be slow, too. What if a newer load ends while an older one waits for it?",
        ]),
]
