/// The names that a Swift source declares for other files: functions with their labels, properties
/// and types.
///
/// They are for saying what may be missing, once the compiler has found that something is.
package enum DeclaredNames {
    /// A name, such as `isEven(number:)`, `products` or `AdvancedViewModel.init(useCase:)`.
    package struct Name: Sendable, Hashable {
        /// The word that calls it: `isEven`, for an initializer that of its type.
        package let base: String
        /// With the labels.
        package let full: String
    }

    /// The names in the order of the source: of types, and of what is declared in them directly.
    package static func names(in source: String) -> [Name] {
        Declarations(SwiftText(source)).all.filter {
            $0.depth <= 1 && !$0.isLocal && !$0.prefix.isPrivate
        }.compactMap(Name.init)
    }
}

extension DeclaredNames.Name {
    /// The name of something; nil if other files don't use a name for it, or its labels aren't clear.
    fileprivate init?(_ declaration: Declaration) {
        let name = declaration.name
        switch declaration.kind {
        case .class, .struct, .enum, .actor, .protocol, .variable, .constant:
            self.init(base: name, full: name)
        case .function:
            guard let full = declaration.nameWithLabels else { return nil }
            self.init(base: name, full: full)
        case .initializer:
            guard let full = declaration.nameWithLabels else { return nil }
            let type = declaration.typeName ?? ""
            self.init(base: type, full: "\(type).\(full)")
        case .import, .extension, .typealias, .associatedtype, .operator, .deinitializer,
            .subscript, .enumCase:
            return nil
        }
    }
}
