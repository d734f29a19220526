import Catalog
import SwiftSource

extension CureRule {
    /// Rules for values that may be nil, or have the wrong type or label.
    ///
    /// - Parameter library: The library of the tests with the error; nil for code.
    static func ofValues(_ library: TestLibrary?) -> [CureRule] {
        optionals(library) + [
            CureRule(
                #/cannot assign to property: '(\w+(?:Label|Field))' is a 'let' constant/#
            ) { found, _ in
                Cure(
                    .mixedTypes, "'\(found[0])' is the whole object, not its text.",
                    next: "Set its text: \(found[0]).text = …")
            },
            CureRule(#/'weak' variable should have optional type '([^']+)'/#) { found, error in
                Cure(
                    .optionalValue,
                    "A weak variable becomes nil when its object is freed, so it must be optional.",
                    next: "Write: weak var \(error.word ?? "…"): \(found[0])")
            },
            CureRule(#/assigning non-escaping parameter '(\w+)' to an '@escaping'/#) { found, _ in
                Cure(
                    .escaping, "The closure '\(found[0])' is kept for later.",
                    next: "Write '@escaping' before its type: \(found[0]): @escaping …")
            },
            CureRule(#/missing argument label '(\w+:)' in call/#) { found, _ in
                Cure(
                    .label, "This argument needs its label.",
                    next: "Write the label before the value: \(found[0]) …")
            },
            CureRule(#/extraneous argument label '(\w+:)' in/#) { found, error in
                error.source.contains("#expect")
                    ? Cure(
                        .label, "The message in #expect is written without a label.",
                        next: "Write the message after a comma: #expect(a == b, \"why\")")
                    : Cure(.label, "This argument takes no label.", next: "Remove '\(found[0])'.")
            },
            CureRule(#/incorrect argument label in call \(have '(.+)', expected '(.+)'\)/#) {
                found, _ in
                Cure(
                    .label, "The argument's label is wrong.",
                    next: "Replace '\(found[0])' with '\(found[1])'.")
            },
            CureRule(
                #/cannot (?:convert|assign) (?:value|return expression) of type '([^']+)' to (?:expected argument |specified |return )?type '([^']+)'/#
            ) { found, error in mixedTypes(found[0], found[1], error.rest, library) },
        ] + comparisons(library)
    }

    private static func optionals(_ library: TestLibrary?) -> [CureRule] {
        let value = Cure(
            .optionalValue, "This value is optional, so it may be nil.",
            next: library.map {
                "Write '\($0.unwrapping)' around it, and 'throws' after the test's '()'."
            } ?? "Unwrap it with 'guard let' or 'if let', or give a default with '??'.")
        return [
            CureRule(#/must be unwrapped to refer to member '(\w+)'/#) { found, _ in
                Cure(
                    .optionalMember, "The value before the dot is optional.",
                    next: "Write a question mark before the dot: ?.\(found[0])")
            },
            CureRule(#/value of optional type '\(.*\) -> .*\)\?' must be unwrapped/#) { _, error in
                let name = error.word ?? "it"
                return Cure(
                    .optionalMember, "'\(name)' is optional.",
                    next: "Call it with a question mark: \(name)?(…)")
            },
            CureRule(#/' must be unwrapped to a value of type '/#, value),
            CureRule(#/value of type '(\w+)\?' to expected .*type '(\w+)'/#) { found, _ in
                found[0] == found[1] ? value : nil
            },
        ]
    }

    /// The fix for text that should be a number, or vice versa.
    ///
    /// - Parameter source: The source starting at the error.
    private static func mixedTypes(
        _ found: String, _ wanted: String, _ source: String, _ library: TestLibrary?
    ) -> Cure? {
        let isText = wanted.hasPrefix("String")
        switch (found, wanted) {
        case ("String", "Int"), ("String", "Int?"):
            let digits = source.firstMatch(of: #/^"(\d+)"/#).map { ": \($0.1)" } ?? "."
            return Cure(
                .mixedTypes, "This must be an Int, but it is a String.",
                next: "Write numbers without quotation marks\(digits)")
        case ("Int", _) where isText:
            let digits = source.firstMatch(of: #/^\d+/#).map { ": \"\($0.0)\"" } ?? "."
            return Cure(
                .mixedTypes, "This must be a String, but it is an Int.",
                next: "Write text in quotation marks\(digits)")
        case ("()", _):
            return Cure(
                .returnsFromVoid, "The function that you call here returns nothing.",
                next: library == nil
                    ? "If it calls an output, the answer comes through that output."
                    : "If it calls an output, let that output store the answers: "
                        + "….output = { answers.append($0) }. Then compare the answers."
            )
        default: return nil
        }
    }

    private static func comparisons(_ library: TestLibrary?) -> [CureRule] {
        func differ(_ types: [String]) -> Cure {
            Cure(
                .comparesTypes,
                "These two values have different types: \(types[0]) and \(types[1]).",
                next: "Compare two values of the same type.")
        }
        guard let library else { return [] }
        return [
            CureRule(
                #/conflicting arguments to generic parameter 'T' \('([^']+)' vs\. '([^']+)'\)/#
            ) { found, _ in differ(found) },
            CureRule(
                #/operator '[=!]=' cannot be applied to operands of type '([^']+)' and '([^']+)'/#
            ) { found, _ in differ(found) },
            CureRule(#/'any (\w+)' cannot conform to 'Equatable'/#) { found, _ in
                found[0] == WorkshopNames.diffable
                    ? Cure(
                        .notEquatable, "\(library.nameOfEqual) can't compare these values.",
                        next: "Write: \(library.equalDiffables)") : nil
            },
            CureRule(
                #/(?:requires that '(?:\w+\.)*|applied to two '(?:\w+\.)*)(\w+)' (?:conform to 'Equatable'|operands)/#
            ) { found, _ in
                Cure(
                    .notEquatable,
                    "\(found[0]) isn't Equatable: \(library.nameOfEqual) can't compare its values.",
                    next: "Compare their properties, one at a time.")
            },
        ]
    }
}
