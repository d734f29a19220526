import Catalog
import SwiftSource

/// A stage whose planted bugs are all small changes of its finished code: what its official suite has to
/// notice, whatever its authors have thought of.
package struct SmallChangeStage: Sendable {
    package struct Mutant: Sendable, Equatable {
        /// The file's name in the stage's folder.
        package let file: String
        package let change: SmallChange
    }

    /// What is changed, by the identifier of the bug that stands for it.
    package let mutants: [String: Mutant]
    /// The stage with these bugs, and with no others.
    package let stage: Stage

    /// - Parameter leftOut: Identifiers of bugs that don't compile.
    package init(_ stage: Stage, finished: SourceFolder, leftOut: Set<String> = []) {
        var mutants: [String: Mutant] = [:]
        var bugs: [PlantedBug] = []
        for (file, bytes) in finished.files.sorted(by: { $0.key < $1.key }) {
            let changes = SmallChanges(in: String(decoding: bytes, as: UTF8.self)).all()
            let exercise = stage.exercises.first { $0.files.contains(file) }
            for (index, change) in changes.enumerated() {
                let id = "\(file)-\(index)"
                guard !leftOut.contains(id) else { continue }
                mutants[id] = Mutant(file: file, change: change)
                bugs.append(
                    PlantedBug(
                        id: id, exercise: exercise?.id ?? "", file: file, concept: .ordinary,
                        find: change.find, replace: change.replace, description: change.change))
            }
        }
        self.mutants = mutants
        self.stage = Stage(id: stage.id, title: stage.title, exercises: stage.exercises, bugs: bugs)
    }
}
