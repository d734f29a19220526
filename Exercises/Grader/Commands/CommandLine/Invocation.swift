import Catalog

/// The parsed command line: the command, its words, and its options.
struct Invocation: Sendable {
    var verb: Verb
    /// The named stages in the workshop's order; all if none was named.
    var stages: [Stage.ID] = []
    /// The identifiers of the named exercises, for commands that take exercises.
    var exercises: [String] = []
    /// The word as typed, for commands whose word isn't a stage or an exercise.
    var word: String?
    var options = Options()
}
