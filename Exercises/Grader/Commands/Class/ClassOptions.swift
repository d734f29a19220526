import Catalog
import Reports

/// The options of `grade class`.
struct ClassOptions: CommandOptions {
    /// The folder that the reports go to.
    var out: String?
    /// The file with the list of the class; nil without one.
    var roster: String?
    /// Whether to grade uploads that aren't matched to the list.
    var allowsUnmatched = false
    /// The file that a list to fill in is to be written to; nil where the class is to be graded.
    var rosterToMake: String?
    /// What the instructor calls the workshop; nil for its own name.
    var title: String?
    /// How the feedback is laid out.
    var feedback = FeedbackLayout.files
    /// The stages that are graded; all where none is named.
    var stages: [Stage.ID] = []
    /// What the stages are worth for which the instructor says so.
    var worth: [Stage.ID: StageWorth] = [:]
    /// How many submissions are graded at a time; as many as there are cores where nil.
    var jobs: Int?
    /// Which part of the class is graded; all of it where nil.
    var shard: Shard?
    /// The names of the learners who are graded; everyone if there are none.
    var only: [String] = []
    /// Whether everything is graded again, without the results of earlier runs.
    var startsOver = false
    var grader = GraderOptions()

    /// The part of a class with the number `index`, from 1, of `count` parts.
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
    /// Reads `1-3`, or `1,2,games`: stages in the order of the workshop.
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

    /// Reads `1=20,2=30:18`: what stages are worth, and how much of it is for the learner's own tests.
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

    /// Reads `3/20`.
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
