import Foundation
import Synchronization

@testable import Catalog
@testable import FileSystem
@testable import Grading

/// The verdicts on finished own tests that a process of tests has come to.
///
/// A made-up learner whose code is wrong hands in the finished tests: to hunt all bugs with them again
/// for each such learner would tell nothing new. Verdicts on code, and on tests that aren't the
/// finished ones, are never kept.
final class FinishedVerdicts: Sendable {
    private let known = Mutex<[String: SharedVerdicts]>([:])
    private let finished: Submission

    init() throws {
        let kit = FixtureLearner.kit
        finished = try Submission.read(kit.root, tree: .finished, of: kit.workshop, files: .live)
    }

    /// Gives a grading the verdicts that were come to under the same conditions.
    ///
    /// - Parameter conditions: What verdicts depend on beside the learner's files.
    func provider(conditions: String) -> VerdictStore.Provider {
        let verdicts = known.withLock { known in
            let verdicts =
                known[conditions]
                ?? SharedVerdicts(
                    folder: "/verdicts", conditions: conditions, files: FakeFiles([:]).files)
            known[conditions] = verdicts
            return verdicts
        }
        return { [finished] question, submission, _ in
            guard question == .ownTests else { return nil }
            let store = verdicts.store(for: question, of: submission)
            let isFinished: @Sendable (Stage) -> Bool = {
                submission.ownTests[$0.id]?.files == finished.ownTests[$0.id]?.files
            }
            return VerdictStore(
                verdict: { isFinished($0) ? store.verdict($0) : nil },
                keep: { if isFinished($1) { try store.keep($0, $1, $2) } }, finish: store.finish)
        }
    }
}
