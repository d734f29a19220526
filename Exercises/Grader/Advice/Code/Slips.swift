import Catalog
import Grading
import SwiftSource

extension Adviser {
    /// Reports code that compiles but hardly ever does what its author meant. Only the files of exercises
    /// with failing official tests are examined.
    static let slips = Adviser { context in
        guard case .ran = context.stage.suite else { return [] }
        let module = context.sources.code.mapValues { Declarations(SwiftText($0)) }
        let members = module.values.flatMap(\.all).filter { $0.isVariable && $0.typeName != nil }
        let properties = Dictionary(grouping: members) { $0.typeName ?? "" }.mapValues {
            Set($0.map(\.name))
        }
        return context.stage.exercises.flatMap { exercise -> [Finding] in
            guard exercise.firstFailure != nil else { return [] }
            let files = module.filter { path, _ in
                exercise.exercise.files.contains { path.hasSuffix("/\($0)") }
            }.sorted { $0.key < $1.key }
            let slips = files.flatMap { path, source in
                Slip.hiddenProperties(in: source, path, properties: properties)
                    + Slip.currencyStyle(in: source, path)
            }
            // More would hide which one to look at first.
            return slips.prefix(2).map {
                Finding(
                    .slip, .file($0.place.file), at: $0.place, exercises: [exercise.exercise.id],
                    $0.words)
            }
        }
    }
}

/// Something in code that compiles but hardly ever does what its author meant.
struct Slip: Equatable {
    enum Kind: Equatable {
        /// A local constant or variable hides a property with the same name.
        case hides(name: String)
        /// A number formatter's style for the currency of the computer's country.
        case currencyStyle
    }

    let kind: Kind
    let place: SourceLocation

    var words: Finding.Words {
        let line = "Look at line \(place.line) of \(place.file):"
        return switch kind {
        case .hides(let name):
            .init(
                "\(line) it declares a new '\(name)', which hides the '\(name)' of the type.",
                next: "To set the type's own, remove the 'let' or 'var'.")
        case .currencyStyle:
            .init(
                "\(line) the style .currency adds decimals and a space that never breaks (\\u{A0}).",
                next: "Use .decimal, and write the currency in front yourself.")
        }
    }

    /// The local variables that hide a property of the type.
    ///
    /// - Parameter properties: The names of the properties of each type in the module.
    static func hiddenProperties(
        in source: Declarations, _ path: String, properties: [String: Set<String>]
    ) -> [Slip] {
        var method: Declaration?
        return source.all.compactMap { declaration in
            if declaration.kind == .function, !declaration.isInFunction { method = declaration }
            guard let method, !method.prefix.isOfType, declaration.isVariable,
                method.body?.contains(declaration.start) == true,
                properties[method.typeName ?? ""]?.contains(declaration.name) == true,
                source.isStatement(declaration)
            else { return nil }
            return Slip(
                kind: .hides(name: declaration.name),
                place: SourceLocation(file: path, line: declaration.line))
        }
    }

    /// The first `numberStyle = .currency`.
    static func currencyStyle(in source: Declarations, _ path: String) -> [Slip] {
        let place = source.tokens.indices.first {
            source.isWord("numberStyle", $0) && source.isWord("currency", $0 + 3)
        }
        return place.map {
            let place = SourceLocation(file: path, line: source.tokens[$0].line)
            return [Slip(kind: .currencyStyle, place: place)]
        } ?? []
    }
}

extension Declarations {
    /// Whether a variable is declared by its own statement instead of by `if let` and the like.
    fileprivate func isStatement(_ variable: Declaration) -> Bool {
        let start = variable.start
        return isSign("=", start + 1) && start >= 2 && !isSign(",", start - 2)
            && !["guard", "if", "while", "case"].contains { isWord($0, start - 2) }
    }
}
