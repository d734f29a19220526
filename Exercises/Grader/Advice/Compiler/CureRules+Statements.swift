import SwiftSource

extension CureRule {
    /// Rules for statements that are incomplete or do something other than they seem to.
    static func ofStatements(inTests: Bool) -> [CureRule] {
        [
            CureRule(#/consecutive statements on a line must be separated/#) { _, error in
                let first = error.source.split { !$0.isLetter }.first.map(String.init) ?? ""
                return Keywords.like(first).map { .misspelled(first, known: $0) }
                    ?? Cure(
                        .brokenStatement, "The compiler can't connect two words on this line.",
                        next: "Look for a typo, or for an operator that is missing between them.")
            },
            CureRule(#/missing return in .* expected to return '([^']+)'/#) { found, _ in
                Cure(
                    .missingReturn,
                    "The end of this code can be reached without returning a value (\(found[0])).",
                    next: "Write 'return' before the value, and return one after the last 'if' too."
                )
            },
            CureRule(
                #/unexpected non-void return value in void function/#,
                Cure(
                    .returnsFromVoid, "This function returns nothing: its header has no '->'.",
                    next: inTests
                        ? "Assert the value instead of returning it."
                        : "If it has an output, pass the value to that: output?(value)")),
            CureRule(#/expression is not assignable|use of '=' in a boolean context/#, assigns),
            // For a constant, the compiler first reports that it can't be changed.
            CureRule(#/cannot assign to value: '.*' is a 'let' constant/#) { _, error in
                error.source.contains(#/\b(?:if|guard|while|return) +\w+ = /#) ? assigns : nil
            },
            CureRule(
                #/'guard' body must not fall through/#,
                Cure(
                    .guardFallsThrough, "The 'else' of a guard must leave the function.",
                    next: "Write 'return' at its end.")),
            CureRule(#/instance member '(\w+)' cannot be used on type '(\w+)'/#) { found, _ in
                Cure(
                    .typeInsteadOfObject,
                    "'\(found[0])' belongs to an object, not to the type \(found[1]).",
                    next: "Create an object first: \(found[1])()")
            },
        ]
    }

    private static let assigns = Cure(
        .assignsInsteadOfComparing, "A single '=' assigns a value.",
        next: "To compare two values, write '=='.")
}

/// The Swift keywords that learners misspell.
enum Keywords {
    private static let all = [
        "return", "guard", "while", "switch", "throw", "await", "self", "true", "false", "func",
    ]

    /// The keyword that was probably meant: one letter is wrong or missing, or two are swapped.
    ///
    /// A longer word is probably a name, such as `classes`, and `wait` belongs to XCTest.
    static func like(_ word: String) -> String? {
        guard word.first?.isLowercase == true, word != "wait", !all.contains(word) else {
            return nil
        }
        return all.first { keyword in
            word.count <= keyword.count
                && (NearestWord.distance(word, keyword) == 1 || word.sorted() == keyword.sorted())
        }
    }
}

extension Cure {
    static func misspelled(_ name: String, known: String) -> Cure {
        Cure(.misspelledName, "There is no '\(name)'.", next: "Did you mean '\(known)'?")
    }
}
