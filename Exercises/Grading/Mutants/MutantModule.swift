import Catalog
import Digest

/// A stage's finished module with all its planted bugs and correct variants compiled in.
package struct MutantModule {
    /// The files of the module.
    let folder: SourceFolder
    /// The mutants that could not be made, by identifier, in the order of the catalogue.
    package let problems: [(id: String, problem: MutantSource.Problem)]
    /// Which lines of a file belong to which mutant, by the file's name.
    package let lines: [String: [(id: String, lines: ClosedRange<Int>)]]

    /// Plants the bugs and variants of a stage in its finished module.
    ///
    /// - Parameter secret: Letters and digits for the names of what is added, so that no test can
    ///   name it.
    package init(finished: SourceFolder, stage: Stage, secret: String) {
        var folder = finished
        var problems: [String: MutantSource.Problem] = [:]
        var lines: [String: [(id: String, lines: ClosedRange<Int>)]] = [:]
        let mutants = Self.mutants(of: stage, secret: secret)
        for file in Set(mutants.map(\.file)) {
            let own = mutants.filter { $0.file == file }.map(\.mutant)
            guard let bytes = finished.files[file] else {
                for mutant in own { problems[mutant.id] = .found(times: 0) }
                continue
            }
            let source = MutantSource(
                String(decoding: bytes, as: UTF8.self), mutants: own,
                chosen: Self.variableName(secret: secret),
                reached: Self.reachedName(secret: secret))
            folder.files[file] = Array(source.text.utf8)
            problems.merge(source.problems) { first, _ in first }
            lines[file] = source.lines
        }
        folder.files["Chosen.swift"] = Array(Self.chosenSource(secret: secret).utf8)
        self.folder = folder
        self.problems = mutants.compactMap { mutant in
            problems[mutant.mutant.id].map { (mutant.mutant.id, $0) }
        }
        self.lines = lines
    }

    /// The name that the function `workshop_planted_bug` gets in a workspace.
    static func functionName(secret: String) -> String { "f\(secret)" }

    /// The name that the function `workshop_reached` gets in a workspace.
    static func reachedName(secret: String) -> String { "r\(secret)" }

    /// The name that the function `workshop_take_places` gets in a workspace.
    static func placesName(secret: String) -> String { "p\(secret)" }

    /// The name of the variable that says which bug is planted.
    private static func variableName(secret: String) -> String { "v\(secret)" }

    private static func chosenSource(secret: String) -> String {
        """
        @_silgen_name("\(functionName(secret: secret))")
        private func chosen() -> Int32

        let \(variableName(secret: secret)) = chosen()

        @_silgen_name("\(reachedName(secret: secret))")
        func \(reachedName(secret: secret))(_ place: Int32)

        """
    }

    private static func mutants(
        of stage: Stage, secret: String
    ) -> [(file: String, mutant: Mutant)] {
        let numbers = MutantNumbers(stage: stage, secret: secret)
        let bugs = stage.bugs.map { bug in
            let mutant = Mutant(
                number: numbers[bug.id], id: bug.id, place: numbers.place(of: bug.id),
                find: bug.find, replace: bug.replace)
            return (bug.file, mutant)
        }
        let variants = stage.variants.map { variant in
            let mutant = Mutant(
                number: numbers[variant.id], isBug: false, id: variant.id,
                place: numbers.place(of: variant.id), find: variant.find,
                replace: variant.replace)
            return (variant.file, mutant)
        }
        return bugs + variants
    }
}

/// The numbers that choose the planted bugs and the correct variants of a stage.
///
/// The numbers are spread by the secret of the workspace: a test that gets to see a number can't tell by it
/// whether a bug or a variant is planted.
struct MutantNumbers: Sendable {
    private let numbers: [String: Int]
    private let places: [String: Int]

    /// Chooses a bug in every member that has one, all at the same time.
    static let everywhere = -1

    /// Numbers that are given, by identifier.
    init(_ numbers: [String: Int]) {
        self.numbers = numbers
        places = [:]
    }

    /// The numbers in a workspace with this secret.
    init(stage: Stage, secret: String) {
        var numbers: [String: Int] = [:]
        var used: Set<Int> = [0]
        for id in stage.bugs.map(\.id) + stage.variants.map(\.id) {
            var number = Self.hash("\(secret) \(id)")
            while !used.insert(number).inserted { number = (number + 1) & 0x7FFF_FFFF }
            numbers[id] = number
        }
        self.numbers = numbers
        places = Dictionary(
            (stage.bugs.map(\.id) + stage.variants.map(\.id)).enumerated().map { ($1, $0) }
        ) { first, _ in first }
    }

    /// Where a bug or variant stands among those of the stage, from 0; it says which of them a test
    /// has reached.
    func place(of id: String) -> Int { places[id] ?? 0 }

    /// The number of a bug or variant, from 1; 0, the finished code, for any other identifier.
    subscript(id: String) -> Int { numbers[id] ?? 0 }

    /// 31 bits that are the same in every process, unlike those of Swift's own hash. However many of them
    /// a test sees, they tell nothing of the secret.
    private static func hash(_ text: String) -> Int {
        var digest = ContentDigest()
        digest.add(text)
        return Int(digest.text.prefix(8), radix: 16).map { $0 & 0x7FFF_FFFF } ?? 0
    }
}
