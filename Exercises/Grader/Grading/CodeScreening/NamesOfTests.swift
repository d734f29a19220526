import SwiftSource

/// Where a learner's own tests have the names of assertions and helpers: these must be XCTest's and the
/// kit's, and not something else that the learner has given the same name.
struct NamesOfTests: Sendable {
    private struct Word {
        let name: String
        let place: SILPlaces.Place
    }

    /// What a word is there for.
    private enum Use { case called, declared, unclear }

    /// All but those that a declaration gives.
    private var words: [Word] = []
    /// Whether one of them stands where nothing is called, so that it may get another meaning there.
    private(set) var mayBeDeclared = false

    /// - Parameters:
    ///   - sources: The bytes of each file, by its path.
    ///   - helpers: The names of the functions that the kit gives to tests.
    init(_ sources: [String: [UInt8]], of helpers: Set<String>) {
        let names = Set(Self.ofXCTest.union(helpers).map { Array($0.utf8)[...] })
        for (path, bytes) in sources.sorted(by: { $0.key < $1.key }) {
            let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            for (index, line) in lines.enumerated() {
                for word in line.split(whereSeparator: { !Self.isOfAWord($0) })
                where names.contains(word) {
                    add(word, in: line, of: path, behind: lines[..<index])
                }
            }
        }
    }

    private mutating func add(
        _ word: Line, in line: Line, of path: String, behind before: ArraySlice<Line>
    ) {
        let name = String(decoding: word, as: UTF8.self)
        let start = line[..<word.startIndex]
        let use = Self.isComment(line) ? .called : Self.use(of: word, in: line, before)
        if use != .called { mayBeDeclared = true }
        // A learner's types may have members of any name, but the library's name is the library's.
        let isMember = start.last == UInt8(ascii: ".") && !Self.ofXCTest.contains(name)
        if isMember || use == .declared { return }
        // For the compiler, a name begins with the sign that stands around it.
        let isQuoted = start.last == UInt8(ascii: "`")
        let place = SILPlaces.Place(
            file: path, line: before.endIndex + 1, column: start.count + (isQuoted ? 0 : 1))
        words.append(Word(name: name, place: place))
    }

    /// The first name that doesn't stand for what XCTest or the kit declares; nil where all do.
    ///
    /// - Parameter sil: The tests in the compiler's intermediate language.
    func another(in sil: String) -> String? {
        guard mayBeDeclared else { return nil }
        let places = SILPlaces(sil: sil, at: Set(words.map(\.place)))
        return words.first { word in
            places.symbols(at: word.place).map { !Self.isOfTests(word.name, in: $0) } ?? false
        }?.name
    }

    private static func isOfTests(_ name: String, in symbols: Set<String>) -> Bool {
        symbols.contains { symbol in
            CompiledName(symbol).map { $0.base == name && modules.contains($0.module) } ?? false
        }
    }

    private static let modules: Set = ["XCTest", "TestHelpers"]

    private typealias Line = ArraySlice<UInt8>

    private static func use(of word: Line, in line: Line, _ before: ArraySlice<Line>) -> Use {
        var rest = trimmed(line[..<word.startIndex])
        var before = before
        while rest.isEmpty, let last = before.popLast() {
            if isComment(last) { continue }
            // What stands behind code may be a comment, and what is before it has to be read.
            if has(slashes, last) || has(end, last) { return .unclear }
            rest = trimmed(last)
        }
        if rest.last == UInt8(ascii: "/") { return .unclear }
        let previous = rest.suffix(
            from: rest.lastIndex { !isOfAWord($0) }.map { $0 + 1 } ?? rest.startIndex)
        if declaring.contains(String(decoding: previous, as: UTF8.self)) { return .declared }
        let next = line[word.endIndex...].first { $0 != UInt8(ascii: " ") }
        return next == UInt8(ascii: "(") || next == UInt8(ascii: "{") ? .called : .unclear
    }

    /// Whether a line holds nothing but a comment.
    private static func isComment(_ line: Line) -> Bool {
        trimmed(line).starts(with: slashes) && !has(end, line)
    }

    private static let slashes = Array("//".utf8)
    private static let end = Array("*/".utf8)

    private static func has(_ text: [UInt8], _ line: Line) -> Bool {
        zip(line, line.dropFirst()).contains { $0 == text[0] && $1 == text[1] }
    }

    private static func trimmed(_ line: Line) -> Line {
        var line = line.drop { $0 <= UInt8(ascii: " ") }
        while let last = line.last, last <= UInt8(ascii: " ") { line.removeLast() }
        return line
    }

    private static func isOfAWord(_ byte: UInt8) -> Bool {
        byte >= 0x80 || byte == UInt8(ascii: "_")
            || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
            || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }

    /// Words that a declaration's name stands behind.
    private static let declaring: Set = [
        "func", "var", "let", "typealias", "associatedtype", "struct", "class", "enum", "actor",
        "protocol", "case", "macro", "extension", "import", "inout",
    ]

    /// The functions that XCTest declares for all.
    private static let ofXCTest: Set = [
        "XCTAssert", "XCTAssertEqual", "XCTAssertFalse", "XCTAssertGreaterThan",
        "XCTAssertGreaterThanOrEqual", "XCTAssertIdentical", "XCTAssertLessThan",
        "XCTAssertLessThanOrEqual", "XCTAssertNil", "XCTAssertNoThrow", "XCTAssertNotEqual",
        "XCTAssertNotIdentical", "XCTAssertNotNil", "XCTAssertThrowsError", "XCTAssertTrue",
        "XCTExpectFailure", "XCTFail", "XCTUnwrap",
    ]
}
