/// A source file's declarations: types, functions, variables and imports, in order.
///
/// The declarations are read from tokens without a full parser. Each token is examined at most a
/// few times, whatever the file contains.
package struct Declarations: Sendable {
    let list: TokenList
    package let all: [Declaration]
    package let bodies: [DeclaredBody]
    /// The types and extensions.
    package let types: [Declaration]
    /// The named functions, except incomplete ones.
    package let functions: [Declaration]
    /// The index in `functions` of the first function with a type and a name. Local functions
    /// aren't included.
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

    /// The type or extension that contains a declaration; nil if none does.
    package func type(of member: Declaration) -> Declaration? { member.owner.map { all[$0] } }

    /// The names of the file's classes and actors.
    package var classes: [String] {
        types.filter { $0.kind == .class || $0.kind == .actor }.map(\.name)
    }

    /// The variables that all tests share, which are the global and the static ones.
    package var shared: [Declaration] {
        all.filter {
            $0.isVariable && !$0.isLocal && ($0.owner == nil || $0.prefix.isOfType)
        }
    }

    /// The type name in `: Name` or `= Name(…)` after a variable's name; nil if there is neither.
    package func typeName(of variable: Declaration) -> String? {
        let sign = end(ofNameOf: variable)
        if list.isSign(":", sign) { return list.name(at: sign + 1) }
        guard list.isSign("=", sign), list.isSign("(", sign + 2) || list.isSign(".", sign + 2)
        else { return nil }
        return list.name(at: sign + 1)
    }

    /// The index of the token after a declaration's name.
    func end(ofNameOf declaration: Declaration) -> Int {
        list.isSign("`", declaration.start + 1) ? declaration.start + 2 : declaration.start + 1
    }

    /// For each imported module, whether it is imported with `@testable`.
    package var imports: [String: Bool] {
        all.filter { $0.kind == .import }.reduce(into: [:]) { imports, module in
            let isTestable = module.prefix.attributes.contains("testable")
            imports[module.name] = isTestable || imports[module.name] == true
        }
    }

    /// The innermost type that contains a line.
    package func type(atLine line: Int) -> Declaration? {
        types.last { lines(of: $0)?.contains(line) == true }
    }

    /// The innermost function or initializer that contains a line.
    package func function(atLine line: Int) -> Declaration? {
        all.last {
            ($0.kind == .function || $0.kind == .initializer)
                && lines(of: $0)?.contains(line) == true
        }
    }

    /// The members that are declared by the type with this name or by its extensions.
    package func members(of type: String) -> [Declaration] {
        all.filter { $0.typeName.map(Declaration.lastPart) == type && $0.givesMemberName }
    }

    /// The call of the name at an index; nil if the name isn't called there.
    package func call(at place: Int) -> Call? { Call(from: place + 1, in: list) }

    /// The first function with this name in a type; if the type is nil, outside of types.
    package func function(named name: String, of type: String?) -> Declaration? {
        numbers[Self.key(name, of: type)].map { functions[$0] }
    }

    private static func key(_ name: String, of type: String?) -> String {
        "\(type ?? "")/\(name)"
    }

    /// The lines from a declaration's name to its closing brace; nil if the declaration has no
    /// braces.
    package func lines(of declaration: Declaration) -> ClosedRange<Int>? {
        declaration.body.map { body in
            let end = body.upperBound < tokens.count ? tokens[body.upperBound].line : .max
            return declaration.line...max(declaration.line, end)
        }
    }

    /// The words in a range of tokens.
    package func words(_ range: Range<Int>) -> [String] {
        range.filter { tokens[$0].isWord }.map(word)
    }

    package func word(_ index: Int) -> String { list.word(index) }

    package func isSign(_ sign: Unicode.Scalar, _ index: Int) -> Bool {
        list.isSign(sign, index)
    }

    /// Whether the token at an index is this word.
    package func isWord(_ word: String, _ index: Int) -> Bool {
        tokens.indices.contains(index) && tokens[index].range.count == word.utf8.count
            && tokens[index].isWord
            && self.word(index) == word
    }

    /// The function of a test, found by the test's name in a test run.
    package func function(ofTest name: String) -> Declaration? {
        let name = TestName(name)
        guard !name.method.isEmpty else { return nil }
        // Suites may be nested. The function belongs to the innermost one, whose name comes last.
        return function(named: name.method, of: name.suites.last)
    }
}
