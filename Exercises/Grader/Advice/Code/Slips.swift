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
            guard let failure = exercise.firstFailure else { return [] }
            let files = module.filter { path, _ in
                exercise.exercise.files.contains { path.hasSuffix("/\($0)") }
            }.sorted { $0.key < $1.key }
            let slips = files.flatMap { path, source in
                Slip.hiddenProperties(in: source, path, properties: properties)
                    + Slip.limits(in: source, path, tried: failure.tried)
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
        /// A comparison with exactly the number that the failing official test tries.
        case comparesWithTried(number: String)
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
        case .comparesWithTried(let number):
            .init(
                "\(line) it compares with \(number), the number that the test tries.",
                next: "To which side of the limit does the rule count the number itself?")
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

    /// The first comparison with a number that appears in a failing test's message.
    static func limits(in source: Declarations, _ path: String, tried: String) -> [Slip] {
        let tried = Set(
            tried.split { !$0.isNumber && $0 != "_" }.map { $0.filter(\.isNumber) }
                .filter { !["", "0", "1", "2"].contains($0) })
        let place = source.tokens.indices.first { place in
            source.tokens[place].isWord && tried.contains(source.word(place).filter(\.isNumber))
                && source.word(place).allSatisfy { $0.isNumber || $0 == "_" }
                && source.isLimit(place)
        }
        return place.map {
            [
                Slip(
                    kind: .comparesWithTried(number: source.word($0)),
                    place: SourceLocation(file: path, line: source.tokens[$0].line))
            ]
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

    /// Whether a number is next to `<` or `>`, or at an end of a range.
    fileprivate func isLimit(_ place: Int) -> Bool {
        func isComparison(_ sign: Int) -> Bool { isSign("<", sign) || isSign(">", sign) }
        let isEqual = isSign("=", place - 1)
        return isComparison(isEqual ? place - 2 : place - 1) || isComparison(place + 1)
            || isSign(".", place - 1) && isSign(".", place - 2)
            || isSign(".", place + 1) && isSign(".", place + 2)
    }
}

extension SuiteTest {
    /// What an official test did before one of its assertions failed, in its own words; empty for other
    /// failures.
    fileprivate var tried: String {
        guard case .assertion(let message, _)? = result.failure else { return "" }
        return AssertionParts(message).note ?? ""
    }
}
