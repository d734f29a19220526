/// The names that a Swift source declares for other files: functions with their labels, properties and types.
///
/// They are used to suggest what may be missing after the compiler has reported that something is.
package enum DeclaredNames {
    /// A name, such as `isEven(number:)`, `products` or `AdvancedViewModel.init(useCase:)`.
    package struct Name: Sendable, Hashable {
        /// The word used in a call: `isEven`; for an initializer, the name of its type.
        package let base: String
        /// The name with its labels.
        package let full: String
    }

    /// The names of types and their direct members, in source order.
    package static func names(in source: String) -> [Name] {
        Declarations(SwiftText(source)).all.filter {
            $0.depth <= 1 && !$0.isLocal && !$0.prefix.isPrivate
        }.compactMap(Name.init)
    }
}

extension DeclaredNames.Name {
    /// The name of a declaration; nil if other files don't refer to it by name, or its labels can't be
    /// determined.
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
