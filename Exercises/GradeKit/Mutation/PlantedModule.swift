import Catalog

/// A stage's finished module with all its planted bugs and correct variants compiled in.
struct PlantedModule {
    /// The files of the module.
    let folder: SourceFolder
    /// The edits that could not be made, by identifier, in the order of the catalogue.
    let problems: [(id: String, problem: MutantSource.Problem)]
    /// Which lines of a file belong to which edit, by the file's name.
    let lines: [String: [(id: String, lines: ClosedRange<Int>)]]

    /// Plants the bugs and variants of a stage in its finished module.
    ///
    /// - Parameter secret: Letters and digits for the names of what is added, so that no test can
    ///   name it.
    init(finished: SourceFolder, stage: Stage, secret: String) {
        var folder = finished
        var problems: [String: MutantSource.Problem] = [:]
        var lines: [String: [(id: String, lines: ClosedRange<Int>)]] = [:]
        let edits = Self.edits(of: stage)
        for file in Set(edits.map(\.file)) {
            let own = edits.filter { $0.file == file }.map(\.edit)
            guard let bytes = finished.files[file] else {
                for edit in own { problems[edit.id] = .found(times: 0) }
                continue
            }
            let source = MutantSource(
                String(decoding: bytes, as: UTF8.self), edits: own, chosen: "chosen\(secret)")
            folder.files[file] = Array(source.text.utf8)
            problems.merge(source.problems) { first, _ in first }
            lines[file] = source.lines
        }
        folder.files["Chosen.swift"] = Array(Self.chosenSource(secret: secret).utf8)
        self.folder = folder
        self.problems = edits.compactMap { edit in
            problems[edit.edit.id].map { (edit.edit.id, $0) }
        }
        self.lines = lines
    }

    /// The name that the function `workshop_planted_bug` gets in a workspace.
    static func functionName(secret: String) -> String { "planted\(secret)" }

    private static func chosenSource(secret: String) -> String {
        """
        @_silgen_name("\(functionName(secret: secret))")
        private func planted() -> Int32

        let chosen\(secret) = planted()

        """
    }

    private static func edits(of stage: Stage) -> [(file: String, edit: MutantSource.Edit)] {
        let numbers = MutantNumbers(stage: stage)
        let bugs = stage.bugs.map { ($0.file, $0.id, $0.find, $0.replace) }
        let variants = stage.variants.map { ($0.file, $0.id, $0.find, $0.replace) }
        return (bugs + variants).map { file, id, find, replace in
            (
                file,
                MutantSource.Edit(number: numbers[id], id: id, find: find, replace: replace)
            )
        }
    }
}

/// The numbers that choose the bugs and variants of a stage.
struct MutantNumbers {
    private let numbers: [String: Int]

    init(stage: Stage) {
        let ids = stage.bugs.map(\.id) + stage.variants.map(\.id)
        numbers = Dictionary(zip(ids, 1...)) { first, _ in first }
    }

    /// The number of a bug or variant, from 1; 0, the finished code, for any other identifier.
    subscript(id: String) -> Int { numbers[id] ?? 0 }
}
