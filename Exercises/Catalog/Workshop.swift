/// The workshop: its stages in order, then its encores.
///
/// Nothing but this knows which stages there are: `AllStages.swift` lists them.
package struct Workshop: Sendable {
    package let stages: [Stage]
    /// The names that git gives to the contents of the Starter's files, by path below the tree.
    package let shippedObjects: [String: String]

    package init(stages: [Stage], shippedObjects: [String: String] = [:]) {
        self.stages = stages
        self.shippedObjects = shippedObjects
    }

    /// The stages that make the points.
    package var numbered: [Stage] { stages.filter { !$0.isEncore } }
    package var encores: [Stage] { stages.filter(\.isEncore) }

    /// The stage with this identifier; nil where there is none.
    package subscript(id: Stage.ID) -> Stage? { stages.first { $0.id == id } }

    /// The stages with these identifiers, in the order of the workshop.
    package func stages(_ ids: some Sequence<Stage.ID>) -> [Stage] {
        let ids = Set(ids)
        return stages.filter { ids.contains($0.id) }
    }

    /// The same workshop with others in the place of the stages that have their identifiers.
    package func replacing(_ others: [Stage]) -> Workshop {
        Workshop(
            stages: stages.map { stage in others.first { $0 == stage } ?? stage },
            shippedObjects: shippedObjects)
    }

    /// `1 to 4`, for texts.
    package var numbersInWords: String {
        "\(numbered.first?.id.description ?? "") to \(numbered.last?.id.description ?? "")"
    }

    /// The stage that has this exercise; nil where none has.
    package func stage(ofExercise id: String) -> Stage? {
        stages.first { $0.exercises.contains { $0.id == id } }
    }
}
