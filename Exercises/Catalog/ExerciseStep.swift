/// The steps of an exercise, in the order in which the workshop presents them: red, green, bugs.
package enum ExerciseStep: String, Sendable, Codable, CaseIterable {
    /// Write a test that is right, and red on the learner's own code.
    case red
    /// Write the code until the official tests pass.
    case green
    /// Write tests until every planted bug is caught.
    case bugs
}
