/// What is asked of a stage.
package enum Question: String, Sendable {
    /// Does the code do what the exercise asks? The official suites run on the learner's code.
    case suite
    /// Would the learner's own tests notice a bug? They run on `Finished`.
    case ownTests = "own-tests"
    /// Do the official suites notice every bug? They run on `Finished`, for the author.
    case suiteOnBugs = "suite-on-bugs"
}
