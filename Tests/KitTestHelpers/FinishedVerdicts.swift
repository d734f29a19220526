import Foundation

@testable import Catalog
@testable import FileSystem
@testable import Grading

/// The verdicts on finished own tests that a process of tests has come to.
///
/// A made-up learner whose code is wrong hands in the finished tests: to hunt all bugs with them again
/// for each such learner would tell nothing new, in whichever limits and sandbox: `SandboxedVerdictsTests`
/// and the walks through the Guide show that these don't matter. Verdicts on code, and on tests that
/// aren't the finished ones, are never kept.
struct FinishedVerdicts: Sendable {
    private let verdicts = VerdictStore(
        contents: ContentStore(root: "/verdicts", files: FakeFiles([:]).files, maximumCount: 600),
        conditions: "",
        keepsUnsteady: false)
    private let finished: Submission

    init() throws {
        let kit = FixtureLearner.kit
        finished = try Submission.read(kit.root, tree: .finished, of: kit.workshop, files: .live)
    }

    /// Gives a grading the verdicts that are known.
    var provider: VerdictStore.Provider {
        { question, stage, submission in
            let isFinished =
                submission.ownTests[stage.id]?.files == finished.ownTests[stage.id]?.files
            return question == .ownTests && isFinished ? verdicts : nil
        }
    }
}
