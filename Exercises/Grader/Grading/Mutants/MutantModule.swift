import Catalog

/// A stage's finished module with all its planted bugs and correct variants compiled in.
package struct MutantModule {
    /// The files of the module.
    let folder: SourceFolder
    /// The mutants that could not be made, by identifier, in the order of the catalogue.
    package let problems: [(id: String, problem: MutantSource.Problem)]
    /// Which lines of a file belong to which mutant, by the file's name.
    package let lines: [String: [(id: String, lines: ClosedRange<Int>)]]

    /// Plants the bugs and variants of a stage in its finished module.
    package init(finished: SourceFolder, stage: Stage) {
        var folder = finished
        var problems: [String: MutantSource.Problem] = [:]
        var lines: [String: [(id: String, lines: ClosedRange<Int>)]] = [:]
        let mutants = Self.mutants(of: stage)
        for file in Set(mutants.map(\.file)) {
            let own = mutants.filter { $0.file == file }.map(\.mutant)
            guard let bytes = finished.files[file] else {
                for mutant in own { problems[mutant.id] = .found(times: 0) }
                continue
            }
            let source = MutantSource(
                String(decoding: bytes, as: UTF8.self), mutants: own, isPlanted: Self.isPlanted)
            folder.files[file] = Array((source.text + Self.declaration).utf8)
            problems.merge(source.problems) { first, _ in first }
            lines[file] = source.lines
        }
        self.folder = folder
        self.problems = mutants.compactMap { mutant in
            problems[mutant.mutant.id].map { (mutant.mutant.id, $0) }
        }
        self.lines = lines
    }

    private static let isPlanted = "workshopIsPlanted"

    /// The function is of the program that runs the tests. Each file declares it for itself, so that no test
    /// can name it: what is private isn't seen by `@testable` either.
    private static let declaration = """

        @_silgen_name("workshop_is_planted")
        private func \(isPlanted)(_ place: Int32) -> Bool

        """

    private static func mutants(of stage: Stage) -> [(file: String, mutant: Mutant)] {
        let numbers = MutantNumbers(stage: stage)
        let bugs = stage.bugs.map { bug in
            let mutant = Mutant(
                place: numbers.place(of: bug.id), id: bug.id, find: bug.find, replace: bug.replace)
            return (bug.file, mutant)
        }
        let variants = stage.variants.map { variant in
            let mutant = Mutant(
                place: numbers.place(of: variant.id), id: variant.id, find: variant.find,
                replace: variant.replace)
            return (variant.file, mutant)
        }
        return bugs + variants
    }
}

/// The numbers of the planted bugs and the correct variants of a stage.
///
/// They are the grader's own: a process draws codes for them as it starts, so that what a test gets to see
/// says nothing, and is something else the next time.
struct MutantNumbers: Sendable {
    private let numbers: [String: Int]

    /// Chooses all of them at the same time.
    static let everywhere = -1

    /// Numbers that are given, by identifier.
    init(_ numbers: [String: Int]) {
        self.numbers = numbers
    }

    /// The numbers of a stage, in the order of the catalogue, the bugs first.
    init(stage: Stage) {
        let ids = stage.bugs.map(\.id) + stage.variants.map(\.id)
        numbers = Dictionary(ids.enumerated().map { ($1, $0 + 1) }) { first, _ in first }
    }

    /// The number of a bug or variant, from 1; 0, the finished code, for any other identifier.
    subscript(id: String) -> Int { numbers[id] ?? 0 }

    /// Where a bug or variant stands among those of the stage, from 0; it says which of them a test
    /// has reached.
    func place(of id: String) -> Int { max(0, self[id] - 1) }
}
