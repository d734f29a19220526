import SwiftSource

/// The types that a stage declares for others to use, and which of them leave it to the compiler when two
/// values are equal.
///
/// Tests that compare values name no function: what they call is the type's conformance.
struct StageTypes: Sendable, Equatable {
    /// The words of their names.
    var names: Set<String> = []
    /// The types whose values are equal where all their parts are, as the compiler has it.
    var withEqualParts: Set<String> = []
    /// The types whose values can be compared.
    var equatable: Set<String> = []
}

extension StageTypes {
    /// - Parameter object: The object file of the stage.
    init(declaredIn object: ObjectFile, of module: String) {
        for symbol in object.defined where Self.isOfAType(symbol) {
            guard let name = CompiledName(symbol), name.module == module,
                name.extendedModule == nil, !name.isPrivate
            else { continue }
            if name.base.hasPrefix("__derived_") {
                withEqualParts.insert(name.path.dropLast().joined(separator: "."))
            } else if !symbol.hasSuffix(Self.conformance) {
                names.formUnion(name.path)
            } else if demangled(symbol).hasSuffix(" : Swift.Equatable in \(module)") {
                equatable.insert(name.path.joined(separator: "."))
            }
        }
    }

    /// The first type that says itself when its values are equal, where another one leaves that to the
    /// compiler.
    func comparesItself(beside other: StageTypes) -> String? {
        other.withEqualParts.subtracting(withEqualParts).intersection(equatable).min()
    }

    private static let conformance = "Mc"

    private static func isOfAType(_ symbol: String) -> Bool {
        // What describes a type, a protocol or a conformance; a function that the compiler has written.
        symbol.hasSuffix("Mn") || symbol.hasSuffix("Mp") || symbol.hasSuffix(conformance)
            || symbol.byteRange(of: "__derived_") != nil && symbol.byteRange(of: "_equals") != nil
    }
}
