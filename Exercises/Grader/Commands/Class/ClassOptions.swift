import Catalog
import Reports

/// The options of `grade class`.
struct ClassOptions: CommandOptions {
    /// The folder for the reports.
    var out: String?
    /// The file with the class list; nil if there is none.
    var roster: String?
    /// Whether to grade uploads that don't match an entry in the list.
    var allowsUnmatched = false
    /// The file to write a blank class list to; nil if the class is to be graded.
    var rosterToMake: String?
    /// The instructor's title for the workshop; nil for the workshop's own name.
    var title: String?
    /// How the feedback is laid out.
    var feedback = FeedbackLayout.files
    /// The stages to grade; all if empty.
    var stages: [Stage.ID] = []
    /// The points of the stages for which the instructor sets them.
    var worth: [Stage.ID: StageWorth] = [:]
    /// How many submissions are graded in parallel; nil for one per core.
    var jobs: Int?
    /// The part of the class to grade; nil for the whole class.
    var shard: Shard?
    /// The names of the learners to grade; everyone if empty.
    var only: [String] = []
    /// Whether to grade everything again, ignoring the results of earlier runs.
    var startsOver = false
    var grader = GraderOptions()

    /// One part of a class: part `index` (from 1) of `count`.
    struct Shard: Equatable {
        let index: Int
        let count: Int
    }

    static let declared: [Option<ClassOptions>] =
        [
            .text(
                "--out", "REPORTS", \.out,
                help: """
                    The folder to write to: class.html, grades.csv, and
                    a page and a feedback for each learner.
                    """),
            .text(
                "--roster", "FILE", \.roster,
                help: """
                    The list of the class, as CSV: who it is, and whose
                    folder is whose. --make-roster writes one.
                    """),
            .flag(
                "--allow-unmatched", \.allowsUnmatched,
                help: """
                    Grade uploads that can't be matched to one learner
                    on the list under their own names. Without it,
                    they stop the run before anything is graded.
                    """),
            .text(
                "--make-roster", "FILE", \.rosterToMake,
                help: """
                    Grade nothing: write a list of the class to fill in,
                    a line for each submission.
                    """),
            .text(
                "--title", "TITLE", \.title, help: "What the workshop is called on every page."),
            .choice(
                "--feedback", "LAYOUT", \.feedback,
                help: """
                    moodle: also write the feedback as Moodle takes it,
                    to the folder moodle. The default is files.
                    """),
            Option(
                name: "--stages", value: "STAGES",
                help: "Grade these only, such as 1-3 for half a day."
            ) { given, options throws(UsageError) in
                options.stages = try given.stages()
            },
            Option(
                name: "--points", value: "POINTS",
                help: """
                    What stages are worth, such as 1=10,2=20:12, where
                    12 of the 20 are for the tests. The default is 25:15.
                    """
            ) { given, options throws(UsageError) in
                options.worth = try given.worth()
            },
            Option(
                name: "--jobs", value: "N",
                help: """
                    How many submissions to grade at a time. The default
                    is the number of cores.
                    """
            ) { given, options throws(UsageError) in
                options.jobs = try given.number(in: 1...256, unit: "submissions")
            },
            Option(
                name: "--shard", value: "K/N",
                help: """
                    Grade the Kth of N parts of the class. When all are
                    done, the same command without it writes the
                    reports. All parts share REPORTS.
                    """
            ) { given, options throws(UsageError) in
                options.shard = try given.shard()
            },
            Option(
                name: "--only", value: "NAME",
                help: """
                    Grade this learner, and leave the others' results
                    as they are. May be given several times. With
                    --fresh, even if nothing has changed.
                    """
            ) { given, options in
                options.only.append(given.word)
            },
            .flag("--fresh", \.startsOver, help: "Grade everything again."),
            .flag(
                "--no-sandbox", \.grader.isWithoutSandbox,
                help: """
                    Run the learners' code with all your rights. Every
                    report says so.
                    """),
        ] + GraderOptions.declared.map { $0.within(\.grader) }
}

extension OptionValue {
    /// Reads `1-3` or `1,2,games` as stages in the workshop's order.
    fileprivate func stages() throws(UsageError) -> [Stage.ID] {
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

    /// Reads `1=20,2=30:18` as the points of stages, and how many of them are for the learner's tests.
    fileprivate func worth() throws(UsageError) -> [Stage.ID: StageWorth] {
        var worth: [Stage.ID: StageWorth] = [:]
        for part in word.split(separator: ",", omittingEmptySubsequences: false) {
            let sides = part.split(separator: "=", omittingEmptySubsequences: false)
            let stage = workshop.numbered.first { sides.count == 2 && "\($0.id)" == sides[0] }
            let numbers = sides.last?.split(separator: ":", omittingEmptySubsequences: false) ?? []
            let points = numbers.compactMap { Double($0) }.filter((0...1000).contains)
            guard let stage, (1...2).contains(numbers.count), points.count == numbers.count,
                worth[stage.id] == nil
            else {
                throw .badValue(
                    option: option, value: word,
                    allowed: "points from 0 to 1000 for stages, such as 1=20,2=30:18, where 18 of "
                        + "the 30 are for the tests")
            }
            let (total, tests) = (points[0], points.dropFirst().first)
            guard (tests ?? 0) <= total else {
                throw .badValue(
                    option: option, value: word,
                    allowed: "no more points for the tests of a stage than for all of it")
            }
            worth[stage.id] = StageWorth(total, tests: tests)
        }
        return worth
    }

    /// Reads `3/20` as a part of the class.
    fileprivate func shard() throws(UsageError) -> ClassOptions.Shard {
        let numbers = word.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
        guard numbers.count == 2, let index = numbers[0], let count = numbers[1], count >= 1,
            (1...count).contains(index)
        else {
            throw .badValue(
                option: option, value: word, allowed: "a part and a number of parts, such as 3/20")
        }
        return ClassOptions.Shard(index: index, count: count)
    }
}
