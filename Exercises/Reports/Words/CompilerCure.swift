/// What the compiler says, and what helps: a line of the tables that `CompilerWordsText` reads.
struct CompilerCure: Sendable {
    /// What doesn't compile.
    enum Side { case code, tests }

    /// Where it helps; nil for everywhere.
    let side: Side?
    /// What helps with an error; nil for errors that are others.
    let help: @Sendable (CompilerError) -> String?

    init(in side: Side? = nil, help: @escaping @Sendable (CompilerError) -> String?) {
        self.side = side
        self.help = help
    }

    /// Where the compiler's sentence has all of these words.
    static func says(
        _ words: String..., in side: Side? = nil,
        help: @escaping @Sendable (CompilerError) -> String?
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
        help: @escaping @Sendable (Match, CompilerError) -> String?
    ) -> CompilerCure {
        CompilerCure(in: side) { error in
            error.message.firstMatch(of: pattern()).flatMap { help($0.output, error) }
        }
    }
}
