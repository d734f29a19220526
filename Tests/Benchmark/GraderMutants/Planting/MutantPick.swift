import Grading
import SwiftSource

/// The order in which the small changes of a target get their turn.
struct MutantPick {
    /// The targets whose code is changed.
    static let targets = ["Grading", "Reports", "Commands", "Processes"]

    /// A target, with its files by their paths below the kit.
    let target: String
    let files: [String: String]
    private let changes: [(file: String, change: SmallChange)]

    init(target: String, files: [String: String], seed: Int) {
        self.target = target
        self.files = files
        var numbers = NumberSequence(state: UInt64(seed))
        changes = numbers.shuffled(
            files.sorted { $0.key < $1.key }.flatMap { file, source in
                let lines = ConditionalLines(in: source).lines
                return SmallChanges(in: source).all().filter { !lines.contains($0.line) }.map {
                    (file, $0)
                }
            })
    }

    /// The first mutants of the order that can be planted.
    ///
    /// - Parameter broken: The numbers of mutants that don't compile: others take their places.
    func mutants(_ count: Int, without broken: Set<Int>) -> [GraderMutant] {
        let index = Self.targets.firstIndex(of: target) ?? 0
        var found: [GraderMutant] = []
        var number = 1 + index
        for (file, change) in changes where found.count < count {
            let mutant = GraderMutant(number: number, target: target, file: file, change)
            guard let source = files[file],
                PlantedFile(source, mutants: [mutant]).problems.isEmpty
            else { continue }
            number += Self.targets.count
            if !broken.contains(mutant.number) { found.append(mutant) }
        }
        return found
    }
}
