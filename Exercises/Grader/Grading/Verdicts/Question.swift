/// A question that the grader asks of a stage.
package enum Question: String, Sendable, CaseIterable {
    /// Does the code do what the exercise asks? The official suites run on the learner's code.
    case suite
    /// Would the learner's tests catch a bug? They run on the reference solution and its planted bugs.
    case ownTests = "own-tests"
    /// What do the learner's tests say about the learner's code? No mark depends on it.
    case ownTestsOnCode = "own-tests-on-code"
    /// Do the official suites catch every bug? They run on the reference solution, for the author.
    case suiteOnBugs = "suite-on-bugs"

    /// Whether the code in question is the learner's.
    var isOfLearnersCode: Bool { self == .suite || self == .ownTestsOnCode }
    /// Whether the tests in question are the learner's.
    var isOfOwnTests: Bool { self == .ownTests || self == .ownTestsOnCode }
}
