import Catalog

/// The vocabulary of the command line: the commands, the first of which is the default, and the workshop's
/// stages and exercises.
struct Grammar: Sendable {
    let verbs: [Verb]
    let workshop: Workshop

    /// The command that the first word names; the default one for any other word.
    func verb(of words: [String]) -> (verb: Verb, isNamed: Bool) {
        let name = words.first?.lowercased()
        return verbs.first { $0.name == name }.map { ($0, true) } ?? (verbs[0], false)
    }
}

/// Parses the words of a command line.
struct Parser {
    private let grammar: Grammar
    private var words: ArraySlice<String>
    private var invocation: Invocation

    /// Parses the words after the program's name.
    static func parse(_ words: [String], _ grammar: Grammar) throws(UsageError) -> Invocation {
        if let first = words.first, first == "help" {
            return try parse(Array(words.dropFirst()) + ["--help"], grammar)
        }
        let (verb, isNamed) = grammar.verb(of: words)
        var parser = Parser(
            grammar: grammar, words: words.dropFirst(isNamed ? 1 : 0),
            invocation: Invocation(verb: verb))
        return try parser.run()
    }

    private mutating func run() throws(UsageError) -> Invocation {
        var onlyWords = false
        while let word = words.popFirst() {
            if word == "--", !onlyWords {
                onlyWords = true
            } else if word.hasPrefix("-"), word != "-", !onlyWords {
                try readOption(word)
            } else if !invocation.options.wantsHelp {
                try readWord(word)
            }
        }
        invocation.stages = grammar.workshop.stages(invocation.stages).map(\.id)
        return invocation
    }

    private mutating func readWord(_ word: String) throws(UsageError) {
        let (verb, workshop) = (invocation.verb, grammar.workshop)
        switch verb.words {
        case .nothing: throw .notTaken(word, by: verb)
        case .asGiven:
            guard invocation.word == nil else {
                throw UsageError(
                    "the command '\(verb.name)' takes only one name: remove '\(word)'.")
            }
            invocation.word = word
        case .stages, .stagesAndExercises:
            if verb.words == .stagesAndExercises, let id = workshop.exercise(calledBy: word)?.id {
                if !invocation.exercises.contains(id) { invocation.exercises.append(id) }
                return
            }
            let stages = workshop.stages(calledBy: word)
            guard !stages.isEmpty else { throw .unknownWord(word, for: verb, grammar) }
            invocation.stages += stages.map(\.id)
        }
    }

    private mutating func readOption(_ word: String) throws(UsageError) {
        let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            .map(String.init)
        let (verb, name) = (invocation.verb, parts[0])
        let taken = verb.options + [.version, .help]
        guard let option = taken.first(where: { [$0.name, $0.short].contains(name) }) else {
            let all = grammar.verbs.flatMap(\.options).map(\.name)
            throw all.contains(name)
                ? .notTaken(name, by: verb)
                : .unknownOption(name, known: taken.map(\.name) + all)
        }
        let value = try value(of: option, parts.dropFirst().first)
        guard option.store(value, &invocation.options) else {
            throw .badValue(option: name, value: value, allowed: option.allowed)
        }
    }

    /// The value of an option: the text after its `=`, or else the next word. Empty if the option doesn't
    /// take a value.
    private mutating func value(of option: Option, _ attached: String?) throws(UsageError) -> String
    {
        guard option.value != nil else {
            guard attached == nil else {
                throw UsageError("the option '\(option.name)' doesn't take a value.")
            }
            return ""
        }
        let next = attached ?? words.first.flatMap { $0.hasPrefix("--") ? nil : $0 } ?? ""
        guard !next.isEmpty else { throw UsageError("the option '\(option.name)' needs a value.") }
        if attached == nil { words.removeFirst() }
        return next
    }
}
