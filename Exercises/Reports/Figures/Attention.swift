import Catalog
import Grading

/// A reason for a person to look at a submission.
enum Attention: Sendable, Hashable, CaseIterable {
    case notGraded, refused, flags, changedKitFiles

    /// The reasons that a result gives.
    static func all(of result: LearnerResult) -> [Attention] {
        allCases.filter { $0.applies(to: result) }
    }

    private func applies(to result: LearnerResult) -> Bool {
        switch self {
        case .notGraded:
            if case .notGraded = result.verdict { true } else { false }
        case .refused: !result.refusedFiles.isEmpty
        case .flags: !result.flags.isEmpty
        case .changedKitFiles: !result.changedKitFiles.isEmpty
        }
    }
}

extension LearnerResult {
    /// The files that were not taken from the submission, relative to the repository.
    var refusedFiles: [String] {
        guard case .graded(let report) = verdict else { return [] }
        return report.stages.flatMap { stage in
            var files: [String] = []
            if case .notBuilt(.refused(let refused), _) = stage.suite {
                files += refused.map(\.path)
            }
            if case .notBuilt(.refused(let refused)) = stage.ownTests {
                files += refused.map(\.path)
            }
            return files
        }
    }
}
