import Grading

/// The fix for a compiler error.
struct Cure: Equatable {
    /// The errors that have a fix: the ones that learners meet most often.
    enum Kind: CaseIterable {
        // Names
        case missingImport, missingTestable, misspelledName, otherLibrary, onlyInOwnCode
        case appleFramework, missingDouble, otherStage
        case missingSelf, redeclared
        // Statements
        case unclosedBrace, brokenStatement, missingReturn, returnsFromVoid
        // Values and types
        case optionalValue, optionalMember, label, arguments, mixedTypes, comparesTypes
        case notEquatable, missingRequirements, escaping
        // Waiting and the main actor
        case missingAwait, missingTry, missingAsync, missingMainActor, waitInAsync
        // Tests
        case staticState
    }

    let kind: Kind
    let words: Finding.Words
    /// The paths of the files that the words name.
    let files: [String]

    init(
        _ kind: Kind, _ what: String, next: String? = nil, guide: String? = nil,
        files: [String] = []
    ) {
        (self.kind, self.files) = (kind, files)
        words = Finding.Words(what, next: next, guide: guide)
    }
}

/// A rule that recognizes an error by the compiler's message.
struct CureRule {
    /// The fix for an error; nil if the rule doesn't apply.
    let cure: (CompilerDiagnostic) -> Cure?

    /// A rule for messages that match a pattern.
    ///
    /// - Parameter cure: Receives what the pattern captures.
    init<Output>(
        _ pattern: Regex<Output>, cure: @escaping ([String], CompilerDiagnostic) -> Cure?
    ) {
        self.cure = { error in
            error.message.firstMatch(of: Regex<AnyRegexOutput>(pattern)).flatMap { match in
                cure(match.output.dropFirst().map { String($0.substring ?? "") }, error)
            }
        }
    }

    /// A rule for messages that match a pattern and always have the same fix.
    init<Output>(_ pattern: Regex<Output>, _ cure: Cure) {
        self.init(pattern) { _, _ in cure }
    }
}

extension CompilerDiagnostic {
    /// The source line that contains the error; empty if the compiler doesn't show it.
    var source: String {
        excerpt.first { $0.number != nil && $0.number == place?.line }?.text ?? ""
    }

    /// The source starting at the error's column; empty if the compiler doesn't show it.
    var rest: String { String(source.dropFirst(max(0, (place?.column ?? 1) - 1))) }

    /// The name before the parenthesis of the call that contains the error; nil if it isn't on this line.
    var nameOfCall: String? {
        var depth = 0
        let before = source.prefix(place?.column ?? 0)
        let open = before.indices.last { index in
            if before[index] == ")" { depth += 1 }
            if before[index] == "(" { depth -= 1 }
            return depth < 0
        }
        let name = open.map { before[..<$0].reversed().prefix { $0.isLetter || $0.isNumber } }
        return name.flatMap { $0.isEmpty ? nil : String($0.reversed()) }
    }

    /// The word at the error's column.
    var word: String? {
        let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        return word.isEmpty ? nil : String(word)
    }
}
