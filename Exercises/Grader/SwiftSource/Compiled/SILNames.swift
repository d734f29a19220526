import Foundation

/// What the functions of a module refer to in other modules: read from the compiler's intermediate
/// language (SIL), as it is before anything has been put in the place of a call.
///
/// Whatever the source looks like and however it is declared, a function that is called has its name
/// here.
package struct SILNames: Sendable, Equatable, Codable {
    /// The linker's names of functions and variables, each with the number of its uses. Functions of
    /// the module itself aren't among them: what they refer to is.
    package private(set) var symbols: [String: Int] = [:]
    /// The linker's names that only stand in what the compiler makes so that a type meets a protocol.
    package private(set) var symbolsOfWitnesses: Set<String> = []
    /// Members of types that are named without a linker's name, such as `Product.id`.
    package private(set) var members: Set<String> = []
    /// The words of all types of values that are made or handed on.
    package private(set) var types: Set<String> = []

    /// Reads what the compiler's `-emit-silgen` writes.
    ///
    /// - Parameter module: The module that is tested: what it declares is never taken for the
    ///   functions that are read.
    package init(sil: String, testing module: String) {
        let stage = "$s\(module.utf8.count)\(module)"
        var defined: Set<String> = []
        var isInside = false
        var isWitness = false
        var sil = sil
        sil.withUTF8 { text in
            for line in Lines(text: UnsafeRawBufferPointer(text)) {
                if let line = Self.head(line) {
                    // What is taken over from other modules has no ownership (OSSA) any more.
                    isInside = line.hasSuffix("{") && line.byteRange(of: " [ossa] ") != nil
                    guard isInside, let start = line.byteRange(of: " @") else { continue }
                    let name = SILWords.symbol(in: line[start.upperBound...])
                    isWitness = name.hasSuffix("TW")
                    if !name.hasPrefix(stage) { defined.insert(name) }
                } else if line.first == UInt8(ascii: "}") {
                    isInside = false
                } else if isInside {
                    add(SILWords(bytes: line), isWitness: isWitness)
                }
            }
        }
        for name in defined { symbols[name] = nil }
        symbolsOfWitnesses.subtract(defined)
        symbolsOfWitnesses.subtract(symbols.keys)
    }

    /// The first line of a function; nil for other lines.
    private static func head(_ line: UnsafeRawBufferPointer) -> String? {
        guard line.first == UInt8(ascii: "s") else { return nil }
        let line = String(decoding: line, as: UTF8.self)
        return line.hasPrefix("sil ") ? line : nil
    }

    /// Names by themselves.
    init(
        symbols: [String: Int] = [:], ofWitnesses: Set<String> = [], members: Set<String> = [],
        types: Set<String> = []
    ) {
        self.symbols = symbols
        symbolsOfWitnesses = ofWitnesses
        self.members = members
        self.types = types
    }

    private mutating func add(_ words: SILWords, isWitness: Bool) {
        for symbol in words.symbols {
            if isWitness {
                symbolsOfWitnesses.insert(symbol)
            } else {
                symbols[symbol, default: 0] += 1
            }
        }
        members.formUnion(words.members)
        types.formUnion(words.types)
    }
}

/// The lines of some text, but for empty ones.
private struct Lines: Sequence, IteratorProtocol {
    let text: UnsafeRawBufferPointer
    var index = 0

    mutating func next() -> UnsafeRawBufferPointer? {
        while index < text.count, text[index] == UInt8(ascii: "\n") { index += 1 }
        guard index < text.count, let start = text.baseAddress else { return nil }
        let end =
            memchr(start + index, Int32(UInt8(ascii: "\n")), text.count - index).map {
                start.distance(to: UnsafeRawPointer($0))
            } ?? text.count
        defer { index = end }
        return UnsafeRawBufferPointer(rebasing: text[index..<end])
    }
}
