/// Finds what a source file declares, token by token.
struct DeclarationScan {
    private let tokens: TokenList
    private(set) var types: [TypeDeclaration] = []
    private(set) var functions: [FunctionDeclaration] = []
    private(set) var shared: [SharedDeclaration] = []

    /// What a brace belongs to.
    private enum Context {
        case type(Int)
        case function(Int)
        case other
    }

    private var open: [Context] = []
    /// How many functions are open.
    private var depthOfFunctions = 0
    private var prefix = DeclarationPrefix()
    private var index = 0

    init(_ tokens: TokenList) {
        self.tokens = tokens
        while index < tokens.all.count { step() }
    }

    private mutating func step() {
        let token = tokens[index]
        switch token.sign {
        case 0:
            stepWord()
        case UInt8(ascii: "{"):
            open(.other)
        case UInt8(ascii: "}"):
            if case .function(let number)? = open.popLast(), let body = functions[number].body {
                functions[number].body = body.lowerBound..<index
                depthOfFunctions -= 1
            }
            end()
        case UInt8(ascii: "@"):
            index += 1
            guard tokens.isWord(index) else { return }
            let attribute = tokens.word(index)
            prefix.attributes.insert(attribute)
            index += 1
            // Swift wants them to touch; what follows otherwise is something else.
            guard tokens.isSign("(", index), tokens.touches(index) else { return }
            let start = index
            skipParentheses()
            if attribute == "Test" { prefix.testArguments = start..<index }
        default:
            end()
        }
    }

    /// Goes on, with a declaration that has nothing before it.
    private mutating func end() {
        prefix = DeclarationPrefix()
        index += 1
    }

    private mutating func open(_ context: Context) {
        open.append(context)
        end()
    }

    private static let modifiers: Set<String> = [
        "private", "fileprivate", "internal", "package", "public", "open", "static", "final",
        "override", "mutating", "nonisolated", "lazy", "weak", "unowned", "isolated", "required",
        "convenience", "dynamic", "indirect",
    ]
    private static let types: Set<String> = [
        "class", "struct", "enum", "actor", "extension", "protocol",
    ]

    private mutating func stepWord() {
        // No keyword that counts here is longer.
        guard (3...11).contains(tokens[index].range.count) else { return end() }
        let word = tokens.word(index)
        if word == "func" {
            addFunction()
        } else if word == "class", ["func", "var", "let"].contains(tokens.textOfWord(index + 1)) {
            prefix.modifiers.insert(word)
            index += 1
        } else if Self.types.contains(word), tokens.name(at: index + 1) != nil {
            addType(isExtension: word == "extension")
        } else if Self.modifiers.contains(word) {
            prefix.modifiers.insert(word)
            index += 1
            if tokens.isSign("(", index), tokens.touches(index) { skipParentheses() }
        } else {
            if word == "var" || word == "let" { addShared(isConstant: word == "let") }
            end()
        }
    }

    private mutating func addShared(isConstant: Bool) {
        let isShared: Bool =
            switch open.last {
            case nil: true
            case .type?: prefix.isOfType
            case .function?, .other?: false
            }
        guard isShared, let name = tokens.name(at: index + 1) else { return }
        shared.append(
            SharedDeclaration(
                name: name, line: tokens[index].line, isConstant: isConstant,
                type: self.type(behindNameAt: index + 1)))
    }

    /// The name in `: Name` or `= Name(…)` behind the name of a variable.
    private func type(behindNameAt place: Int) -> String? {
        let sign = tokens.isSign("`", place) ? place + 3 : place + 1
        if tokens.isSign(":", sign) { return tokens.name(at: sign + 1) }
        guard tokens.isSign("=", sign), tokens.isSign("(", sign + 2) || tokens.isSign(".", sign + 2)
        else { return nil }
        return tokens.name(at: sign + 1)
    }

    private mutating func addType(isExtension: Bool) {
        index += 1
        let start = index
        while index < tokens.all.count, !tokens.isSign("{", index), !tokens.isSign("}", index) {
            index += 1
        }
        var names = names(start..<index)
        guard tokens.isSign("{", index), !names.isEmpty else {
            prefix = DeclarationPrefix()
            return
        }
        let name = names.removeFirst()
        types.append(
            TypeDeclaration(
                name: name, isExtension: isExtension, parents: names, prefix: prefix,
                isInner: !open.isEmpty, line: tokens[start].line))
        open(.type(types.count - 1))
    }

    /// The name of a type and those behind its colon, up to a `where`.
    private func names(_ range: Range<Int>) -> [String] {
        var result: [String] = []
        var isNext = true
        var depth = 0
        for index in range where !tokens.isSign("@", index - 1) {
            let token = tokens[index]
            switch token.sign {
            case 0 where depth == 0:
                let word = tokens.word(index)
                if word == "where" { return result }
                if isNext {
                    result.append(word)
                } else if tokens.isSign(".", index - 1), let last = result.popLast() {
                    result.append("\(last).\(word)")
                }
                isNext = false
            case UInt8(ascii: ":"), UInt8(ascii: ","):
                if depth == 0 { isNext = true }
            case UInt8(ascii: "<"), UInt8(ascii: "("): depth += 1
            case UInt8(ascii: ">"), UInt8(ascii: ")"): depth -= 1
            default: break
            }
        }
        return result
    }

    private mutating func addFunction() {
        let line = tokens[index].line
        guard let name = tokens.name(at: index + 1) else { return end() }
        let type: TypeDeclaration? =
            if case .type(let number)? = open.last { types[number] } else { nil }
        var function = FunctionDeclaration(
            name: name, line: line, prefix: prefix, type: type,
            isLocal: type == nil && !open.isEmpty, isInFunction: depthOfFunctions > 0,
            start: index + 1)
        while index < tokens.all.count, !tokens.isSign("(", index) {
            guard !tokens.isSign("{", index), !tokens.isSign("}", index) else { return end() }
            index += 1
        }
        let start = index
        skipParentheses()
        function.hasParameters = index - start > 2
        readEffectsAndResult(of: &function)
        guard tokens.isSign("{", index) else {
            functions.append(function)
            prefix = DeclarationPrefix()
            return
        }
        function.body = index + 1..<tokens.all.count
        functions.append(function)
        depthOfFunctions += 1
        open(.function(functions.count - 1))
    }

    /// What stands between the parameters of a function and its body.
    private mutating func readEffectsAndResult(of function: inout FunctionDeclaration) {
        while index < tokens.all.count {
            if tokens.isSign("{", index) || tokens.isSign("}", index) || tokens.isSign("@", index) {
                return
            }
            switch tokens.textOfWord(index) {
            case "async": function.isAsync = true
            // A requirement of a protocol has no body, and something else follows.
            case "func", "var", "let", "init", "static", "mutating", "associatedtype": return
            default: break
            }
            if tokens.isSign("-", index), tokens.isSign(">", index + 1) {
                let isNothing =
                    tokens.textOfWord(index + 2) == "Void"
                    || tokens.isSign("(", index + 2) && tokens.isSign(")", index + 3)
                function.returnsValue = !isNothing
                function.returnsTruth = tokens.textOfWord(index + 2) == "Bool"
                index += 1
            }
            index += 1
        }
    }

    private mutating func skipParentheses() {
        var depth = 0
        while index < tokens.all.count {
            if tokens.isSign("(", index) { depth += 1 }
            if tokens.isSign(")", index) { depth -= 1 }
            index += 1
            if depth == 0 { return }
        }
    }
}
