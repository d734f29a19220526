import Catalog
import Grading
import Processes
import Reports

/// An option of a command: its name, its help, and what it changes.
struct Option: Sendable {
    /// With its two hyphens.
    let name: String
    /// What its value is called in the help; nil where it takes none.
    var value: String?
    let help: String
    /// Puts what was given into the invocation.
    let read: @Sendable (OptionValue, inout Invocation) throws(UsageError) -> Void
}

/// The options, each declared once for all commands that take it.
extension Option {
    static let tree = Option(
        name: "--tree", value: "TREE", help: "Starter (your code, the default) or Finished."
    ) { value, invocation throws(UsageError) in
        invocation.tree = try value.choice()
    }
    static let format = Option(
        name: "--format", value: "FORMAT",
        help: """
            text (the default), json, junit, github, gradescope
            or classroom50.
            """
    ) { value, invocation throws(UsageError) in
        invocation.format = try value.choice()
    }
    static let all = Option(
        name: "--all", help: "Show all that failed, and not the first of it."
    ) { _, invocation in
        invocation.showsAll = true
    }
    static let output = Option(
        name: "--output", value: "FILE", help: "Write the report to this file."
    ) { value, invocation in
        invocation.output = value.word
    }
    static let timeLimit = Option(
        name: "--time-limit", value: "SECONDS",
        help: "How long one test may take. The default is 10."
    ) { value, invocation throws(UsageError) in
        invocation.limits.timeout = .seconds(try value.number(in: 1...3600, unit: "seconds"))
    }
    static let stageLimit = Option(
        name: "--stage-limit", value: "SECONDS",
        help: """
            How long all tests of a stage may take together:
            the official ones, and as long again your own
            with all planted bugs. The default is 300.
            """
    ) { value, invocation throws(UsageError) in
        invocation.timeOfStage = .seconds(try value.number(in: 1...86_400, unit: "seconds"))
    }
    static let memoryLimit = Option(
        name: "--memory-limit", value: "MIB",
        help: "How much memory a test may use. The default is 2048."
    ) { value, invocation throws(UsageError) in
        invocation.limits.memory = try value.number(in: 64...1_048_576, unit: "MiB") << 20
    }
    static let buildWith = Option(
        name: "--build-with", value: "WHAT",
        help: """
            compiler, package-manager or auto (the default): the
            compiler itself, which is quicker, where it works.
            """
    ) { value, invocation throws(UsageError) in
        invocation.buildsWith = try value.choice()
    }
    static let yes = Option(
        name: "--yes", help: "Don't ask. Needed where there is no terminal."
    ) { _, invocation in
        invocation.saysYes = true
    }
    static let name = Option(
        name: "--name", value: "NAME", help: "Your name, for the file. It is remembered."
    ) { value, invocation in
        invocation.name = value.word
    }
    static let out = Option(
        name: "--out", value: "REPORTS",
        help: """
            The folder to write to: class.html, grades.csv, and
            a page and a feedback for each learner.
            """
    ) { value, invocation in
        invocation.out = value.word
    }
    static let outOfMerge = Option(
        name: "--out", value: "DIR", help: "The folder to write the reports of the class to.",
        read: out.read)
    static let jobs = Option(
        name: "--jobs", value: "N",
        help: """
            How many submissions to grade at a time. The default
            is the number of cores.
            """
    ) { value, invocation throws(UsageError) in
        invocation.jobs = try value.number(in: 1...256, unit: "submissions")
    }
    static let roster = Option(
        name: "--roster", value: "FILE",
        help: """
            The list of the class, as CSV: who it is, and whose
            folder is whose. --make-roster writes one.
            """
    ) { value, invocation in
        invocation.roster = value.word
    }
    static let makeRoster = Option(
        name: "--make-roster", value: "FILE",
        help: """
            Grade nothing: write a list of the class to fill in,
            a line for each submission.
            """
    ) { value, invocation in
        invocation.rosterToMake = value.word
    }
    static let jplag = Option(
        name: "--jplag", value: "DIR",
        help: """
            Grade nothing: lay the class out in a new folder
            for JPlag, which looks for similar code.
            """
    ) { value, invocation in
        invocation.jplag = value.word
    }
    static let title = Option(
        name: "--title", value: "TITLE", help: "What the workshop is called on every page."
    ) { value, invocation in
        invocation.title = value.word
    }
    static let feedback = Option(
        name: "--feedback", value: "LAYOUT",
        help: """
            moodle: also write the feedback as Moodle takes it,
            to the folder moodle. The default is files.
            """
    ) { value, invocation throws(UsageError) in
        invocation.feedback = try value.choice()
    }
    static let stagesOfClass = Option(
        name: "--stages", value: "STAGES",
        help: "Grade these only, such as 1-3 for half a day."
    ) { value, invocation throws(UsageError) in
        invocation.stagesOfClass = try value.stages()
    }
    static let points = Option(
        name: "--points", value: "POINTS",
        help: """
            What stages are worth, such as 1=10,2=20. The
            default is 25 for each.
            """
    ) { value, invocation throws(UsageError) in
        invocation.worth = try value.worth()
    }
    static let watchClass = Option(
        name: "--watch",
        help: """
            Go on: grade again what changes, and keep the pages
            current. board.html shows the class at work.
            """
    ) { _, invocation in
        invocation.isWatching = true
    }
    static let shard = Option(
        name: "--shard", value: "K/N",
        help: """
            Grade the Kth of N parts of the class. 'merge' puts
            the parts together.
            """
    ) { value, invocation throws(UsageError) in
        invocation.shard = try value.shard()
    }
    /// This is the default; the last of the two counts.
    static let resume = Option(
        name: "--resume", help: "Go on where an earlier run was. This is the default."
    ) { _, invocation in
        invocation.startsOver = false
    }
    static let fresh = Option(name: "--fresh", help: "Grade everything again.") { _, invocation in
        invocation.startsOver = true
    }
    static let noSandbox = Option(
        name: "--no-sandbox",
        help: """
            Run the learners' code with all your rights. Every
            report says so.
            """
    ) { _, invocation in
        invocation.isWithoutSandbox = true
    }

