/// The planted bugs in the data source of Standings: what is lost when `load()` is taken apart.
let standingsDatasourceBugs: [PlantedBug] = [
    PlantedBug(
        id: "store-that-nobody-uses", exercise: "standings-datasource",
        file: "StandingsDatasource.swift",
        concept: .parameters,
        rule: "",
        find: "self.dataController = dataController",
        replace: "self.dataController = MemoryDataController.shared",
        description: "A store is passed in, and the one of the app is used as before.",
        question: "A seam helps only if the code goes through it.",
        hint: "Pass a store of your own in, load, and look into it."),
    PlantedBug(
        id: "answer-shown-past-the-store", exercise: "standings-datasource",
        file: "StandingsDatasource.swift",
        concept: .unchanged,
        rule: "",
        find: "sections = StandingsSection.sections(of: shown)",
        replace: "sections = StandingsSection.sections(of: shown.isEmpty ? shown : answer)",
        description: "The answer is shown as it came, and not what the entity request finds.",
        question: "What is shown comes from the store, by the entity request.",
        hint: "Load for one group, where the answer has more than that."),
    PlantedBug(
        id: "empty-answer-empties-what-is-shown", exercise: "standings-datasource",
        file: "StandingsDatasource.swift",
        concept: .nothingOrZero,
        rule: "",
        find: "try await dataController.takeOver(answer, of: endpointRequest.tournamentId)",
        replace: """
            if answer.isEmpty {
                try await dataController.delete(entityRequest)
            } else {
                try await dataController.takeOver(answer, of: endpointRequest.tournamentId)
            }
            """,
        description: "An empty answer deletes only the group that is shown.",
        question: "An empty answer is about the whole tournament.",
        hint: "Show one group, load an empty answer, and look at the others in the store."),
    PlantedBug(
        id: "sections-set-once", exercise: "standings-datasource",
        file: "StandingsDatasource.swift",
        concept: .state,
        rule: "",
        find: "sections = StandingsSection.sections(of: shown)",
        replace: "if sections.isEmpty { sections = StandingsSection.sections(of: shown) }",
        description: "Only the first load shows what it has found.",
        question: "People load again to see what is new.",
        hint: "Load twice, with another answer the second time."),
    PlantedBug(
        id: "cleared-while-loading", exercise: "standings-datasource",
        file: "StandingsDatasource.swift",
        concept: .moment,
        rule: "",
        find: "let number = loadCount\n",
        replace: "let number = loadCount\nsections = []\n",
        description: "The table is empty while it loads, and stays so after a failure.",
        question: "A failure keeps what is there.",
        hint: "Look at the sections while a second load is under way."),
    PlantedBug(
        id: "failure-kept-quiet", exercise: "standings-datasource",
        file: "StandingsDatasource.swift",
        concept: .failure,
        rule: "",
        find: "            throw error\n",
        replace: "            return\n",
        description: "A request that fails ends as if nothing had been.",
        question: "Whoever loads wants to know why there is nothing new.",
        hint: "Let the request fail, and look how load() ends."),
    PlantedBug(
        id: "older-answer-taken-over", exercise: "standings-datasource",
        file: "StandingsDatasource.swift",
        concept: .moment,
        rule: "",
        find: """
                    if number != loadCount { return }
                    try Task.checkCancellation()
            """,
        replace: "        try Task.checkCancellation()",
        description: "An answer that comes after the one of a newer request goes into the store.",
        question: "The first question may be answered last.",
        hint: "Load twice, and answer the second request first. What is in the store in the end?"),
    PlantedBug(
        id: "number-taken-after-the-wait", exercise: "standings-datasource",
        file: "StandingsDatasource.swift",
        concept: .moment,
        rule: "",
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
        question: "What makes a load newer: that it began later, or that it was answered later?",
        hint: "Load twice, and answer the newer request first, and then the older one."),
    PlantedBug(
        id: "older-failure-thrown", exercise: "standings-datasource",
        file: "StandingsDatasource.swift",
        concept: .howOften,
        rule: "",
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
        question: "A load that is overtaken is of no interest, however it ends.",
        hint: "Load twice, and let the first request fail."),
    PlantedBug(
        id: "cancelled-answer-taken-over", exercise: "standings-datasource",
        file: "StandingsDatasource.swift",
        concept: .state,
        rule: "",
        find: "try Task.checkCancellation()\n",
        replace: "",
        description: "A load that was cancelled takes its answer over all the same.",
        question: "A user can leave while it loads.",
        hint: "Cancel a task that loads, and let its request be answered then."),
    PlantedBug(
        id: "overtaken-in-the-store", exercise: "standings-datasource",
        file: "StandingsDatasource.swift",
        concept: .moment,
        rule: "",
        find: """
                    if number != loadCount { return }
                    sections
            """,
        replace: "        sections",
        description: "A load that is overtaken while it waits for the store shows what is old.",
        question: "At each await, something else can happen.",
        hint:
            "The store can be slow, too. What if a newer load ends while an older one waits for it?"
    ),
]
