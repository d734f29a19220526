/// What a source declares on each of its levels, and what each of it belongs to.
///
/// It is for saying what a name may be, once the compiler hasn't found it.
package struct SourceOutline: Sendable {
    /// A name that is declared somewhere in the source.
    package struct Item: Sendable, Equatable {
        package enum Kind: Sendable {
            case type, function, value, enumCase
        }

        package let name: String
        package let kind: Kind
        /// The type that it is a member of; nil for what belongs to none.
        package let owner: String?
        /// Whether it is known in a function only.
        package let isLocal: Bool
        package let isPrivate: Bool
        /// Whether it looks like a test of XCTest or of Swift Testing.
        package let isTest: Bool
        /// From 1.
        package let line: Int

        /// Whether the whole file knows it by its name alone.
        package var isGlobal: Bool { owner == nil && !isLocal }
    }

    package let items: [Item]
    /// What each type is said to inherit from.
    package private(set) var parents: [String: [String]] = [:]
    /// The modules that are imported, and whether with `@testable`.
    package private(set) var imports: [String: Bool] = [:]
    private let types: [(name: String, lines: ClosedRange<Int>)]
    private let functions: [Function]

    /// A function or an initializer, with the lines of its body.
    package struct Function: Sendable {
        package let name: String
        /// Whether it says itself that it is on the main actor.
        package let isOnMainActor: Bool
        /// Whether it looks like a test of XCTest or of Swift Testing.
        package let isTest: Bool
        package let lines: ClosedRange<Int>
    }

    package init(_ source: String) {
        let source = Declarations(SwiftText(source))
        items = source.all.flatMap(Self.items)
        types = source.types.compactMap { type in
            source.lines(of: type).map { (Self.lastPart(of: type.name), $0) }
        }
        functions = source.all.filter { $0.kind == .function || $0.kind == .initializer }
            .compactMap { function in
                source.lines(of: function).map {
                    Function(
                        name: function.name,
                        isOnMainActor: function.prefix.attributes.contains("MainActor"),
                        isTest: Self.looksLikeTest(function), lines: $0)
                }
            }
        for type in source.types where !type.parents.isEmpty {
            parents[Self.lastPart(of: type.name), default: []] += type.parents.map(Self.lastPart)
        }
        for module in source.all where module.kind == .import {
            let isTestable = module.prefix.attributes.contains("testable")
            imports[module.name] = isTestable || imports[module.name] == true
        }
    }

    /// The innermost type that holds a line.
    package func type(atLine line: Int) -> String? {
        types.filter { $0.lines.contains(line) }.min { $0.lines.count < $1.lines.count }?.name
    }

    /// The innermost function that holds a line.
    package func function(atLine line: Int) -> Function? {
        functions.last { $0.lines.contains(line) }
    }

    /// The members of a type that are declared here.
    package func members(of type: String) -> [Item] { items.filter { $0.owner == type } }

    /// What is declared, and the names by which a function knows what it is given.
    private static func items(of declaration: Declaration) -> [Item] {
        let kind: Item.Kind? =
            switch declaration.kind {
            case .class, .struct, .enum, .actor, .protocol: .type
            case .function: .function
            case .variable, .constant: .value
            case .enumCase: .enumCase
            case .import, .extension, .typealias, .associatedtype, .operator, .initializer,
                .deinitializer, .subscript:
                nil
            }
        let item = kind.map {
            Item(
                name: declaration.name, kind: $0, owner: declaration.typeName.map(lastPart),
                isLocal: declaration.isLocal, isPrivate: declaration.prefix.isPrivate,
                isTest: looksLikeTest(declaration),
                line: declaration.line)
        }
        let parameters = (declaration.parameters ?? []).map {
            Item(
                name: $0.name, kind: .value, owner: nil, isLocal: true, isPrivate: false,
                isTest: false, line: declaration.line)
        }
        return [item].compactMap(\.self) + parameters
    }

    private static func looksLikeTest(_ declaration: Declaration) -> Bool {
        declaration.kind == .function
            && (declaration.name.hasPrefix("test")
                || declaration.prefix.attributes.contains("Test"))
    }

    /// Of `Outer.Inner`, which is how an extension names a type, `Inner`.
    private static func lastPart(of type: String) -> String {
        type.split(separator: ".").last.map(String.init) ?? type
    }
}
