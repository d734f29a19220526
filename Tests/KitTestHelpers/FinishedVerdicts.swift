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
    private let verdicts = SharedVerdicts(
        folder: "/verdicts", conditions: "", files: FakeFiles([:]).files)
    private let finished: Submission

    init() throws {
        let kit = FixtureLearner.kit
        finished = try Submission.read(kit.root, tree: .finished, of: kit.workshop, files: .live)
    }

    /// Gives a grading the verdicts that are known.
    var provider: VerdictStore.Provider {
        { question, submission, _ in
            guard question == .ownTests else { return nil }
            let store = verdicts.store(for: question, of: submission)
            let isFinished: @Sendable (Stage) -> Bool = {
                submission.ownTests[$0.id]?.files == finished.ownTests[$0.id]?.files
            }
            return VerdictStore(
                verdict: { isFinished($0) ? store.verdict($0) : nil },
                keep: { if $2, isFinished($1) { try store.keep($0, $1, $2) } }, finish: store.finish
            )
        }
    }
}
