/// A declaration in a source: a type, a function, a variable or an import.
package struct Declaration: Sendable {
    /// The kind of a declaration, by its keyword.
    package enum Kind: String, CaseIterable, Sendable {
        case `import`
        case `class`, `struct`, `enum`, actor, `protocol`, `extension`
        case `typealias`, `associatedtype`
        case function = "func"
        /// A function that implements an operator. The keyword `operator` itself only introduces a
        /// new operator.
        case `operator`
        case initializer = "init"
        case deinitializer = "deinit"
        case `subscript`
        case variable = "var"
        case constant = "let"
        case enumCase = "case"

        /// Whether the declaration declares a type or extends one.
        var isType: Bool {
            switch self {
            case .class, .struct, .enum, .actor, .protocol, .extension: true
            default: false
            }
        }
    }

    package let kind: Kind
    /// The name without backticks. For an extension, it is the name of the extended type including
    /// the enclosing types; for an import, the module's name; for a member without a name, its
    /// keyword.
    package let name: String
    package let prefix: DeclarationPrefix
    /// The line of the name, counted from 1.
    package let line: Int
    /// The indices of two tokens: the first one of the modifiers, and the first one of the name.
    package let first: Int
    package let start: Int
    /// The type that contains the declaration, as an index into all declarations.
    let owner: Int?
    /// The name of the type that contains the declaration.
    package let typeName: String?
    /// The number of open braces around the declaration.
    let depth: Int
    /// Whether the declaration is inside a function's body, even as a member of a type there.
    package let isInFunction: Bool

    /// The superclass and protocols of a type, if they are named in this declaration.
    package var parents: [String] = []
    /// The parameters of a function; nil if they can't be determined.
    package var parameters: [Parameter]?
    package var returnsValue = false
    /// Whether the function returns a `Bool`.
    package var returnsTruth = false
    package var isAsync = false
    /// The token after a function's header; nil if it can't be determined.
    var end: Int?
    /// The tokens between the declaration's braces; nil if there are no braces.
    package var body: Range<Int>?

    /// A function's parameter, with the name used in its body.
    package struct Parameter: Sendable {
        package let label: String
        package let name: String
    }

    /// Whether the declaration is in the body of something other than a type.
    package var isLocal: Bool { owner == nil && depth > 0 }
    package var hasParameters: Bool { parameters?.isEmpty == false }

    /// What distinguishes this declaration from others with its name: the enclosing type, and the labels of
    /// the parameters.
    package var signature: [String?] { [typeName] + (parameters ?? []).map(\.label) }

    /// Whether the declaration gives a name to a type, a function or a variable.
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

    /// Whether the whole file can use the declaration by its name alone.
    package var isGlobal: Bool { owner == nil && !isLocal && givesName }

    /// Whether code can use the declared name after a dot.
    var givesMemberName: Bool { givesName || kind == .enumCase }

    /// Whether the declaration looks like an XCTest or Swift Testing test.
    package var looksLikeTest: Bool {
        kind == .function && (name.hasPrefix("test") || prefix.attributes.contains("Test"))
    }

    static func lastPart(of name: String) -> String {
        name.split(separator: ".").last.map(String.init) ?? name
    }

    /// The name with parameter labels: `isEven(number:)`; nil if the labels can't be determined.
    package var nameWithLabels: String? {
        parameters.map { "\(name)(\($0.map { "\($0.label):" }.joined()))" }
    }
}

/// The tokens between the braces of a member, or of a declaration outside of types.
package struct DeclaredBody: Sendable {
    /// The index of the declaration that the body belongs to, which is the last one before the
    /// body; nil if nothing is declared before it.
    package let owner: Int?
    /// The range of the body's tokens.
    package var range: Range<Int>
}

/// The modifiers and attributes before a declaration.
package struct DeclarationPrefix: Sendable {
    /// The modifiers, including parenthesized arguments such as `private(set)`.
    package var modifiers: Set<String> = []
    package var attributes: Set<String> = []
    /// The tokens in the parentheses after `@Test` or `@Suite`; nil if there are none.
    package var testArguments: Range<Int>?

    package var isPrivate: Bool { !modifiers.isDisjoint(with: ["private", "fileprivate"]) }
    package var isOfType: Bool { !modifiers.isDisjoint(with: ["static", "class"]) }
}
