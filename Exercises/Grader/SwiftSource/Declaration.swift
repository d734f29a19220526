/// Something that a source declares: a type, a function, a variable, an import.
package struct Declaration: Sendable {
    /// What it is, by the keyword that begins it.
    package enum Kind: String, CaseIterable, Sendable {
        case `import`
        case `class`, `struct`, `enum`, actor, `protocol`, `extension`
        case `typealias`, `associatedtype`
        case function = "func"
        /// A function that is an operator; the keyword itself only names a new one.
        case `operator`
        case initializer = "init"
        case deinitializer = "deinit"
        case `subscript`
        case variable = "var"
        case constant = "let"
        case enumCase = "case"

        /// Whether it declares a type or extends one.
        var isType: Bool {
            switch self {
            case .class, .struct, .enum, .actor, .protocol, .extension: true
            default: false
            }
        }
    }

    package let kind: Kind
    /// The name without backticks; of an extension the type's with those of the types around it, of an
    /// import the module's. A member without a name has its keyword.
    package let name: String
    package let prefix: DeclarationPrefix
    /// The line of its name, from 1.
    package let line: Int
    /// The first token of its modifiers, and that of its name.
    package let first: Int
    package let start: Int
    /// The type that it belongs to, as its number among all declarations.
    let owner: Int?
    /// The name of that type.
    package let typeName: String?
    /// How many braces are open around it.
    let depth: Int
    /// Whether another function has it inside of its body, also as a member of a type there.
    package let isInFunction: Bool

    /// What a type inherits from and conforms to, as far as this declaration says it.
    package var parents: [String] = []
    /// The parameters of a function; nil if they aren't clear.
    package var parameters: [Parameter]?
    package var returnsValue = false
    /// Whether it returns a `Bool`.
    package var returnsTruth = false
    package var isAsync = false
    /// The token after the header of a function; nil if it isn't clear.
    var end: Int?
    /// The tokens between its braces; nil if it has none.
    package var body: Range<Int>?

    /// What a function is given, by the name in its body.
    package struct Parameter: Sendable {
        package let label: String
        package let name: String
    }

    /// Whether it is in the body of something other than a type.
    package var isLocal: Bool { owner == nil && depth > 0 }
    package var hasParameters: Bool { parameters?.isEmpty == false }

    /// Whether it gives a name to a type, a function or a variable.
    package var givesName: Bool {
        switch kind {
        case .class, .struct, .enum, .actor, .protocol, .typealias: true
        case .function, .variable, .constant: true
        case .import, .extension, .associatedtype, .operator, .initializer, .deinitializer,
            .subscript, .enumCase:
            false
        }
    }

    package var isVariable: Bool { kind == .variable || kind == .constant }

    /// Whether the whole file knows it by its name alone.
    package var isGlobal: Bool { owner == nil && !isLocal && givesName }

    /// Whether it is a name that code can use after a dot.
    var givesMemberName: Bool { givesName || kind == .enumCase }

    /// Whether it looks like a test of XCTest or of Swift Testing.
    package var looksLikeTest: Bool {
        kind == .function && (name.hasPrefix("test") || prefix.attributes.contains("Test"))
    }

    /// Of a type that an extension names as `Outer.Inner`: `Inner`.
    package var shortName: String { Self.lastPart(of: name) }

    static func lastPart(of name: String) -> String {
        name.split(separator: ".").last.map(String.init) ?? name
    }

    /// Its name with the labels of its parameters: `isEven(number:)`; nil if these aren't clear.
    package var nameWithLabels: String? {
        parameters.map { "\(name)(\($0.map { "\($0.label):" }.joined()))" }
    }
}

/// The tokens between the braces of a member, or of something outside of types.
struct DeclaredBody: Sendable {
    /// The number of the declaration that it belongs to, which is the last one before it; nil for the
    /// default value of a parameter, and if nothing is declared before it.
    let owner: Int?
    /// Its tokens.
    var range: Range<Int>
}

/// The modifiers and attributes before a declaration.
package struct DeclarationPrefix: Sendable {
    /// With what is in their parentheses: `private(set)`.
    package var modifiers: Set<String> = []
    package var attributes: Set<String> = []
    /// The tokens in the parentheses after `@Test` or `@Suite`; nil if there are none.
    package var testArguments: Range<Int>?

    package var isPrivate: Bool { !modifiers.isDisjoint(with: ["private", "fileprivate"]) }
    package var isOfType: Bool { !modifiers.isDisjoint(with: ["static", "class"]) }
}
