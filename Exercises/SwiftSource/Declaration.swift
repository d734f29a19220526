/// A type or an extension, as some source declares it.
package struct TypeDeclaration {
    package let name: String
    package let isExtension: Bool
    /// What it inherits from and conforms to, as far as this declaration says it.
    package let parents: [String]
    package let prefix: DeclarationPrefix
    /// Whether it stands in another type, or in a function.
    package let isInner: Bool
    /// The line of its name, from 1.
    package let line: Int
}

/// A function, as some source declares it.
package struct FunctionDeclaration {
    package let name: String
    /// From 1.
    package let line: Int
    package let prefix: DeclarationPrefix
    /// The type that it is a method of; nil for a function by itself.
    package let type: TypeDeclaration?
    /// Whether it stands in the body of something that is no type.
    package let isLocal: Bool
    /// Whether another function has it inside of its body, also as a method of a type there.
    package let isInFunction: Bool
    package var hasParameters = false
    package var returnsValue = false
    /// Whether it gives back a `Bool`.
    package var returnsTruth = false
    package var isAsync = false
    /// The token of its name, from which on it can be compared with another one.
    package let start: Int
    /// The tokens between its braces; nil where it has none.
    package var body: Range<Int>?
}

/// A variable that all tests share: a global one, or one that belongs to a type itself.
package struct SharedDeclaration {
    package let name: String
    /// From 1.
    package let line: Int
    package let isConstant: Bool
    /// The type that it is declared with, or whose initializer makes it; nil where nothing names one.
    package let type: String?
}

/// The modifiers and attributes before a declaration.
package struct DeclarationPrefix {
    package var modifiers: Set<String> = []
    package var attributes: Set<String> = []
    /// The tokens in the parentheses behind `@Test`; nil where there are none.
    package var testArguments: Range<Int>?

    package var isPrivate: Bool { !modifiers.isDisjoint(with: ["private", "fileprivate"]) }
    package var isOfType: Bool { !modifiers.isDisjoint(with: ["static", "class"]) }
}
