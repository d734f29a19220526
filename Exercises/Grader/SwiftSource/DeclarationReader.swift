/// Finds a source file's declarations, token by token.
///
/// The reader isn't a full parser. It examines each token only a few times and doesn't recurse,
/// whatever the file contains.
struct DeclarationReader {
    private let tokens: TokenList
    private(set) var all: [Declaration] = []
    /// The bodies of members and of declarations outside of types, in order.
    private(set) var bodies: [DeclaredBody] = []

    /// For each open brace, the index of the declaration that it belongs to; nil for other braces.
    private var open: [Int?] = []
    /// The number of named functions whose braces are open.
    private var depthOfFunctions = 0
    /// The number of open braces that don't belong to types.
    private var depthOfCode = 0
    private var prefix = DeclarationPrefix()
    /// The token where the modifiers and attributes before the next declaration start; nil if there
    /// are none yet.
    private var prefixStart: Int?
    private var index = 0
    /// The parentheses that are never closed. All of them are found when the first one is reached.
    private var unclosed: Set<Int> = []

    init(_ tokens: TokenList) {
        self.tokens = tokens
        while index < tokens.all.count { step() }
    }

    private mutating func step() {
        switch tokens[index].sign {
        case 0:
            stepWord()
        case UInt8(ascii: "{"):
            open(nil)
        case UInt8(ascii: "}"):
            close()
        case UInt8(ascii: "@"):
            readAttribute()
        default:
            end(at: index + 1)
        }
    }

    /// Continues at a token, and forgets the modifiers and attributes so far.
    private mutating func end(at place: Int) {
        if prefixStart != nil {
            prefix = DeclarationPrefix()
            prefixStart = nil
        }
        index = place
    }

    /// Enters the braces of the declaration with this index; other braces if the index is nil.
    private mutating func open(_ number: Int?) {
        let body = index + 1..<tokens.all.count
        if let number { all[number].body = body }
        let kind = number.map { all[$0].kind }
        if kind?.isType != true {
            if depthOfCode == 0 {
                bodies.append(DeclaredBody(owner: number ?? all.indices.last, range: body))
            }
            depthOfCode += 1
        }
        if kind == .function { depthOfFunctions += 1 }
        open.append(number)
        end(at: index + 1)
    }

    private mutating func close() {
        if let number = open.popLast() {
            if let number { all[number].body = all[number].body.map { $0.lowerBound..<index } }
            let kind = number.map { all[$0].kind }
            if kind == .function { depthOfFunctions -= 1 }
            if kind?.isType != true {
                depthOfCode -= 1
                if depthOfCode == 0 {
                    let start = bodies[bodies.count - 1].range.lowerBound
                    bodies[bodies.count - 1].range = start..<index
                }
            }
        }
        end(at: index + 1)
    }

    /// The index of the closing parenthesis; nil if there is none.
    ///
    /// The rest of the file is searched for missing parentheses at most once.
    private mutating func closing(of start: Int) -> Int? {
        guard !unclosed.contains(start) else { return nil }
        var open: [Int] = []
        for place in start..<tokens.all.count {
            if tokens.isSign("(", place) { open.append(place) }
            if tokens.isSign(")", place) {
                open.removeLast()
                if open.isEmpty { return place }
            }
        }
        unclosed = Set(open)
        return nil
    }

    // MARK: Attributes and modifiers

    private mutating func readAttribute() {
        if prefixStart == nil { prefixStart = index }
        index += 1
        guard tokens.isWord(index) else { return }
        let attribute = tokens.word(index)
        prefix.attributes.insert(attribute)
        index += 1
        // In Swift, a parenthesis that doesn't touch the attribute doesn't belong to it.
        guard tokens.isSign("(", index), tokens.touches(index), let close = closing(of: index)
        else {
            return
        }
        if ["Test", "Suite"].contains(attribute) { prefix.testArguments = index..<close + 1 }
        index = close + 1
    }

    private mutating func readModifier() {
        let word = tokens.word(index)
        if prefixStart == nil { prefixStart = index }
        index += 1
        guard tokens.isSign("(", index), tokens.touches(index), let close = closing(of: index)
        else {
            prefix.modifiers.insert(word)
            return
        }
        // The modifier has an argument, such as `private(set)`.
        prefix.modifiers.insert("\(word)(\(tokens.textOfWord(index + 1)))")
        index = close + 1
    }

    // MARK: Words

    /// The kind of a word that starts a modifier or a declaration.
    private enum Keyword {
        case modifier
        case declaration(Declaration.Kind)

