/// What a source declares on each of its levels, and what each of it belongs to.
///
/// This is no parser. It is for saying what a name may be, once the compiler hasn't found it.
package struct SourceOutline: Sendable {
    /// A name that is declared somewhere in the source.
    package struct Item: Sendable, Equatable {
        package enum Kind: Sendable {
            case type, function, value, enumCase
        }

        package let name: String
        package let kind: Kind
        /// The type that it is a member of; nil for what belongs to none.
        package let owner: String?
        /// Whether it is known in a function only.
        package let isLocal: Bool
        package let isPrivate: Bool
        /// From 1.
        package let line: Int

        /// Whether the whole file knows it by its name alone.
        package var isGlobal: Bool { owner == nil && !isLocal }
    }

    package private(set) var items: [Item] = []
    /// What each type is said to inherit from.
    package private(set) var parents: [String: [String]] = [:]
    /// The modules that are imported, and whether with `@testable`.
    package private(set) var imports: [String: Bool] = [:]
    private var typeLines: [(name: String, lines: ClosedRange<Int>)] = []
    private var functions: [(name: String, isOnMainActor: Bool, lines: ClosedRange<Int>)] = []

    package init(_ source: String) {
        let declarations = Declarations(SwiftText(source))
        var scan = OutlineScan(declarations)
        scan.run()
        items = scan.items
        parents = scan.parents
        imports = scan.imports
        typeLines = scan.typeLines
        let tokens = declarations.tokens
        functions = declarations.functions.compactMap { function in
            guard let end = function.body?.upperBound else { return nil }
            let last = end < tokens.count ? tokens[end].line : .max
            return (
                function.name, function.prefix.attributes.contains("MainActor"),
                function.line...max(function.line, last)
            )
        }
    }

    /// The innermost type that holds a line.
    package func type(atLine line: Int) -> String? {
        typeLines.filter { $0.lines.contains(line) }.min { $0.lines.count < $1.lines.count }?.name
    }

    /// The innermost function that holds a line, and whether it says that it is on the main actor.
    package func function(atLine line: Int) -> (name: String, isOnMainActor: Bool)? {
        functions.last { $0.lines.contains(line) }.map { ($0.name, $0.isOnMainActor) }
    }

    /// The members of a type that are declared here.
    package func members(of type: String) -> [Item] { items.filter { $0.owner == type } }
}

/// Goes through the tokens of a source once and notes what they declare.
private struct OutlineScan {
    let source: Declarations
    var items: [SourceOutline.Item] = []
    var parents: [String: [String]] = [:]
    var imports: [String: Bool] = [:]
    var typeLines: [(name: String, lines: ClosedRange<Int>)] = []

    /// What a brace belongs to; `name` is nil where that is no type.
    private var open: [(name: String?, isEnum: Bool, line: Int)] = []
    private var next: (name: String, isEnum: Bool, line: Int)?
    private var index = 0

    init(_ source: Declarations) { self.source = source }

    /// The most tokens of what belongs to one keyword: more is none that somebody has written, and it
    /// would be read again with each keyword in it.
    private static let longest = 100

    private static let types: Set<String> = [
        "class", "struct", "enum", "actor", "protocol", "extension",
    ]
    private static let modifiers: Set<String> = [
        "private", "fileprivate", "static", "final", "override", "weak", "lazy", "mutating",
        "MainActor", "nonisolated",
    ]

    mutating func run() {
        while index < source.tokens.count {
            let token = source.tokens[index]
            switch token.sign {
            case 0: readWord()
            case UInt8(ascii: "{"):
                open.append(next.map { ($0.name, $0.isEnum, $0.line) } ?? (nil, false, token.line))
                next = nil
            case UInt8(ascii: "}"):
                if let last = open.popLast(), let name = last.name {
                    typeLines.append((name, last.line...max(last.line, token.line)))
                }
            default: break
            }
            index += 1
        }
    }

