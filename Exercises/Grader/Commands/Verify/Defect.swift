import Catalog
import Grading

/// Something that is not right with the workshop itself.
enum Defect: Sendable, Equatable {
    /// One tree has a file that the other hasn't.
    case onlyInOneTree(path: String, tree: Tree)
    /// A file of an exercise has no `// TODO:` in Starter.
    case noTODO(path: String)
    /// A file of an exercise still has a `// TODO:` in Finished.
    case leftoverTODO(path: String)
    /// The files of an exercise without code to write differ between the trees.
    case notGiven(exercise: String, path: String)
    /// The catalogue names a file that isn't there.
    case missingFile(exercise: String, path: String)
    /// A file of own tests isn't there in this library.
    case noVersion(path: String, TestLibrary)
    /// A file of own tests isn't written in the library that its place is for.
    case otherLibrary(path: String, TestLibrary)
    /// The two versions of a file of own tests don't say the same; the first name or line that differs.
    case versionsDiffer(path: String, String)
    /// No exercise of the catalogue names this official suite.
    case unlistedSuite(path: String)
    /// Two exercises have one identifier.
    case duplicateExercise(String)
    /// The suite of an exercise has no test.
    case noTests(exercise: String)
    /// A stage of this tree can't be built.
    case notBuilt(tree: Tree, stage: Stage, BuildFailure)
    /// An official test on the untouched Starter doesn't fail by an assertion.
    case doesNotFail(test: String, status: TestResult.Status)
    /// Every official test of an exercise that asks for code passes on the untouched Starter.
    case nothingFails(exercise: String)
    /// The shipped tests of an exercise need no repair.
    case shippedTestsAreGood(exercise: String)
    /// An official test fails on Finished.
    case failsOnFinished(test: String, TestResult.Failure?)
    /// A learner's own test that comes with this tree doesn't hold on Finished.
    case ownTestFails(tree: Tree, test: String, TestResult.Failure?)
    /// Tests can't be run on the finished code with its bugs at all.
    case cannotRun(tree: Tree, stage: Stage)
    /// A planted bug or a variant can't be put into its file.
    case notPlanted(id: String, path: String, MutantSource.Problem)
    /// Two planted bugs or variants have one identifier.
    case duplicateBug(String)
    /// A planted bug names an exercise that its stage doesn't have.
    case unknownExercise(bug: String, exercise: String)
    /// A planted bug has no rule, no hint, or no question that ends with a question mark.
    case withoutWords(bug: String)
    /// The finished code with its bugs can't be built; the bugs and variants that have errors.
    case bugsDoNotCompile(stage: Stage, ids: [String], BuildFailure)
    /// These tests don't notice a planted bug.
    case survives(bug: String, TestKind)
    /// A test did not end with a planted bug.
    case hangs(bug: String, TestKind)
    /// A test fails on code that is right.
    case asksTooMuch(test: String, variant: String)
    /// A worked example notices a planted bug by itself.
    case killedByExample(bug: String, test: String)
    /// A worked example of an exercise whose code is to be written isn't red on the untouched Starter.
    case exampleIsNotRed(test: String)

    /// Tests that have to notice planted bugs.
    enum TestKind: Sendable, Equatable {
        case official
        /// Those of Finished that are written in this library.
        case finishedOwn(TestLibrary)
    }
}
