/// The workshop: its stages in order, then its encores.
/// No other code knows which stages there are: `AllStages.swift` lists them.
package struct Workshop: Sendable {
    package let stages: [Stage]
    /// The git object names of the Starter's files, by path below the tree.
    package let shippedObjects: [String: String]

    package init(stages: [Stage], shippedObjects: [String: String] = [:]) {
        self.stages = stages
        self.shippedObjects = shippedObjects
    }

    /// The stages that are worth points.
    package var numbered: [Stage] { stages.filter { !$0.isEncore } }
    package var encores: [Stage] { stages.filter(\.isEncore) }

    /// The stage with this identifier; nil if there is none.
    package subscript(id: Stage.ID) -> Stage? { stages.first { $0.id == id } }

    /// The stages with these identifiers, in the order of the workshop.
    package func stages(_ ids: some Sequence<Stage.ID>) -> [Stage] {
        let ids = Set(ids)
        return stages.filter { ids.contains($0.id) }
    }

    /// The same workshop, with these stages replacing those with the same identifiers.
    package func replacing(_ others: [Stage]) -> Workshop {
        Workshop(
            stages: stages.map { stage in others.first { $0 == stage } ?? stage },
            shippedObjects: shippedObjects)
    }

    /// The numbers of the stages as a range for texts, such as `1 to 4`.
    package var numbersInWords: String {
        "\(numbered.first?.id.description ?? "") to \(numbered.last?.id.description ?? "")"
    }

    /// The stage that has this exercise; nil if there is none.
    package func stage(ofExercise id: String) -> Stage? {
        stages.first { $0.exercises.contains { $0.id == id } }
    }
}
