/// The planted bugs in the data source of Standings: what is easily lost when `load()` is split up.
let standingsDatasourceBugs: [PlantedBug] = [
    PlantedBug(
        id: "answer-shown-past-the-store", exercise: "standings-datasource",
        file: "StandingsDatasource.swift",
        idea: .parameters,
        rule: "The answer goes into the store that is passed in, and the sections show what the "
            + "entity request finds there.",
        find: """
            try await dataController.takeOver(answer, of: endpointRequest.tournamentId)
                    let shown = try await dataController.fetch(entityRequest)
            """,
        replace: "let shown = answer",
        description: "The answer is shown as it arrived, and the store isn't used.",
        question: "A seam helps only if the code uses it. How would your test show that the code "
            + "doesn't?",
        hint: "Pass in your own store, load one group, and also check the store."),
    PlantedBug(
        id: "sections-set-once", exercise: "standings-datasource",
        file: "StandingsDatasource.swift",
        idea: .state,
        rule: "Each load shows what is in the store afterwards.",
        find: "sections = StandingsSection.sections(of: shown)",
        replace: "if sections.isEmpty { sections = StandingsSection.sections(of: shown) }",
        description: "Only the first load shows what it found.",
        question: "People load again to see what is new. What do they see?",
        hint: "Load twice, with a different answer the second time."),
    PlantedBug(
        id: "failure-kept-quiet", exercise: "standings-datasource",
        file: "StandingsDatasource.swift",
        idea: .failure,
        rule: "A failed load throws an error.",
        find: "            throw error\n",
        replace: "            return\n",
        description: "After a failed request, load() ends as if nothing had happened.",
        question: "The caller wants to know why there is nothing new. How does load() report the "
            + "reason?",
        hint: "Let the request fail, and check how load() ends."),
    PlantedBug(
        id: "number-taken-after-the-wait", exercise: "standings-datasource",
        file: "StandingsDatasource.swift",
        idea: .moment,
        rule: "A load that is overtaken by a newer one changes nothing and doesn't throw.",
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
        description: "The loads are counted when they are answered, not when they start.",
        question: "What makes a load newer: that it started later, or that it was answered later?",
        hint: "Start two loads, and answer the second one first."),
    PlantedBug(
        id: "cancelled-answer-taken-over", exercise: "standings-datasource",
        file: "StandingsDatasource.swift",
        idea: .unchanged,
        rule: "A load that is cancelled throws and changes nothing.",
        find: "try Task.checkCancellation()\n",
        replace: "",
        description: "A cancelled load still stores its answer.",
        question: "A user can leave the screen during a load. What happens to the answer?",
        hint: "Cancel the task of a load, and then answer its request."),
    PlantedBug(
        id: "overtaken-in-the-store", exercise: "standings-datasource",
        file: "StandingsDatasource.swift",
        idea: .moment,
        rule: "A load that is overtaken while it waits for the store shows nothing.",
        find: """
                    if number != loadCount { return }
                    sections
            """,
        replace: "        sections",
        description: "A load that is overtaken while it waits for the store shows old standings.",
        question: "At each await, something else can happen. What can happen while the store is "
            + "asked?",
        hint: "Use a slow store, and let another load end meanwhile."),
]
