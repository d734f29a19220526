import Foundation

@testable import Catalog
@testable import FileSystem
@testable import Grading

/// Stores the verdicts on the finished tests that a test process has already computed.
///
/// A made-up learner with wrong code submits the finished tests. Repeating the mutation run for
/// each such learner would show nothing new. `SandboxedVerdictsTests` and the walks through the Guide
/// show that the limits and the sandbox don't change these verdicts. Verdicts on code and on other
/// tests are never stored.
struct FinishedVerdicts: Sendable {
    private let verdicts = VerdictStore(
        contents: ContentStore(root: "/verdicts", files: FakeFiles([:]).files, maximumCount: 600),
        conditions: "",
        keepsFlaky: false)
    private let finished: Submission

    init() throws {
        let kit = FixtureLearner.kit
        finished = try Submission.read(kit.root, tree: .finished, of: kit.workshop, files: .live)
    }

    /// Supplies the known verdicts to a grading.
    var provider: VerdictStore.Provider {
        { question, stage, submission in
            let isFinished =
                submission.ownTests[stage.id]?.files == finished.ownTests[stage.id]?.files
            return question == .ownTests && isFinished ? verdicts : nil
        }
    }
}
