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
            guard line.hasPrefix("  "), let place = Self.place(in: line), places.contains(place)
            else { continue }
            symbols[place, default: []].formUnion(SILWords(line).symbols)
        }
    }

    /// The linker's names of what is referred to at a place; nil where the compiler has made nothing of
    /// what stands there.
    package func symbols(at place: Place) -> Set<String>? { symbols[place] }

    /// `loc "Starter/Stage1Tests/MyTests.swift":5:22, scope 2` at the end of a line.
    private static func place(in line: Substring) -> Place? {
        guard let start = line.byteRange(of: ", loc ") else { return nil }
        let parts = line[start.upperBound...].split(separator: "\"")
        // A star tells that the place is that of something else, which it was made from.
        let file = parts.first == "* " ? 1 : 0
        guard parts.count > file + 1 else { return nil }
        let numbers = parts[file + 1].split { !$0.isNumber }.prefix(2).compactMap { Int($0) }
        guard numbers.count == 2 else { return nil }
        return Place(file: String(parts[file]), line: numbers[0], column: numbers[1])
    }
}
