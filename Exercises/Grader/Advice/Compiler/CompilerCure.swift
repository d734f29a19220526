import Grading

/// What the compiler says, and what helps: a line of the tables that `CompilerCures` reads.
struct CompilerCure: Sendable {
    /// What doesn't compile.
    enum Side { case code, tests }

    /// Where it helps; nil for everywhere.
    let side: Side?
    /// What helps with an error; nil if it is another error.
    let help: @Sendable (CompilerDiagnostic) -> String?

    init(in side: Side? = nil, help: @escaping @Sendable (CompilerDiagnostic) -> String?) {
        self.side = side
        self.help = help
    }

    /// Where the compiler's sentence has all of these words.
    static func says(
        _ words: String..., in side: Side? = nil,
        help: @escaping @Sendable (CompilerDiagnostic) -> String?
    ) -> CompilerCure {
        CompilerCure(in: side) { error in
            words.allSatisfy(error.message.contains) ? help(error) : nil
        }
    }

    /// The same, where what helps is always the same.
    static func says(_ words: String..., in side: Side? = nil, help: String) -> CompilerCure {
        CompilerCure(in: side) { error in
            words.allSatisfy(error.message.contains) ? help : nil
        }
    }

    /// Where the compiler's sentence has something like this.
    static func says<Match>(
        like pattern: @escaping @autoclosure @Sendable () -> Regex<Match>, in side: Side? = nil,
        help: @escaping @Sendable (Match, CompilerDiagnostic) -> String?
    ) -> CompilerCure {
        CompilerCure(in: side) { error in
            error.message.firstMatch(of: pattern()).flatMap { help($0.output, error) }
        }
    }
}

extension CompilerDiagnostic {
    /// The line of the source that is meant; empty where it isn't shown.
    var source: String {
        excerpt.first { $0.number != nil && $0.number == place?.line }?.text ?? ""
    }

    /// The source from the place on that is meant; empty where it isn't shown.
    var rest: String { String(source.dropFirst(max(0, (place?.column ?? 1) - 1))) }

    /// The word at the place that is meant.
    var word: String? {
        let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        return word.isEmpty ? nil : String(word)
    }
}
