import Grading
import Reports

/// The values of all options, each with its default. A command takes only the options that it declares.
struct Options: Sendable, Equatable {
    var tree = Tree.starter
    var limits = GradingLimits()
    /// Whether learners' code may run with the permissions of this process.
    var isWithoutSandbox = false
    /// Whether to show everything that failed instead of only the first failure.
    var showsAll = false
    var showsPoints = false
    var format = ReportFormat.text
    /// The file for the report; nil for standard output.
    var output: String?
    /// Whether `diff` and `reset` work on the learner's tests instead of the code.
    var areTests = false
    /// Whether to assume that the answer to a question is yes.
    var saysYes = false
    /// The learner's name; nil if none was given.
    var name: String?
    var wantsHelp = false
    var wantsVersion = false
    var ofClass = ClassOptions()
    var ofPackage = PackageOptions()

    init() {}
}

/// The options of `grade class` alone.
struct ClassOptions: Sendable, Equatable {
    /// The folder for the reports.
    var out: String?
    /// The file with the class list; nil if there is none.
    var roster: String?
    /// Whether to grade uploads that don't match an entry in the list.
    var allowsUnmatched = false
    /// The stages to grade, as typed; nil for all.
    var stages: String?
    /// The number of submissions to grade in parallel; nil for one per core.
    var jobs: Int?
    /// The part of the class to grade; nil for the whole class.
    var shard: Shard?
    /// The names of the learners to grade; everyone if empty.
    var only: [String] = []
    /// Whether to grade everything again, ignoring the results of earlier runs.
    var startsOver = false

    /// One part of a class: part `index` (from 1) of `count`.
    struct Shard: Equatable {
        let index: Int
        let count: Int

        /// Parses a text such as `3/20`; nil if the text doesn't have this form.
        init?(_ text: String) {
            guard let match = text.wholeMatch(of: #/(\d{1,6})\/(\d{1,6})/#),
                let index = Int(match.1), let count = Int(match.2), index >= 1, index <= count
            else { return nil }
            (self.index, self.count) = (index, count)
        }
    }
}

extension Option {
    static let help = flag("--help", short: "-h", \.wantsHelp, help: "Show this text.")
    static let version = flag("--version", \.wantsVersion, help: "Show the version.")

    static let tree = choice(
        "--tree", "TREE", \.tree, help: "Starter (your code, the default) or Finished.")

    /// How tests are built and run: the options of every command that grades.
    static let grading: [Option] = [
        number(
            "--time-limit", "SECONDS", in: 1...3600, of: "seconds",
            help: """
                Time limit for one test. The default is 10. After repeated timeouts, the remaining \
                slow tests are skipped.
                """
        ) { $1.limits.test.timeout = .seconds($0) },
        number(
            "--stage-limit", "SECONDS", in: 1...86_400, of: "seconds",
            help: """
                Time limit for all official tests of a stage together, and also for running your \
                tests with all planted bugs. The default is 300.
                """
        ) { $1.limits.stage = .seconds($0) },
        number(
            "--memory-limit", "MIB", in: 64...1_048_576, of: "MiB",
            help: "Memory limit for one test. The default is 2048."
        ) { $1.limits.test.memory = $0 << 20 },
        noSandbox,
    ]

    static let noSandbox = flag(
        "--no-sandbox", \.isWithoutSandbox,
        help: """
            Run the tests outside the sandbox, with all your permissions. They can then do \
            everything that you can do, such as delete files.
            """)

    static let tests = flag("--tests", \.areTests, help: "Reset your tests instead of your code.")

    /// The options of `grade class`, except for the ones that it shares with other commands.
    static let ofClass: [Option] = [
        text(
            "--out", "REPORTS", \.ofClass.out,
            help: """
                The folder for the reports: class.html, grades.csv, and a page and feedback for each \
                learner.
                """),
        text(
            "--roster", "FILE", \.ofClass.roster,
            help: """
                The class list as CSV: your platform's own export, or a file with the columns name, \
                email, canvas id, moodle id and folder.
                """),
        flag(
            "--allow-unmatched", \.ofClass.allowsUnmatched,
            help: """
                If an upload matches no learner on the list, or more than one, grade it under its \
                own name. Without this option, the run stops before anything is graded.
                """),
        text(
            "--stages", "STAGES", \.ofClass.stages,
            help: "Grade only these stages, such as 1-3 or 1,2."),
        number(
            "--jobs", "N", in: 1...256, of: "submissions",
            help: "How many submissions to grade at a time. The default is the number of cores."
        ) { $1.ofClass.jobs = $0 },
        Option(
            name: "--shard", value: "K/N",
            help: """
                Grade part K of N of the class. Use the same REPORTS folder for all parts. When all \
                parts are done, run the command without --shard to write the reports.
                """,
            allowed: "a part and the number of parts, such as 3/20"
        ) { word, options in
            options.ofClass.shard = ClassOptions.Shard(word)
            return options.ofClass.shard != nil
        },
        list(
            "--only", "NAME", \.ofClass.only,
            help: """
                Grade only this learner, and keep the results of the others. You can repeat this \
                option. With --fresh, the learner is graded even if nothing has changed.
                """),
        flag("--fresh", \.ofClass.startsOver, help: "Grade everything again."),
    ]
}
