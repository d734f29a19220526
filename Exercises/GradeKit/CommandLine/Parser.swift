import Catalog
import Processes

/// Reads the words of a command line.
struct Parser {
    private var words: ArraySlice<String>
    private var invocation = Invocation()
    private var hasCommand = false
    private var onlyStages = false
    /// The options that were used, to see whether the command takes them.
    private var options: [String] = []

    /// Reads the words after the program's name.
    static func parse(_ words: [String]) throws(UsageError) -> Invocation {
        var parser = Parser(words: words[...])
        return try parser.run()
    }

    private init(words: ArraySlice<String>) {
        self.words = words
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
        invocation.stages.sort()
        guard !invocation.wantsHelp else { return invocation }
        let most = invocation.command.mostWords
        let words =
            invocation.stages.map(String.init) + invocation.exercises + invocation.paths
        if words.count > most { throw .notTaken(words[most], by: invocation.command) }
        for option in options where !invocation.command.options.contains(option) {
            throw .notTaken(option, by: invocation.command)
        }
        return invocation
    }

    private mutating func readWord(_ word: String) throws(UsageError) {
        if !hasCommand, !onlyStages, invocation.stages.isEmpty {
            if word == "help" {
                invocation.wantsHelp = true
                return
            }
            if let command = Invocation.Command(rawValue: word) {
                invocation.command = command
                hasCommand = true
                return
            }
        }
        if invocation.command.takesFolders {
            invocation.paths.append(word)
            return
        }
        if invocation.command.takesExercises,
            stages.contains(where: { $0.exercises.contains { $0.id == word } })
        {
            if !invocation.exercises.contains(word) { invocation.exercises.append(word) }
            return
        }
        let lower = word.lowercased()
        let digits = lower.hasPrefix("stage") ? String(lower.dropFirst(5)) : lower
        guard ["1", "2", "3", "4"].contains(digits), let number = Int(digits) else {
            throw invocation.command.mostWords == 0
                ? .notTaken(word, by: invocation.command)
                : .unknownWord(word, for: invocation.command)
        }
        if !invocation.stages.contains(number) { invocation.stages.append(number) }
    }

    private mutating func readOption(_ word: String) throws(UsageError) {
        let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let name = String(parts[0])
        let attached = parts.count == 2 ? String(parts[1]) : nil
        switch name {
        case "--help", "-h", "--version":
            guard attached == nil else { throw .unexpectedValue(option: name) }
            if name == "--version" {
                invocation.wantsVersion = true
            } else {
                invocation.wantsHelp = true
            }
            return
        case "--yes":
            invocation.saysYes = try flag(name, attached)
        case "--no-sandbox":
            invocation.isWithoutSandbox = try flag(name, attached)
        case "--fresh":
            invocation.startsOver = try flag(name, attached)
        case "--resume":
            // This is the default; the last of the two counts.
            invocation.startsOver = try !flag(name, attached)
        case "--out":
            invocation.out = try value(name, attached)
        case "--jobs":
            invocation.jobs = try number(name, attached, in: 1...256, unit: "submissions")
        case "--shard":
            invocation.shard = try shard(name, attached)
        case "--tree":
            invocation.tree = try choice(name, attached)
        case "--format":
            invocation.format = try choice(name, attached)
        case "--output":
            invocation.output = try value(name, attached)
        case "--time-limit":
            let seconds = try number(name, attached, in: 1...3600, unit: "seconds")
            invocation.limits.silence = .seconds(seconds)
        case "--memory-limit":
            let mebibytes = try number(name, attached, in: 64...1_048_576, unit: "MiB")
            invocation.limits.memory = mebibytes << 20
        default:
            throw .unknownOption(name)
        }
        options.append(name)
    }

    private func flag(_ option: String, _ attached: String?) throws(UsageError) -> Bool {
        guard attached == nil else { throw .unexpectedValue(option: option) }
        return true
    }

    /// Reads `3/20`.
    private mutating func shard(
        _ option: String, _ attached: String?
    ) throws(UsageError) -> Invocation.Shard {
        let word = try value(option, attached)
        let numbers = word.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
        guard numbers.count == 2, let index = numbers[0], let count = numbers[1], count >= 1,
            (1...count).contains(index)
        else {
            throw .badValue(
                option: option, value: word, allowed: "a part and a number of parts, such as 3/20")
        }
        return Invocation.Shard(index: index, count: count)
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

    private mutating func choice<Value: RawRepresentable<String> & CaseIterable>(
        _ option: String, _ attached: String?
    ) throws(UsageError) -> Value {
        let word = try value(option, attached)
        let match = Value.allCases.first { $0.rawValue.lowercased() == word.lowercased() }
        guard let match else {
            let allowed = Value.allCases.map(\.rawValue).joined(separator: ", ")
            throw .badValue(option: option, value: word, allowed: "one of \(allowed)")
        }
        return match
    }

    private mutating func number(
        _ option: String, _ attached: String?, in range: ClosedRange<Int>, unit: String
    ) throws(UsageError) -> Int {
        let word = try value(option, attached)
        guard let number = Int(word), range.contains(number) else {
            let allowed =
                "a whole number of \(unit) from \(range.lowerBound) to \(range.upperBound)"
            throw .badValue(option: option, value: word, allowed: allowed)
        }
        return number
    }
}

extension Invocation.Command {
    /// The options that the command takes, beside `--help` and `--version`.
    var options: Set<String> {
        switch self {
        case .grade: ["--tree", "--format", "--output", "--time-limit", "--memory-limit"]
        case .list, .next, .hint, .watch: ["--tree", "--time-limit", "--memory-limit"]
        case .reset: ["--yes"]
        case .classroom:
            [
                "--out", "--jobs", "--shard", "--resume", "--fresh", "--no-sandbox",
                "--time-limit", "--memory-limit",
            ]
        case .merge: ["--out"]
        case .diff, .doctor, .verify: []
        }
    }

    /// Whether exercises can be named, and not only stages.
    var takesExercises: Bool {
        switch self {
        case .hint, .diff, .reset: true
        default: false
        }
    }

    /// Whether folders are named, and no stages.
    var takesFolders: Bool { self == .classroom || self == .merge }

    /// How many words can be named at the most.
    var mostWords: Int {
        switch self {
        case .merge: .max
        case .classroom: 1
        case .grade, .list: 4
        case .watch, .hint, .diff, .reset: 1
        case .next, .doctor, .verify: 0
        }
    }
}
