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
            } else if !invocation.wantsHelp {
                try readWord(word)
            }
        }
        invocation.stages = grammar.workshop.stages(invocation.stages).map(\.id)
        return invocation
    }

    private mutating func readWord(_ word: String) throws(UsageError) {
        let (verb, workshop) = (invocation.verb, grammar.workshop)
        let isFirst =
            invocation.stages.isEmpty && invocation.exercises.isEmpty && invocation.word == nil
        guard verb.words.areMany || verb.words != .nothing && isFirst else {
            throw .notTaken(word, by: verb)
        }
        if verb.words == .asGiven {
            invocation.word = word
        } else if verb.words.areExercises, let id = workshop.exercise(calledBy: word)?.id {
            if !invocation.exercises.contains(id) { invocation.exercises.append(id) }
        } else {
            let stages = workshop.stages(calledBy: word)
            guard !stages.isEmpty else { throw .unknownWord(word, for: verb, grammar) }
            invocation.stages += stages.map(\.id)
        }
    }

    private mutating func readOption(_ word: String) throws(UsageError) {
        let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let (name, attached) = (String(parts[0]), parts.dropFirst().first.map(String.init))
        let verb = invocation.verb
        let option = verb.options.first { $0.name == name }
        let standard = ["--help", "--version"]
        guard option != nil || standard.contains(name) || name == "-h" else {
            let all = grammar.verbs.flatMap(\.options).map(\.name)
            let known = verb.options.map(\.name) + standard + all
            throw all.contains(name)
                ? .notTaken(name, by: verb) : .unknownOption(name, known: known)
        }
        guard let option, option.value != nil else {
            if attached != nil { throw .unexpectedValue(option: name) }
            if name == "--version" { invocation.wantsVersion = true }
            if option == nil, name != "--version" { invocation.wantsHelp = true }
            return try store("", for: option)
        }
        try store(try value(of: name, attached), for: option)
    }

    private mutating func store(_ value: String, for option: Option?) throws(UsageError) {
        guard let option else { return }
        do {
            try option.read(value, &invocation.options)
        } catch {
            throw .badValue(option: option.name, value: value, allowed: error.text)
        }
    }

    private mutating func value(of option: String, _ attached: String?) throws(UsageError) -> String
    {
        if let attached, !attached.isEmpty { return attached }
        guard attached == nil, let next = words.first, !next.hasPrefix("--"), !next.isEmpty else {
            throw .missingValue(option: option)
        }
        words.removeFirst()
        return next
    }
}
