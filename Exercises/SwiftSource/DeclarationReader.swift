/// Finds what a source file declares, token by token.
///
/// This is no parser. It looks at each token a few times at the most, whatever the file is like, and
/// nothing nests in calls.
struct DeclarationReader {
    private let tokens: TokenList
    private(set) var all: [Declaration] = []

    /// What a brace belongs to.
    private enum Scope {
        case type(Int)
        /// A function with or without a name.
        case function(Int)
        case other
    }

    private var open: [Scope] = []
    /// How many functions with a name are open.
    private var depthOfFunctions = 0
    private var prefix = DeclarationPrefix()
    /// Where the modifiers and attributes begin; nil where there are none yet.
    private var prefixStart: Int?
    private var index = 0
    /// The parentheses that nothing closes, once one of them was met.
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
            open(.other)
        case UInt8(ascii: "}"):
            close()
        case UInt8(ascii: "@"):
            readAttribute()
        default:
            end(at: index + 1)
        }
    }

    /// Goes on at a place, with a declaration that has nothing before it.
    private mutating func end(at place: Int) {
        if prefixStart != nil {
            prefix = DeclarationPrefix()
            prefixStart = nil
        }
        index = place
    }

    private mutating func open(_ scope: Scope) {
        open.append(scope)
        end(at: index + 1)
    }

    private mutating func close() {
        switch open.popLast() {
        case .type(let number)?:
            close(number)
        case .function(let number)?:
            close(number)
            if all[number].kind == .function { depthOfFunctions -= 1 }
        case .other?, nil: break
        }
        end(at: index + 1)
    }

    private mutating func close(_ number: Int) {
        if let body = all[number].body { all[number].body = body.lowerBound..<index }
    }

    /// The place of the parenthesis that closes another one; nil where none does.
    ///
    /// The rest of the file is looked through for one that isn't there once at the most.
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
        // Swift wants them to touch; what follows otherwise is something else.
        guard tokens.isSign("(", index), tokens.touches(index), let close = closing(of: index)
        else {
            return
        }
        if attribute == "Test" { prefix.testArguments = index..<close + 1 }
        index = close + 1
    }

    private mutating func readModifier(_ word: String) {
        if prefixStart == nil { prefixStart = index }
        index += 1
        guard tokens.isSign("(", index), tokens.touches(index), let close = closing(of: index)
        else {
            prefix.modifiers.insert(word)
            return
        }
        // private(set)
        prefix.modifiers.insert("\(word)(\(tokens.textOfWord(index + 1)))")
        index = close + 1
    }

    // MARK: Words

    private enum Keyword {
        case modifier, `case`, function, `import`
        case type(Declaration.Kind)
        case alias(Declaration.Kind)
        case variable(Declaration.Kind)
        case unnamed(Declaration.Kind)

        static let all: [String: Keyword] = {
            var all: [String: Keyword] = [
                "func": .function, "import": .import, "case": .case,
                "class": .type(.class), "struct": .type(.struct), "enum": .type(.enum),
                "actor": .type(.actor), "protocol": .type(.protocol),
                "extension": .type(.extension),
                "typealias": .alias(.typealias), "associatedtype": .alias(.associatedtype),
                "var": .variable(.variable), "let": .variable(.constant),
                "init": .unnamed(.initializer), "deinit": .unnamed(.deinitializer),
                "subscript": .unnamed(.subscript),
            ]
            for modifier in [
                "private", "fileprivate", "internal", "package", "public", "open", "static",
                "final", "override", "mutating", "nonisolated", "lazy", "weak", "unowned",
                "isolated", "required", "convenience", "dynamic", "indirect", "nonmutating",
                "consuming", "borrowing",
            ] { all[modifier] = .modifier }
            return all
        }()
    }

    /// The keyword at a place; nil where there is another word, or a name that is written like one.
    private func keyword(at place: Int) -> Keyword? {
        // No keyword that counts here is shorter or longer.
        guard tokens.isWord(place), (3...14).contains(tokens[place].range.count),
            let keyword = Keyword.all[tokens.word(place)], !tokens.isSign(".", place - 1),
            !tokens.isSign("`", place - 1)
        else { return nil }
        return keyword
    }

    private mutating func stepWord() {
        switch keyword(at: index) {
        case .modifier?: readModifier(tokens.word(index))
        case .type(.class)? where isModifier(at: index): readModifier("class")
        case .type(let kind)?: readType(kind)
        case .function?: readFunction()
        case .variable(let kind)?: readVariable(kind)
        case .unnamed(let kind)?: readUnnamed(kind)
        case .case?: readCases()
        case .alias(let kind)?:
            if let name = tokens.name(at: index + 1) { add(kind, name, at: index + 1) }
            end(at: index + 1)
        case .import?: readImport()
        case nil: end(at: index + 1)
        }
    }

    /// Whether a `class` belongs to a member: `class func`, `class override var`.
    private func isModifier(at place: Int) -> Bool {
        switch keyword(at: place + 1) {
        case .modifier?, .function?, .variable?, .unnamed(.subscript)?: true
        default: false
        }
    }

    /// Whether another declaration begins at a place, in the middle of one that isn't whole.
    private func isBeginning(at place: Int) -> Bool {
        switch keyword(at: place) {
        case nil, .modifier?, .case?: false
        // protocol Name: class
        case .type?: tokens.name(at: place + 1) != nil
        case .alias?, .function?, .import?, .variable?, .unnamed?: true
        }
    }

    /// Adds what is declared at a place, where its name stands.
    private mutating func add(_ kind: Declaration.Kind, _ name: String, at place: Int) {
        let owner: Int? = if case .type(let number)? = open.last { number } else { nil }
        let start = tokens.placeOfName(at: place)
        all.append(
            Declaration(
                kind: kind, name: name, prefix: prefix, line: tokens[start].line,
                first: prefixStart ?? index, start: start, owner: owner,
                typeName: owner.map { all[$0].name }, depth: open.count,
                isInFunction: depthOfFunctions > 0))
    }

    private mutating func openBody(of number: Int, _ scope: Scope) {
        all[number].body = index + 1..<tokens.all.count
        open(scope)
    }

    private mutating func readImport() {
        let kinds: Set = [
            "struct", "class", "enum", "protocol", "typealias", "func", "let", "var",
        ]
        let place = kinds.contains(tokens.textOfWord(index + 1)) ? index + 2 : index + 1
        if let name = tokens.name(at: place) { add(.import, name, at: place) }
        end(at: place)
    }

    // MARK: Variables and cases

    private mutating func readVariable(_ kind: Declaration.Kind) {
        var place = index + 1
        if let name = tokens.name(at: place) {
            add(kind, name, at: place)
        } else if tokens.isSign("(", place) {
            // let (one, other) = …
            while let name = tokens.name(at: place + 1) {
                add(kind, name, at: place + 1)
                place = tokens.end(ofNameAt: place + 1)
            }
        }
        end(at: index + 1)
    }

    /// `case one = 1, other(Int)`, in an enum itself.
    private mutating func readCases() {
        guard case .type(let number)? = open.last, all[number].kind == .enum else {
            return end(at: index + 1)
        }
        var place = index
        repeat {
            place += 1
            guard let name = tokens.name(at: place) else { break }
            add(.enumCase, name, at: place)
            place = tokens.end(ofNameAt: place)
            if tokens.isSign("(", place), let close = closing(of: place) { place = close + 1 }
            if tokens.isSign("=", place) { place = end(ofRawValueAt: place + 1) }
        } while tokens.isSign(",", place)
        end(at: place)
    }

    /// The place behind the number at a place; a literal of a string has no token.
    private func end(ofRawValueAt start: Int) -> Int {
        var place = tokens.isSign("-", start) ? start + 1 : start
        while tokens.isNumber(place) {
            place += 1
            if tokens.isSign(".", place) { place += 1 }
        }
        return place
    }

    // MARK: Types

    private mutating func readType(_ kind: Declaration.Kind) {
        guard tokens.name(at: index + 1) != nil else { return end(at: index + 1) }
        var (names, end) = namesOfType(at: index + 1)
        guard !names.isEmpty else { return self.end(at: index + 1) }
        add(kind, names.removeFirst(), at: index + 1)
        let number = all.count - 1
        all[number].parents = names
        index = end
        if tokens.isSign("{", index) {
            openBody(of: number, .type(number))
        } else {
            self.end(at: index)
        }
    }

    /// The name of a type and those behind its colon, up to a `where`, and the place of its brace, or
    /// of what else comes there.
    private func namesOfType(at start: Int) -> (names: [String], end: Int) {
        var names: [String] = []
        var isNext = true
        var isBehindWhere = false
        var depth = 0
        for place in start..<tokens.all.count {
            switch tokens[place].sign {
            case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ";"): return (names, place)
            case UInt8(ascii: "<"), UInt8(ascii: "("): depth += 1
            case UInt8(ascii: ")"): depth -= 1
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

    private mutating func readFunction() {
        if let name = tokens.name(at: index + 1) {
            readFunction(.function, name, at: index + 1, from: tokens.end(ofNameAt: index + 1))
        } else {
            // static func == (
            var place = index + 1
            while place < tokens.all.count, !tokens[place].isWord,
                place == index + 1 || tokens.touches(place), !tokens.isSign("(", place)
            { place += 1 }
            guard place > index + 1 else { return end(at: index + 1) }
            let range = tokens[index + 1].range.lowerBound..<tokens[place - 1].range.upperBound
            readFunction(.operator, tokens.text.text(range), at: index + 1, from: place)
        }
    }

    private mutating func readUnnamed(_ kind: Declaration.Kind) {
        let isDeclaration =
            switch kind {
            case .deinitializer: tokens.isSign("{", index + 1)
            default: ["(", "<", "?", "!"].contains { tokens.isSign($0, index + 1) }
            }
        guard isDeclaration else { return end(at: index + 1) }
        readFunction(kind, tokens.word(index), at: index, from: index + 1)
    }

    /// - Parameters:
    ///   - place: Where its name stands.
    ///   - end: The place behind its name.
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
        if kind == .function { depthOfFunctions += 1 }
        openBody(of: number, .function(number))
    }

    /// What stands between the parameters of a function and its body.
    private mutating func readEffectsAndResult(of number: Int) {
        while index < tokens.all.count {
            if ["{", "}", "@", "#"].contains(where: { tokens.isSign($0, index) }) { return }
            if tokens.isWord(index) {
                // A requirement of a protocol has no body, and something else follows.
                if keyword(at: index) != nil { return }
                if tokens.word(index) == "async" { all[number].isAsync = true }
            }
            if tokens.isSign("-", index), tokens.isSign(">", index + 1) {
                let isNothing =
                    tokens.textOfWord(index + 2) == "Void"
                    || tokens.isSign("(", index + 2) && tokens.isSign(")", index + 3)
                all[number].returnsValue = !isNothing
                all[number].returnsTruth = tokens.textOfWord(index + 2) == "Bool"
                index += 1
            }
            index += 1
        }
    }

    /// What stands between two parentheses, each with its label and the name before its colon.
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
