/// What a module refers to at some places of its source: read from the compiler's intermediate language
/// (SIL), where each instruction tells what it was made from.
package struct SILPlaces: Sendable {
    /// A place in a source file.
    package struct Place: Sendable, Hashable {
        let file: String
        /// Both from 1; a column is a byte.
        let line: Int
        let column: Int

        package init(file: String, line: Int, column: Int) {
            self.file = file
            self.line = line
            self.column = column
        }
    }

    private var symbols: [Place: Set<String>] = [:]

    /// - Parameter places: The places that are asked for.
    package init(sil: String, at places: Set<Place>) {
        for line in sil.utf8.split(separator: UInt8(ascii: "\n")) {
            let line = Substring(line)
            guard line.hasPrefix("  "), let found = SILLine.place(in: line) else { continue }
            let place = Place(file: found.file, line: found.line, column: found.column)
            guard places.contains(place) else { continue }
            symbols[place, default: []].formUnion(SILWords(line).symbols)
        }
    }

    /// The linker's names of what is referred to at a place; nil where the compiler has made nothing of
    /// what stands there.
    package func symbols(at place: Place) -> Set<String>? { symbols[place] }
}
