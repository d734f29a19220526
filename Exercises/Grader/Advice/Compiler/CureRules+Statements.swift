import SwiftSource

extension CureRule {
    /// Rules for statements that are incomplete or don't do what they seem to do.
    static func ofStatements(inTests: Bool) -> [CureRule] {
        [
            CureRule(#/consecutive statements on a line must be separated/#) { _, error in
                let first = error.source.split { !$0.isLetter }.first.map(String.init) ?? ""
                if let known = Keywords.like(first) { return .misspelled(first, known: known) }
                // If the error is at a closing brace, another brace is missing on a different line,
                // so this rule doesn't apply.
                guard !error.source.contains(#/^\s*\}/#) else { return nil }
                return Cure(
                    .brokenStatement, "Two parts of this line don't fit together.",
                    next: "Look for a typo, a missing operator or a bracket too many.")
            },
            CureRule(#/missing return in .* expected to return '([^']+)'/#) { found, _ in
                Cure(
                    .missingReturn,
                    "This code can reach its end without returning a value (\(found[0])).",
                    next: "Write 'return' before the value, on every path through the code.")
            },
            CureRule(
                #/unexpected non-void return value in void function/#,
                Cure(
                    .returnsFromVoid, "A function without '->' can't return a value.",
                    next: inTests
                        ? "Assert the value instead of returning it."
                        : "If the result goes to an output, pass it there: output?(value)")),
            CureRule(
                #/type 'Int' cannot be used as a boolean/#,
                Cure(
                    .comparesTypes, "A condition must be true or false, and a number is neither.",
                    next: "Compare the number: … != 0")),
            CureRule(#/requires explicit use of 'self'/#) { _, error in
                let name = error.word ?? "it"
                return Cure(
                    .missingSelf, "This closure is kept for later, so '\(name)' needs 'self'.",
                    next: inTests
                        ? "Write: self.\(name)"
                        : "Write 'self?.\(name)', and '[weak self]' after the closure's '{', so "
                            + "that the closure doesn't keep its owner in memory.")
            },
        ]
    }
}

/// The Swift keywords that learners misspell.
enum Keywords {
    private static let all = [
        "return", "guard", "while", "switch", "throw", "await", "self", "true", "false", "func",
    ]

    /// The Swift counterparts of keywords in other languages.
    private static let foreign = [
        "val": "let", "const": "let", "fun": "func", "function": "func", "def": "func",
        "null": "nil", "None": "nil", "this": "self", "elif": "else if",
    ]

    /// The keyword that was probably meant: the word is its name in another language, or has one
    /// wrong or missing letter, or two swapped ones.
    ///
    /// A word with an additional letter is probably a name, such as `classes`. The word `wait` is a
    /// function of XCTest.
    static func like(_ word: String) -> String? {
        if let known = foreign[word] { return known }
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
