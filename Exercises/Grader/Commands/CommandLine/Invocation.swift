import Catalog

/// The parsed command line: the command, its words, and its options.
package struct Invocation: Sendable {
    package var verb: Verb
    /// The named stages in the workshop's order; all if none was named.
    package var stages: [Stage.ID] = []
    /// The identifiers of the named exercises, for commands that take exercises.
    package var exercises: [String] = []
    /// The word as typed, for commands whose word isn't a stage or an exercise.
    package var word: String?
    package var options = Options()
}
