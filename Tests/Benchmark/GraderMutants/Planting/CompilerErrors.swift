/// Where the compiler has found errors.
struct CompilerErrors {
    /// The files, by their paths below the kit, and the lines in them.
    let places: [(file: String, line: Int)]

    init(in output: String, below root: String) {
        places = output.split(separator: "\n").compactMap { line in
            guard let match = line.firstMatch(of: #/^(/[^:]+):(\d+):\d+: error: /#),
                match.1.hasPrefix("\(root)/"), let number = Int(match.2)
            else { return nil }
            return (String(match.1.dropFirst(root.count + 1)), number)
        }
    }

    /// The numbers of the mutants that the errors are about.
    func owners(in planted: [String: PlantedFile]) -> Set<Int> {
        places.reduce(into: []) { owners, place in
            owners.formUnion(planted[place.file]?.owners(of: place.line) ?? [])
        }
    }
}