        static let all: [String: Keyword] = {
            let kinds = Declaration.Kind.allCases.map { ($0.rawValue, Keyword.declaration($0)) }
            return Dictionary(kinds + modifiers.map { ($0, .modifier) }) { first, _ in first }
        }()

        private static let modifiers = [
            "private", "fileprivate", "internal", "package", "public", "open", "static", "final",
            "override", "mutating", "nonmutating", "consuming", "borrowing", "nonisolated",
            "isolated", "lazy", "weak", "unowned", "required", "convenience", "dynamic", "indirect",
        ]
    }

    /// The keyword at an index; nil if there is another word, or a name spelled like a keyword.
    private func keyword(at place: Int) -> Keyword? {
        // All relevant keywords have these lengths.
        guard tokens.isWord(place), (3...14).contains(tokens[place].range.count),
            let keyword = Keyword.all[tokens.word(place)], !tokens.isSign(".", place - 1),
            !tokens.isSign("`", place - 1)
        else { return nil }
        return keyword
    }

    private mutating func stepWord() {
        switch keyword(at: index) {
        case .modifier?: readModifier()
        // `class` is a modifier here, as in `class func` or `class override var`.
        case .declaration(.class)? where keyword(at: index + 1) != nil: readModifier()
        case .declaration(let kind)?: read(kind)
        case nil: end(at: index + 1)
        }
    }

    private mutating func read(_ kind: Declaration.Kind) {
        switch kind {
        case .class, .struct, .enum, .actor, .protocol, .extension: readType(kind)
        case .import, .typealias, .associatedtype, .variable, .constant: readName(kind)
        case .enumCase: readCases()
        case .function:
            if let name = tokens.name(at: index + 1) {
                readFunction(kind, name, at: index + 1, from: tokens.end(ofNameAt: index + 1))
            } else {
                readFunction(.operator, "func", at: index, from: index + 1)
            }
        case .initializer, .subscript:
            let isDeclaration = ["(", "<", "?", "!"].contains { tokens.isSign($0, index + 1) }
            guard isDeclaration else { return end(at: index + 1) }
            readFunction(kind, kind.rawValue, at: index, from: index + 1)
        case .deinitializer:
            readFunction(kind, kind.rawValue, at: index, from: index + 1)
        case .operator: end(at: index + 1)
        }
    }

    /// Whether another declaration starts at an index, so the one being read is incomplete.
    private func isBeginning(at place: Int) -> Bool {
        guard case .declaration(let kind)? = keyword(at: place), kind != .enumCase else {
            return false
        }
        // In `protocol Name: class`, no name follows `class`, so it doesn't start a declaration.
        return !kind.isType || tokens.name(at: place + 1) != nil
    }

    /// Adds the declaration whose name is at an index.
    private mutating func add(_ kind: Declaration.Kind, _ name: String, at place: Int) {
        let owner = enclosingType
        let start = tokens.placeOfName(at: place)
        all.append(
            Declaration(
                kind: kind, name: name, prefix: prefix, line: tokens[start].line,
                first: prefixStart ?? index, start: start, owner: owner,
                typeName: owner.map { all[$0].name }, depth: open.count,
                isInFunction: depthOfFunctions > 0))
    }

    /// The innermost type whose braces are open; nil if there is none.
    private var enclosingType: Int? {
        guard let number = open.last ?? nil, all[number].kind.isType else { return nil }
        return number
    }

    // MARK: Names

    /// Reads `import Module`, `import struct Module.Name`, `typealias Name` or `let name`.
    private mutating func readName(_ kind: Declaration.Kind) {
        let hasKind = kind == .import && keyword(at: index + 1) != nil
        let place = hasKind ? index + 2 : index + 1
        if let name = tokens.name(at: place) { add(kind, name, at: place) }
        end(at: place)
    }

    /// Reads `case one = 1, other(Int)`, if it is directly in an enum.
    private mutating func readCases() {
        guard let type = enclosingType, all[type].kind == .enum else { return end(at: index + 1) }
        var place = index
        repeat {
            place += 1
            guard let name = tokens.name(at: place) else { break }
            add(.enumCase, name, at: place)
            place = tokens.end(ofNameAt: place)
            if tokens.isSign("(", place), let close = closing(of: place) { place = close + 1 }
            if tokens.isSign("=", place) {
                // The value ends on this line.
                place =
                    tokens.all.indices[place...].first { end in
                        tokens[end].line > tokens[place].line
                            || [",", ";", "}"].contains { tokens.isSign($0, end) }
                    } ?? tokens.all.count
            }
        } while tokens.isSign(",", place)
        end(at: place)
    }

