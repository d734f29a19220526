/// A type or an extension, as some source declares it.
struct TypeDeclaration {
    let name: String
    let isExtension: Bool
    /// What it inherits from and conforms to, as far as this declaration says it.
    let parents: [String]
    let prefix: DeclarationPrefix
    /// Whether it stands in another type, or in a function.
    let isInner: Bool
    /// The line of its name, from 1.
    let line: Int
}

/// A function, as some source declares it.
struct FunctionDeclaration {
    let name: String
    /// From 1.
    let line: Int
    let prefix: DeclarationPrefix
    /// The type that it is a method of; nil for a function by itself.
    let type: TypeDeclaration?
    /// Whether it stands in the body of something that is no type.
    let isLocal: Bool
    /// Whether another function has it inside of its body, also as a method of a type there.
    let isInFunction: Bool
    var hasParameters = false
    var returnsValue = false
    /// Whether it gives back a `Bool`.
    var returnsTruth = false
    var isAsync = false
    /// The token of its name, from which on it can be compared with another one.
    let start: Int
    /// The tokens between its braces; nil where it has none.
    var body: Range<Int>?
}

/// A variable that all tests share: a global one, or one that belongs to a type itself.
struct SharedDeclaration {
    let name: String
    /// From 1.
    let line: Int
    let isConstant: Bool
    /// The type that it is declared with, or whose initializer makes it; nil where nothing names one.
    let type: String?
}

/// The modifiers and attributes before a declaration.
struct DeclarationPrefix {
    var modifiers: Set<String> = []
    var attributes: Set<String> = []
    /// The tokens in the parentheses behind `@Test`; nil where there are none.
    var testArguments: Range<Int>?

    var isPrivate: Bool { !modifiers.isDisjoint(with: ["private", "fileprivate"]) }
    var isOfType: Bool { !modifiers.isDisjoint(with: ["static", "class"]) }
}
