import Foundation

/// The verdicts of a workspace, kept for as long as what they depend on stays the same.
///
/// The workspace removes a verdict as it changes a file that the verdict depends on. What is not in
/// the workspace is noted with each verdict: the toolchain, the limits and the grader itself.
struct VerdictStore: Sendable {
    let workspace: Workspace
    /// What the verdicts depend on beside the files.
    let conditions: String

    private struct Entry: Codable {
        let conditions: String
        let outcome: QuestionRun.Outcome
    }

    /// The verdict on a stage; nil where there is none that still holds.
    func verdict(stage: Int) -> QuestionRun.Outcome? {
        guard let bytes = try? workspace.files.read(workspace.verdictPath(stage: stage)),
            let entry = try? JSONDecoder().decode(Entry.self, from: Data(bytes)),
            entry.conditions == conditions
        else { return nil }
        return entry.outcome
    }

    /// Keeps a verdict, unless a busy machine may have had a part in it.
    func keep(_ outcome: QuestionRun.Outcome, stage: Int) throws {
        guard outcome.isSteady else { return }
        let data = try JSONEncoder().encode(Entry(conditions: conditions, outcome: outcome))
        try workspace.files.write(workspace.verdictPath(stage: stage), Array(data))
    }
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
        case .notBuilt(let failure): failure != .tookTooLong
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