    // MARK: Types

    private mutating func readType(_ kind: Declaration.Kind) {
        let isArray = kind == .extension && tokens.isSign("[", index + 1)
        guard isArray || tokens.name(at: index + 1) != nil else { return end(at: index + 1) }
        var (names, end) = namesOfType(at: index + 1)
        if isArray { names.insert("Array", at: 0) }
        guard !names.isEmpty else { return self.end(at: end) }
        add(kind, names.removeFirst(), at: index + 1)
        all[all.count - 1].parents = names
        self.index = end
        if tokens.isSign("{", end) { open(all.count - 1) } else { self.end(at: end) }
    }

    /// The name of a type, the names after its colon up to a `where`, and the index of its brace or
    /// of whatever else follows.
    private func namesOfType(at start: Int) -> (names: [String], end: Int) {
        var names: [String] = []
        var isNext = true
        var isBehindWhere = false
        var depth = 0
        for place in start..<tokens.all.count {
            switch tokens[place].sign {
            case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ";"): return (names, place)
            case UInt8(ascii: "<"), UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
            case UInt8(ascii: ")"), UInt8(ascii: "]"): depth -= 1
            case UInt8(ascii: ">") where !tokens.isSign("-", place - 1): depth -= 1
            case UInt8(ascii: ":"), UInt8(ascii: ","): if depth == 0 { isNext = true }
            case 0:
                if place > start, isBeginning(at: place) { return (names, place) }
                if depth > 0 || isBehindWhere || tokens.isSign("@", place - 1) { break }
                let word = tokens.word(place)
                if word == "where" {
                    isBehindWhere = true
                } else if isNext {
                    names.append(word)
                } else if tokens.isSign(".", place - 1), let last = names.popLast() {
                    names.append("\(last).\(word)")
                }
                isNext = false
            default: break
            }
        }
        return (names, tokens.all.count)
    }

    // MARK: Functions

    /// - Parameters:
    ///   - place: The token of its name.
    ///   - end: The token after its name.
    private mutating func readFunction(
        _ kind: Declaration.Kind, _ name: String, at place: Int, from end: Int
    ) {
        add(kind, name, at: place)
        let number = all.count - 1
        index = end
        while index < tokens.all.count, !tokens.isSign("(", index), !tokens.isSign("{", index) {
            guard !tokens.isSign("}", index), !isBeginning(at: index) else {
                return self.end(at: index)
            }
            index += 1
        }
        if tokens.isSign("(", index) {
            guard let close = closing(of: index) else { return self.end(at: index + 1) }
            all[number].parameters = parameters(between: index, and: close)
            index = close + 1
            readEffectsAndResult(of: number)
        }
        all[number].end = index
        guard tokens.isSign("{", index) else { return self.end(at: index) }
        open(number)
    }

    /// Reads the tokens between a function's parameters and its body.
    private mutating func readEffectsAndResult(of number: Int) {
        while index < tokens.all.count {
            if ["{", "}", "@", "#"].contains(where: { tokens.isSign($0, index) }) { return }
            if tokens.isWord(index) {
                // A protocol requirement has no body, so another declaration follows.
                if keyword(at: index) != nil { return }
                if tokens.word(index) == "async" { all[number].isAsync = true }
            }
            if tokens.isArrow(index) {
                all[number].returnsValue = !tokens.isVoid(index + 2)
                all[number].returnsTruth = tokens.textOfWord(index + 2) == "Bool"
                index += 1
            }
            index += 1
        }
    }

    /// The parameters between two parentheses, with their labels and names.
    private func parameters(between start: Int, and end: Int) -> [Declaration.Parameter] {
        var result: [Declaration.Parameter] = []
        var words: [Int] = []
        var isBehindColon = false
        var depth = 0
        func add() {
            guard let first = words.first, let last = words.last else { return }
            result.append(
                Declaration.Parameter(label: tokens.word(first), name: tokens.word(last)))
        }
        for place in start + 1..<end {
            switch tokens[place].sign {
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "<"), UInt8(ascii: "{"):
                depth += 1
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
            case UInt8(ascii: ">") where !tokens.isSign("-", place - 1): depth -= 1
            case UInt8(ascii: ":") where depth == 0: isBehindColon = true
            case UInt8(ascii: ",") where depth == 0:
                add()
                (words, isBehindColon) = ([], false)
            case 0 where depth == 0 && !isBehindColon:
                if !tokens.isSign("@", place - 1) { words.append(place) }
            default: break
            }
        }
        add()
        return result
    }
}
