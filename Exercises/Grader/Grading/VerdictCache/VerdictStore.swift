import Catalog

/// Where verdicts on stages are kept, in files: the verdicts on one learner next to the workspaces, and the
/// verdicts on a class with its results.
package struct VerdictStore: Sendable {
    let contents: ContentStore
    /// What all verdicts of the grader depend on.
    let conditions: String
    /// Whether verdicts are kept, too, that a busy machine may have had a part in. In a class they are, so
    /// that the same work gets the same verdict.
    let keepsUnsteady: Bool

    /// The store for the answer to a question about a stage of a submission; nil where it isn't kept.
    package typealias Provider = @Sendable (Question, Stage, Submission) -> VerdictStore?

    /// The verdict that is kept; nil where there is none that still holds.
    func known<Kept: Outcome>(_ key: VerdictKey) -> Kept? { contents.known(key.name)?.note }

    /// The verdict, which is found out where none is kept. No other thread finds out the same meanwhile.
    ///
    /// - Parameter isCredible: Whether what was found out can be believed the next time, too.
    func verdict<Kept: Outcome>(
        _ key: VerdictKey, isCredible: () -> Bool = { true }, find: () throws -> Kept
    ) throws -> Kept {
        let entry = try contents.entry(key.name) { _ -> Result<Kept, Unkept<Kept>> in
            let outcome = try find()
            // A suspicious outcome may come from something that is damaged in the workspace.
            let isKept =
                !outcome.isSuspicious && (keepsUnsteady || outcome.isSteady) && isCredible()
            return isKept ? .success(outcome) : .failure(Unkept(outcome: outcome))
        }
        switch entry {
        case .success(let entry): return entry.note
        case .failure(let unkept): return unkept.outcome
        }
    }

    /// A verdict that isn't kept.
    private struct Unkept<Kept: Outcome>: Error {
        let outcome: Kept
    }
}
