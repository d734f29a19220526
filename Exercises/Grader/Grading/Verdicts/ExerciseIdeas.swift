import Catalog

/// Which ideas a learner's own tests of an exercise have, of those that its planted bugs stand for.
package struct ExerciseIdeas: Sendable, Equatable {
    /// The ideas whose bugs are all noticed, in the order of the checklist.
    package let had: [Concept]
    /// The ideas with a bug that no test notices, in the same order.
    package let missing: [Concept]

    package init(had: [Concept], missing: [Concept]) { (self.had, self.missing) = (had, missing) }

    /// How many ideas there are.
    package var count: Int { had.count + missing.count }
}

extension ExerciseState {
    /// The ideas that its own tests have, and those that they lack.
    package var ideas: ExerciseIdeas {
        let planted = Set(plantedBugs.map(\.concept))
        let open = Set(unnoticedBugs.map(\.concept))
        let all = Concept.allCases.filter(planted.contains)
        return ExerciseIdeas(
            had: all.filter { !open.contains($0) }, missing: all.filter(open.contains))
    }
}
