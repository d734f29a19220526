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

    /// The type or extension that something belongs to; nil where it belongs to none.
    package func type(of member: Declaration) -> Declaration? { member.owner.map { all[$0] } }

    /// The names of its classes and actors.
    package var classes: [String] {
        types.filter { $0.kind == .class || $0.kind == .actor }.map(\.name)
    }

    /// The variables that all tests share: global ones, and those that belong to a type itself.
    package var shared: [SharedDeclaration] {
        let variables = all.filter { $0.kind == .variable || $0.kind == .constant }
        return variables.filter { !$0.isLocal && ($0.owner == nil || $0.prefix.isOfType) }.map {
            SharedDeclaration(
                name: $0.name, line: $0.line, isConstant: $0.kind == .constant,
                type: typeName(behindNameAt: $0.start))
        }
    }

    /// The variables that belong to a value of a type.
    package var properties: [(name: String, type: String?, isWeak: Bool)] {
        all.filter { ($0.kind == .variable || $0.kind == .constant) && $0.owner != nil }.map {
            (
                name: $0.name, type: typeName(behindNameAt: $0.start),
                isWeak: $0.prefix.modifiers.contains("weak")
            )
        }
    }

    /// The name in `: Name` or `= Name(…)` behind the name of a variable.
    private func typeName(behindNameAt place: Int) -> String? {
        let sign = list.isSign("`", place + 1) ? place + 2 : place + 1
        if list.isSign(":", sign) { return list.name(at: sign + 1) }
        guard list.isSign("=", sign), list.isSign("(", sign + 2) || list.isSign(".", sign + 2)
        else { return nil }
        return list.name(at: sign + 1)
    }

    /// The first function of a type, or of none, with this name.
    package func function(named name: String, of type: String?) -> Declaration? {
        numbers[Self.key(name, of: type)].map { functions[$0] }
    }

    private static func key(_ name: String, of type: String?) -> String {
        "\(type ?? "")/\(name)"
    }

    /// The lines from the name of something to its closing brace; nil where it has no braces.
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

    /// Whether this word stands at a place.
    package func isWord(_ word: String, _ index: Int) -> Bool {
        tokens[index].range.count == word.utf8.count && tokens[index].isWord
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
