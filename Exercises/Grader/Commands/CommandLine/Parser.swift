import Catalog

/// The vocabulary of the command line: the commands, the first of which is the default, and the workshop's
/// stages and exercises.
struct Grammar: Sendable {
    let verbs: [Verb]
    let workshop: Workshop
}

/// Parses the words of a command line.
struct Parser {
    private let grammar: Grammar
    private var words: ArraySlice<String>
    private var invocation: Invocation
    private var hasVerb = false
    private var onlyStages = false

    /// Parses the words after the program's name.
    static func parse(_ words: [String], _ grammar: Grammar) throws(UsageError) -> Invocation {
        var parser = Parser(words: words[...], grammar: grammar)
        return try parser.run()
    }

    private init(words: ArraySlice<String>, grammar: Grammar) {
        self.words = words
        self.grammar = grammar
        invocation = Invocation(verb: grammar.verbs[0])
    }

    private mutating func run() throws(UsageError) -> Invocation {
        while let word = words.popFirst() {
            if word == "--", !onlyStages {
                onlyStages = true
            } else if word.hasPrefix("-"), word != "-", !onlyStages {
                try readOption(word)
            } else {
                try readWord(word)
            }
        }
        invocation.stages = grammar.workshop.stages(invocation.stages).map(\.id)
        guard !invocation.wantsHelp else { return invocation }
        let verb = invocation.verb
        let words =
            invocation.stages.map(\.description) + invocation.exercises + invocation.words
        if words.count > verb.words.maximum {
            throw .notTaken(words[verb.words.maximum], by: verb)
        }
        for given in invocation.options
        where !verb.options.contains(where: { $0.name == given.option }) {
            throw .notTaken(given.option, by: verb)
        }
        return invocation
    }

    private mutating func readWord(_ word: String) throws(UsageError) {
        if !hasVerb, !onlyStages, invocation.stages.isEmpty {
            if word == "help" {
                invocation.wantsHelp = true
                return
            }
            if let verb = grammar.verbs.first(where: { $0.name == word }) {
                invocation.verb = verb
                hasVerb = true
                return
            }
        }
        let verb = invocation.verb
        if case .asGiven = verb.words {
            invocation.words.append(word)
            return
        }
        if verb.words.takeExercises, grammar.workshop.stage(ofExercise: word) != nil {
            if !invocation.exercises.contains(word) { invocation.exercises.append(word) }
            return
        }
        let stages = grammar.workshop.stages(calledBy: word)
        guard !stages.isEmpty else {
            throw verb.words == .nothing ? .notTaken(word, by: verb) : .unknownWord(word, for: verb)
        }
        invocation.stages += stages.map(\.id).filter { !invocation.stages.contains($0) }
    }

    private mutating func readOption(_ word: String) throws(UsageError) {
        let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let name = String(parts[0])
        let attached = parts.count == 2 ? String(parts[1]) : nil
        if ["--help", "-h", "--version"].contains(name) {
            guard attached == nil else { throw .unexpectedValue(option: name) }
            if name == "--version" {
                invocation.wantsVersion = true
            } else {
                invocation.wantsHelp = true
            }
            return
        }
        // Several commands may have an option with the same name, and the command's name may come later.
        let later = words.compactMap { word in grammar.verbs.first { $0.name == word } }.first
        let verb = hasVerb ? invocation.verb : later ?? invocation.verb
        let known = verb.options + grammar.verbs.flatMap(\.options)
        guard let option = known.first(where: { $0.name == name }) else {
            throw .unknownOption(name)
        }
        let value = try option.value == nil ? noValue(name, attached) : value(name, attached)
        let given = OptionValue(option: name, word: value, workshop: grammar.workshop)
        // The value is checked now by any command that has the option, because the command's name may come
        // later.
        try option.check(given)
        invocation.options.append(given)
    }

    private func noValue(_ option: String, _ attached: String?) throws(UsageError) -> String {
        guard attached == nil else { throw .unexpectedValue(option: option) }
        return ""
    }

    private mutating func value(_ option: String, _ attached: String?) throws(UsageError) -> String
    {
        if let attached, !attached.isEmpty { return attached }
        guard attached == nil, let next = words.first, !next.hasPrefix("--"), !next.isEmpty else {
            throw .missingValue(option: option)
        }
        words.removeFirst()
        return next
    }
}

extension Workshop {
    /// The stages that a word names (`2`, `stage2`, `games`, or all `encores`); empty for any other word.
    package func stages(calledBy word: String) -> [Stage] {
        let word = word.lowercased()
        if word == "encores" { return encores }
        return stages.filter { stage in
            [stage.module.lowercased(), "\(stage.id)".lowercased()].contains(word)
        }
    }
}
