import Catalog
import FileSystem
import Processes
import SwiftSource

/// Grades one submission of a class with the workspaces of one worker.
package struct LearnerGrader: Sendable {
    let kit: Kit
    let files: Files
    /// The version of the toolchain.
    let toolchain: String
    /// The grader of each worker, from 1.
    package let grader: @Sendable (_ worker: Int) -> Grader
    /// Says in words why a grading failed.
    let describe: @Sendable (any Error) -> String

    package init(
        kit: Kit, files: Files, toolchain: String,
        grader: @escaping @Sendable (_ worker: Int) -> Grader,
        describe: @escaping @Sendable (any Error) -> String
    ) {
        self.kit = kit
        self.files = files
        self.toolchain = toolchain
        self.grader = grader
        self.describe = describe
    }

    /// - Throws: What has to end the whole run: an interruption, or a full disk.
    package func result(_ entry: Roster.Entry, worker: Int) throws -> LearnerResult {
        let grader = grader(worker)
        var result = LearnerResult(
            learner: entry.learner, verdict: .notGraded(.notAFolder),
            ranWithoutSandbox: grader.sandbox == nil)
        guard files.kind(entry.path) == .folder else { return result }
        guard let present = present(entry.path) else {
            result.verdict = .notGraded(.noStages)
            return result
        }
        do {
            result.verdict = .graded(try report(entry.path, present, grader))
            result.flags = try Submission.read(entry.path, tree: .starter, asked: [], files: files)
                .flags()
            result.changedKitFiles = KitChanges(kit: kit, files: files).paths(in: entry.path)
        } catch ProcessError.interrupted {
            throw ProcessError.interrupted
        } catch GradeError.diskFullWhileBuilding(let folder) {
            throw GradeError.diskFullWhileBuilding(folder: folder)
        } catch let error as FileError where error.reason == .noSpace {
            throw error
        } catch {
            result.verdict = .notGraded(.failed(describe(error)))
        }
        return result
    }

    /// The stages that something is there of; nil where there is none. A link in the place of a
    /// folder is a verdict, and no missing submission.
    private func present(_ path: String) -> [Stage]? {
        let tree = "\(path)/Starter"
        guard let kind = files.kind(tree) else { return nil }
        let found = stages.filter { kind != .folder || files.kind("\(tree)/\($0.module)") != nil }
        return found.isEmpty ? nil : found
    }

    /// Grades the stages that are there. The others get the verdict that they can't be built.
    private func report(_ path: String, _ present: [Stage], _ grader: Grader) throws -> Report {
        let graded = try grader.grade(path, tree: .starter, stages: present, progress: { _ in })
        return Report(
            tree: .starter, toolchain: toolchain,
            stages: try stages.map { stage in
                if let report = graded.stages.first(where: { $0.stage == stage.number }) {
                    return report
                }
                return StageReport(
                    stage: stage.number, title: stage.title,
                    suite: .notBuilt(.missingFolder, tests: try grader.officialTests(of: stage)),
                    ownTests: .none)
            })
    }

    /// The fingerprint of everything in a submission that its result depends on.
    package func fingerprint(_ entry: Roster.Entry) -> String {
        var fingerprint = Fingerprint()
        guard files.kind(entry.path) == .folder,
            let submission = try? Submission.read(
                entry.path, tree: .starter, asked: [], files: files)
        else { return fingerprint.text }
        for stage in stages {
            for folder in [submission.modules[stage.number], submission.ownTests[stage.number]] {
                fingerprint.add([folder == nil ? 0 : 1])
                if let folder { fingerprint.add(folder) }
            }
        }
        let changed = KitChanges(kit: kit, files: files).paths(in: entry.path)
        for path in changed { fingerprint.add(path.utf8) }
        return fingerprint.text
    }
}
