import Catalog
import Grading
import Processes
import Reports

/// What the command line asks for.
struct Invocation: Equatable {
    /// One of `count` parts of the class, from 1.
    struct Shard: Equatable {
        let index: Int
        let count: Int
    }

    var verb: Verb
    /// The stages that are named, in the order of the workshop; all where none is named.
    var stages: [Stage.ID] = []
    /// The identifiers of the exercises that are named, for the commands that take some.
    var exercises: [String] = []
    var tree = Tree.starter
    var format = ReportFormat.text
    /// Whether all that failed is shown, and not the first of it.
    var showsAll = false
    /// The folders that are named, for the commands that take some.
    var paths: [String] = []
    /// What is to be made and what it is called: `encore` and `Weather`.
    var toMake: [String] = []
    /// The folder that the reports of a class go to.
    var out: String?
    /// How many submissions are graded at a time; as many as there are cores where nil.
    var jobs: Int?
    /// The file with the list of the class; nil without one.
    var roster: String?
    /// The file that a list to fill in is to be written to; nil where the class is to be graded.
    var rosterToMake: String?
    /// What the instructor calls the workshop; nil for its own name.
    var title: String?
    /// The stages that are graded of a class; all where none is named.
    var stagesOfClass: [Stage.ID] = []
    /// What stages are worth where the instructor says so.
    var worth: [Stage.ID: Double] = [:]
    /// How the feedback of a class is laid out.
    var feedback = FeedbackLayout.files
    /// The folder that the class is to be laid out in for JPlag; nil where it is to be graded.
    var jplag: String?
    /// Whether a class is graded again and again, as it changes.
    var isWatching = false
    /// Which part of the class is graded; all of it where nil.
    var shard: Shard?
    /// Whether nothing that is known from an earlier run is used.
    var startsOver = false
    /// Whether learners' code may run with the rights of this process.
    var isWithoutSandbox = false
    /// Where the report goes; standard output where nil.
    var output: String?
    var limits = GradingLimits()
    var buildsWith = BuildWay.whatWorks
    /// Whether a question is taken as answered with yes.
    var saysYes = false
    /// What the learner is called; nil where it isn't said.
    var name: String?
    var wantsHelp = false
    var wantsVersion = false
}

/// What is wrong with a command line.
enum UsageError: Error, Equatable {
    /// A word that is neither a command nor anything that this command takes.
    case unknownWord(String, for: Verb)
    case unknownOption(String)
    case missingValue(option: String)
    /// An option that takes no value has one.
    case unexpectedValue(option: String)
    case badValue(option: String, value: String, allowed: String)
    /// The command needs this word.
    case missing(String, for: Verb)
    /// The command doesn't take this word.
    case notTaken(String, by: Verb)
}
