/// What a source file declares: its types, functions, variables and imports, in order.
///
/// It reads tokens, not Swift, and each of them a few times at the most, whatever the file is like.
package struct Declarations: Sendable {
    let list: TokenList
    package let all: [Declaration]
    let bodies: [DeclaredBody]
    /// Types and extensions.
    package let types: [Declaration]
    /// Functions with a name, but for those that are cut off.
    package let functions: [Declaration]
    /// The number of the first function with a name that isn't local, by its type and its name.
    private var numbers: [String: Int] = [:]

    package init(_ text: SwiftText) {
        list = TokenList(text)
        let reader = DeclarationReader(list)
        (all, bodies) = (reader.all, reader.bodies)
        types = all.filter(\.kind.isType)
        functions = all.filter { $0.kind == .function && $0.parameters != nil }
        for (number, function) in functions.enumerated() where !function.isLocal {
            let key = Self.key(function.name, of: function.typeName)
            if numbers[key] == nil { numbers[key] = number }
        }
    }

    package var text: SwiftText { list.text }
    package var tokens: [CodeToken] { list.all }

    /// The type or extension that something belongs to; nil if it belongs to none.
    package func type(of member: Declaration) -> Declaration? { member.owner.map { all[$0] } }

    /// The names of its classes and actors.
    package var classes: [String] {
        types.filter { $0.kind == .class || $0.kind == .actor }.map(\.name)
    }

    /// The variables that all tests share: global ones and static ones.
    package var shared: [Declaration] {
        all.filter {
            $0.isVariable && !$0.isLocal && ($0.owner == nil || $0.prefix.isOfType)
        }
    }

    /// The name in `: Name` or `= Name(…)` after the name of a variable; nil if there is neither.
    package func typeName(of variable: Declaration) -> String? {
        let sign = list.isSign("`", variable.start + 1) ? variable.start + 2 : variable.start + 1
        if list.isSign(":", sign) { return list.name(at: sign + 1) }
        guard list.isSign("=", sign), list.isSign("(", sign + 2) || list.isSign(".", sign + 2)
        else { return nil }
        return list.name(at: sign + 1)
    }

    /// The modules that are imported, and whether with `@testable`.
    package var imports: [String: Bool] {
        all.filter { $0.kind == .import }.reduce(into: [:]) { imports, module in
            let isTestable = module.prefix.attributes.contains("testable")
            imports[module.name] = isTestable || imports[module.name] == true
        }
    }

    /// The innermost type that holds a line.
    package func type(atLine line: Int) -> Declaration? {
        types.last { lines(of: $0)?.contains(line) == true }
    }

    /// The innermost function or initializer that holds a line.
    package func function(atLine line: Int) -> Declaration? {
        all.last {
            ($0.kind == .function || $0.kind == .initializer)
                && lines(of: $0)?.contains(line) == true
        }
    }

    /// What a type of this name, or an extension of it, declares.
    package func members(of type: String) -> [Declaration] {
        all.filter { $0.typeName.map(Declaration.lastPart) == type && $0.givesMemberName }
    }

    /// What a type of this name is said to inherit from or conform to.
    package func parents(of type: String) -> [String] {
        types.filter { $0.shortName == type }.flatMap(\.parents).map(Declaration.lastPart)
    }

    /// The call of a name whose place is given; nil if it isn't called there.
    package func call(at place: Int) -> Call? { Call(from: place + 1, in: list) }

    /// The first function of a type, or of none, with this name.
    package func function(named name: String, of type: String?) -> Declaration? {
        numbers[Self.key(name, of: type)].map { functions[$0] }
    }

    private static func key(_ name: String, of type: String?) -> String {
        "\(type ?? "")/\(name)"
    }

    /// The lines from the name of something to its closing brace; nil if it has no braces.
    package func lines(of declaration: Declaration) -> ClosedRange<Int>? {
        declaration.body.map { body in
            let end = body.upperBound < tokens.count ? tokens[body.upperBound].line : .max
            return declaration.line...max(declaration.line, end)
        }
    }

    /// The words of some tokens.
    package func words(_ range: Range<Int>) -> [String] {
        range.filter { tokens[$0].isWord }.map(word)
    }

    package func word(_ index: Int) -> String { list.word(index) }

    package func isSign(_ sign: Unicode.Scalar, _ index: Int) -> Bool {
        list.isSign(sign, index)
    }

    /// Whether this word is at a place.
    package func isWord(_ word: String, _ index: Int) -> Bool {
        tokens.indices.contains(index) && tokens[index].range.count == word.utf8.count
            && tokens[index].isWord
            && self.word(index) == word
    }

    /// The function of a test with this name, as a test run has it.
    package func function(ofTest name: String) -> Declaration? {
        let name = TestName(name)
        guard !name.method.isEmpty else { return nil }
        // A suite may be in another one: the function belongs to the innermost.
        return function(named: name.method, of: name.suites.last)
    }
}
