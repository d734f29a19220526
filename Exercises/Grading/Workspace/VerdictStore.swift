import Catalog
import Foundation

/// Where verdicts on stages are kept for as long as what they depend on stays the same.
package struct VerdictStore: Sendable {
    /// The verdict on a stage; nil where there is none that still holds.
    var verdict: @Sendable (Stage) -> Data?
    /// Keeps a verdict. One that isn't steady would perhaps be another one next time.
    var keep: @Sendable (Data, Stage, _ isSteady: Bool) throws -> Void
    /// Called when all that was asked has a verdict, or could not get one.
    var finish: @Sendable () -> Void = {}

    /// Gives each question about a submission its store; nil where nothing is kept.
    package typealias Provider =
        @Sendable (Question, Submission, Workspace) -> VerdictStore?

    func outcome<Kept: Outcome>(_ stage: Stage) -> Kept? {
        verdict(stage).flatMap { try? JSONDecoder().decode(Kept.self, from: $0) }
    }

    /// Keeps an outcome that is believed: a suspicious one is found out again.
    func keep(_ outcome: some Outcome, _ stage: Stage) throws {
        guard !outcome.isSuspicious else { return }
        try keep(try JSONEncoder().encode(outcome), stage, outcome.isSteady)
    }

    /// The verdicts that a workspace came to last.
    ///
    /// The workspace removes a verdict as it changes a file that the verdict depends on. A verdict
    /// isn't kept where a busy machine may have had a part in it.
    /// - Parameter conditions: What the verdicts depend on beside the files: the toolchain, the
    ///   limits and the grader itself.
    package static func workspace(_ workspace: Workspace, conditions: String) -> VerdictStore {
        VerdictStore(
            verdict: { stage in
                guard let bytes = try? workspace.files.read(workspace.verdictPath(stage)),
                    let entry = try? JSONDecoder().decode(WorkspaceEntry.self, from: Data(bytes)),
                    entry.conditions == conditions
                else { return nil }
                return entry.outcome
            },
            keep: { outcome, stage, isSteady in
                guard isSteady else { return }
                let entry = WorkspaceEntry(conditions: conditions, outcome: outcome)
                let data = try JSONEncoder().encode(entry)
                try workspace.files.write(workspace.verdictPath(stage), Array(data))
            })
    }
}

private struct WorkspaceEntry: Codable {
    let conditions: String
    let outcome: Data
}
