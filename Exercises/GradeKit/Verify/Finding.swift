/// Something that is not right with the workshop itself.
enum Finding: Sendable, Equatable {
    /// One tree has a file that the other hasn't.
    case onlyInOneTree(path: String, tree: Tree)
    /// A file of an exercise has no `// TODO:` in Starter.
    case noTODO(path: String)
    /// A file of an exercise still has a `// TODO:` in Finished.
    case leftoverTODO(path: String)
    /// The catalogue names a file that isn't there.
    case missingFile(exercise: String, path: String)
    /// No exercise of the catalogue names this official suite.
    case unlistedSuite(path: String)
    /// Two exercises have one identifier.
    case duplicateExercise(String)
    /// The suite of an exercise has no test.
    case noTests(exercise: String)
    /// A stage of this tree can't be built.
    case notBuilt(tree: Tree, stage: Int, BuildFailure)
    /// An official test on the untouched Starter doesn't fail by an assertion.
    case doesNotFail(test: String, status: TestResult.Status)
    /// An official test fails on Finished.
    case failsOnFinished(test: String, TestResult.Failure?)
    /// A learner's own test that comes with this tree doesn't hold on Finished.
    case ownTestFails(tree: Tree, test: String, TestResult.Failure?)
    /// The own tests that come with this tree can't be used at all.
    case ownTestsBroken(tree: Tree, stage: Int)
}
