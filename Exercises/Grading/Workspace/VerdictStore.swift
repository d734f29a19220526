import Foundation

/// Where verdicts on stages are kept for as long as what they depend on stays the same.
struct VerdictStore: Sendable {
    /// The verdict on a stage; nil where there is none that still holds.
    var verdict: @Sendable (_ stage: Int) -> QuestionRun.Outcome?
    /// Keeps a verdict.
    var keep: @Sendable (QuestionRun.Outcome, _ stage: Int) throws -> Void
    /// Called when all that was asked has a verdict, or could not get one.
    var finish: @Sendable () -> Void = {}

    /// The verdicts that a workspace came to last.
    ///
    /// The workspace removes a verdict as it changes a file that the verdict depends on. A verdict
    /// isn't kept where a busy machine may have had a part in it.
    /// - Parameter conditions: What the verdicts depend on beside the files: the toolchain, the
    ///   limits and the grader itself.
    static func workspace(_ workspace: Workspace, conditions: String) -> VerdictStore {
        VerdictStore(
            verdict: { stage in
                guard let bytes = try? workspace.files.read(workspace.verdictPath(stage: stage)),
                    let entry = try? JSONDecoder().decode(WorkspaceEntry.self, from: Data(bytes)),
                    entry.conditions == conditions
                else { return nil }
                return entry.outcome
            },
            keep: { outcome, stage in
                guard outcome.isSteady else { return }
                let entry = WorkspaceEntry(conditions: conditions, outcome: outcome)
                let data = try JSONEncoder().encode(entry)
                try workspace.files.write(workspace.verdictPath(stage: stage), Array(data))
            })
    }
}

private struct WorkspaceEntry: Codable {
    let conditions: String
    let outcome: QuestionRun.Outcome
}

extension QuestionRun.Outcome {
    /// Whether running again would give the same: no test was ended for its time or its memory, and
    /// none is missing.
    fileprivate var isSteady: Bool {
        switch self {
        case .ran(let results): results.allSatisfy(\.isSteady)
        case .judged(let report):
            report.tests.allSatisfy { $0.result.isSteady && !$0.isUnsteady }
                && !report.bugs.contains(where: \.isTimedOut)
        case .notBuilt(let failure): failure != .tookTooLong && failure != .tookTooMuchMemory
        case .crashed: true
        }
    }
}

extension TestResult {
    fileprivate var isSteady: Bool {
        // The system itself ends processes so where its memory is short.
        if case .crash(SIGKILL, _, _)? = failure { return false }
        return switch status {
        case .passed, .failed, .crashed, .skipped: true
        case .timedOut, .outOfMemory, .notRun: false
        }
    }
}