    static let noSandboxOfOwnCode = Option(
        name: "--no-sandbox",
        help: """
            Run the tests with all your rights, also where there
            is a sandbox that could keep them apart.
            """, read: noSandbox.read)

    /// The options of every command that grades the kit's own trees.
    static let grading = [
        tree, timeLimit, stageLimit, memoryLimit, buildWith, noSandboxOfOwnCode,
    ]
}

/// The value that was given to an option, and the ways to read it.
struct OptionValue {
    /// The option's name, for what is said of a value that is none.
    let option: String
    let word: String
    let workshop: Workshop

    func choice<Value: RawRepresentable<String> & CaseIterable>() throws(UsageError) -> Value {
        let match = Value.allCases.first { $0.rawValue.lowercased() == word.lowercased() }
        guard let match else {
            let allowed = Value.allCases.map(\.rawValue).joined(separator: ", ")
            throw .badValue(option: option, value: word, allowed: "one of \(allowed)")
        }
        return match
    }

    func number(in range: ClosedRange<Int>, unit: String) throws(UsageError) -> Int {
        guard let number = Int(word), range.contains(number) else {
            let allowed =
                "a whole number of \(unit) from \(range.lowerBound) to \(range.upperBound)"
            throw .badValue(option: option, value: word, allowed: allowed)
        }
        return number
    }

    /// Reads `1-3`, or `1,2,games`: stages in the order of the workshop.
    func stages() throws(UsageError) -> [Stage.ID] {
        var found: [Stage.ID] = []
        for part in word.split(separator: ",", omittingEmptySubsequences: false) {
            let ends = part.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
            var stages = workshop.stages(calledBy: String(part))
            if ends.count == 2, let first = ends[0], let last = ends[1], first <= last {
                stages = workshop.numbered.filter { stage in
                    (first...last).contains { stage.id == .number($0) }
                }
                if stages.count != last - first + 1 { stages = [] }
            }
            guard !stages.isEmpty else {
                throw .badValue(option: option, value: word, allowed: "stages, such as 1-3 or 1,2")
            }
            found += stages.map(\.id)
        }
        return workshop.stages(found).map(\.id)
    }

    /// Reads `1=20,2=30`: what stages are worth.
    func worth() throws(UsageError) -> [Stage.ID: Double] {
        var worth: [Stage.ID: Double] = [:]
        for part in word.split(separator: ",", omittingEmptySubsequences: false) {
            let sides = part.split(separator: "=", omittingEmptySubsequences: false)
            let stage = workshop.numbered.first { sides.count == 2 && "\($0.id)" == sides[0] }
            guard let stage, let points = Double(sides[1]), (0...1000).contains(points),
                worth.updateValue(points, forKey: stage.id) == nil
            else {
                throw .badValue(
                    option: option, value: word,
                    allowed: "points from 0 to 1000 for stages, such as 1=20,2=30")
            }
        }
        return worth
    }

    /// Reads `3/20`.
    func shard() throws(UsageError) -> Invocation.Shard {
        let numbers = word.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
        guard numbers.count == 2, let index = numbers[0], let count = numbers[1], count >= 1,
            (1...count).contains(index)
        else {
            throw .badValue(
                option: option, value: word, allowed: "a part and a number of parts, such as 3/20")
        }
        return Invocation.Shard(index: index, count: count)
    }
}
