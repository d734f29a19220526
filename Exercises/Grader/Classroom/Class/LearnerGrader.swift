import Catalog
import FileSystem
import Grading
import Processes

/// Grades the submissions of a class, each with the workspaces of one worker.
package struct LearnerGrader: Sendable {
    /// The grader of the first worker. The other workers have copies of it with different
    /// workspaces.
    let grader: Grader
    /// The requested stages; empty for all.
    let stages: Set<Stage.ID>
    /// Finds the files to compare with the reference solution and with other learners' files.
    let digests: WorkDigests
    /// Describes the reason why a grading failed.
    let describe: @Sendable (any Error) -> String

    package init(
        grader: Grader, stages: [Stage.ID] = [], digests: WorkDigests,
        describe: @escaping @Sendable (any Error) -> String
    ) {
        self.grader = grader
        self.stages = Set(stages)
        self.digests = digests
        self.describe = describe
    }

    /// The grader of a worker, counted from 1. The workers share nothing but compiled modules.
    package func grader(of worker: Int) -> Grader {
        var grader = grader
        grader.kit.cache += "/\(worker)"
        return grader
    }

    /// - Throws: An error that must end the whole run: an interruption, a full disk, or a limit of the system.
    package func result(_ handedIn: LearnerSubmission, worker: Int) throws -> LearnerResult {
        var result = handedIn.named(
            LearnerResult(
                learner: "", verdict: .notGraded(.notAFolder),
                ranWithoutSandbox: grader.tools.sandbox == nil))
        do {
            let submission = try handedIn.submission.get()
            let report = try report(on: submission, grader(of: worker))
            result.verdict = .graded(report)
            result.work = WorkFiles.files(of: submission, in: report.stages.map(\.stage))
            result.changedKitFiles = handedIn.changedKitFiles
            result.pieces = digests.pieces(of: submission)
            let graded = Set(report.stages.map(\.stage.id))
            result.finishedParts = digests.finishedParts(of: submission)
                .filter { graded.contains($0.stage) }
        } catch let reason as LearnerResult.NotGraded {
            result.verdict = .notGraded(reason)
        } catch {
            result.verdict = try verdict(on: error)
        }
        return result
    }

    /// The message about a learner whose work can't be graded because of an error.
    ///
    /// - Throws: The error, if it must end the whole run.
    private func verdict(on error: any Error) throws -> LearnerResult.Verdict {
        switch error {
        case ProcessError.interrupted, GradeError.diskFullWhileBuilding,
            GradeError.limitTooLow:
            throw error
        case let error as FileError where error.reason == .noSpace: throw error
        default: return .notGraded(.failed(describe(error)))
        }
    }

    /// Grades the stages that exist, and the encores that were started. The other stages get the
    /// verdict that they can't be built.
    private func report(on submission: Submission, _ grader: Grader) throws -> Report {
        func isAsked(_ stage: Stage) -> Bool { stages.isEmpty || stages.contains(stage.id) }
        let present = submission.presentStages.filter {
            isAsked($0) && (!$0.isEncore || submission.hasBegun($0))
        }
        let graded = try grader.grade(submission, stages: present, progress: .ignored)
        let missing = submission.workshop.numbered.filter { isAsked($0) && !present.contains($0) }
        let official = try OfficialTests(
            of: missing, in: grader.kit, files: grader.machine.files)
        let others = missing.map { stage in
            StageReport(
                stage: stage, suite: .notBuilt(.missingFolder, tests: official.of(stage)),
                ownTests: .none, findings: [])
        }
        let all = graded.stages + others
        return Report(
            tree: graded.tree, toolchain: graded.toolchain,
            stages: submission.workshop.stages.compactMap { stage in
                all.first { $0.stage == stage }
            }, isWhole: true)
    }
}