    private mutating func readWord() {
        switch source.word(index) {
        case "import":
            guard let module = word(index + 1) else { return }
            imports[module] = word(index - 1) == "testable" || imports[module] == true
        case "func":
            add(at: index + 1, .function)
            readParameters()
        case "var", "let":
            if word(index + 1) != nil { return add(at: index + 1, .value) }
            // `let (one, other) = …`
            var place = index + 2
            while sign(index + 1) == UInt8(ascii: "("), word(place) != nil {
                add(at: place, .value)
                place += 2
            }
        case "case" where open.last?.isEnum == true:
            readCases()
        case let keyword where Self.types.contains(keyword):
            readType(keyword)
        default: break
        }
    }

    /// Where what belongs to the keyword ends at the latest.
    private var end: Int { min(source.tokens.count, index + Self.longest) }

    private mutating func readType(_ keyword: String) {
        guard let name = word(index + 1), !["func", "var", "let"].contains(name),
            sign(index - 1) != UInt8(ascii: ".")
        else { return }
        if keyword != "extension" { add(at: index + 1, .type) }
        next = (name, keyword == "enum", source.tokens[index].line)
        var place = index + 2
        var depth = 0
        var isBehindColon = false
        while place < end, sign(place) != UInt8(ascii: "{"),
            word(place) != "where"
        {
            switch sign(place) {
            case UInt8(ascii: "<"), UInt8(ascii: "("): depth += 1
            case UInt8(ascii: ">"), UInt8(ascii: ")"): depth -= 1
            case UInt8(ascii: ":") where depth == 0: isBehindColon = true
            case 0? where depth == 0 && isBehindColon:
                parents[name, default: []].append(source.word(place))
            default: break
            }
            place += 1
        }
    }

    /// The names by which a function knows what it is given.
    private mutating func readParameters() {
        var place = index + 2
        guard sign(place) == UInt8(ascii: "(") else { return }
        var depth = 0
        while place < end {
            if sign(place) == UInt8(ascii: "(") { depth += 1 }
            if sign(place) == UInt8(ascii: ")") { depth -= 1 }
            if depth == 0 { return }
            if depth == 1, sign(place) == UInt8(ascii: ":"), let name = word(place - 1) {
                items.append(
                    SourceOutline.Item(
                        name: name, kind: .value, owner: nil, isLocal: true, isPrivate: false,
                        line: source.tokens[place].line))
            }
            place += 1
        }
    }

    /// `case one, other(Int)`, each at the beginning or behind a comma.
    private mutating func readCases() {
        var place = index + 1
        while word(place) != nil, place < end {
            add(at: place, .enumCase)
            place += 1
            if sign(place) == UInt8(ascii: "(") {
                var depth = 0
                repeat {
                    if sign(place) == UInt8(ascii: "(") { depth += 1 }
                    if sign(place) == UInt8(ascii: ")") { depth -= 1 }
                    place += 1
                } while depth > 0 && place < end
            }
            guard sign(place) == UInt8(ascii: ",") else { return }
            place += 1
        }
    }

    private mutating func add(at place: Int, _ kind: SourceOutline.Item.Kind) {
        guard let name = word(place) else { return }
        let isLocal = open.last.map { $0.name == nil } ?? false
        items.append(
            SourceOutline.Item(
                name: name, kind: kind, owner: open.last?.name, isLocal: isLocal,
                isPrivate: isPrivate, line: source.tokens[place].line))
    }

    /// Whether one of the modifiers before the keyword keeps others from it.
    private var isPrivate: Bool {
        var place = index - 1
        while let word = word(place), Self.modifiers.contains(word), index - place < 10 {
            if word == "private" || word == "fileprivate" { return true }
            place -= 1
        }
        return false
    }

    private func word(_ place: Int) -> String? {
        source.tokens.indices.contains(place) && source.tokens[place].isWord
            ? source.word(place) : nil
    }

    private func sign(_ place: Int) -> UInt8? {
        source.tokens.indices.contains(place) ? source.tokens[place].sign : nil
    }
}
