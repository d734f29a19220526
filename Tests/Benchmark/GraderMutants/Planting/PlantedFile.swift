import Grading

/// A file of the grader with mutants planted in it.
struct PlantedFile {
    let text: String
    /// Which lines of the text belong to which mutant.
    let lines: [(mutant: Int, lines: ClosedRange<Int>)]
    /// The mutants that can't be planted.
    let problems: Set<Int>

    init(_ source: String, mutants: [GraderMutant]) {
        let planted = MutantSource(
            source,
            mutants: mutants.map {
                Mutant(place: $0.number, id: $0.id, find: $0.find, replace: $0.replace)
            }, isPlanted: ChosenSource.function)
        text = planted.text
        lines = planted.lines.compactMap { id, lines in Int(id).map { ($0, lines) } }
        problems = Set(planted.problems.keys.compactMap { Int($0) })
    }

    /// Whose lines an error of the compiler in this line is about.
    func owners(of line: Int) -> Set<Int> {
        let owners = lines.filter { $0.lines.contains(line) }
        // An error behind the last branch may come from any of them.
        return Set((owners.isEmpty ? lines : owners).map(\.mutant))
    }
}
