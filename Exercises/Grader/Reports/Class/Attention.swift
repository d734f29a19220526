import Classroom
import Grading

/// A reason for a person to look at a submission.
enum Attention: Sendable, Hashable, CaseIterable {
    case notGraded, notHandedIn, refused, notBelieved, flags, brokenCode, brokenTests,
        wrongTests, changedKitFiles, notUsed, finished

    /// The reasons found in a result.
    static func all(of result: LearnerResult) -> [Attention] {
        allCases.filter { $0.applies(to: result) }
    }

    private func applies(to result: LearnerResult) -> Bool {
        switch self {
        case .notGraded:
            if case .notGraded(let reason) = result.verdict {
                reason != .notHandedIn && reason != .notYet
            } else {
                false
            }
        case .notHandedIn: result.verdict == .notGraded(.notHandedIn)
        case .refused: !result.refusedFiles.isEmpty
        case .notBelieved: Self.stages(of: result).contains { !$0.isSuiteBelieved }
        case .flags: !result.flags.isEmpty
        case .changedKitFiles: !result.changedKitFiles.isEmpty
        case .notUsed: !result.notUsed.isEmpty
        case .finished: !result.finishedParts.isEmpty
        case .brokenCode: Self.stages(of: result).contains(where: \.hasBrokenCode)
        case .brokenTests: Self.stages(of: result).contains(where: \.hasBrokenTests)
        case .wrongTests: Self.stages(of: result).contains { !$0.wrongTests.isEmpty }
        }
    }

    private static func stages(of result: LearnerResult) -> [StageReport] {
        if case .graded(let report) = result.verdict { report.stages } else { [] }
    }
}

extension LearnerResult {
    /// The files that were not accepted from the submission, relative to the repository.
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

extension StageReport {
    /// Whether the learner's code can't be built.
    fileprivate var hasBrokenCode: Bool {
        switch suite {
        case .ran, .notBuilt(.missingFolder, _): false
        // Links and large files are reported as `refused`.
        case .notBuilt(.refused, _): false
        case .notBuilt: true
        }
    }

    /// Whether any of the learner's tests can't be built, or end before the first of them runs.
    fileprivate var hasBrokenTests: Bool {
        switch ownTests {
        case .none: false
        // Links and large files are reported as `refused`.
        case .notBuilt(.refused): false
        case .notBuilt, .crashed: true
        case .judged(let own): own.leftOut != nil
        }
    }

    /// The learner's tests that aren't valid. Tests that didn't run to their end are left out, because their
    /// validity isn't known.
    fileprivate var wrongTests: [OwnTest] {
        guard case .judged(let own) = ownTests else { return [] }
        return own.tests.filter { !$0.isValid && !$0.result.isOutOfTime }
    }
}
