import Catalog
import FileSystem
import SwiftSource

/// What stands where a learner's submission is expected, read once.
package struct HandedIn: Sendable {
    package let learner: String
    /// What can be graded; else why nothing can, or what went wrong in reading it.
    let submission: Result<Submission, Problem>
    /// The kit's own files that the submission has in another version.
    let changedKitFiles: [String]

    enum Problem: Error {
        case notGraded(LearnerResult.NotGraded)
        case notRead(FileError)
    }

    /// Reads what lies at a path of the roster.
    package static func read(_ entry: Roster.Entry, for kit: Kit, files: Files) -> HandedIn {
        guard let path = entry.path else { return nothing(of: entry, .nameIsNoText) }
        guard files.kind(path) == .folder else { return nothing(of: entry, .notAFolder) }
        return HandedIn(
            learner: entry.learner, submission: submission(path, kit, files),
            changedKitFiles: KitChanges(kit: kit, files: files).paths(in: path))
    }

    private static func nothing(
        of entry: Roster.Entry, _ reason: LearnerResult.NotGraded
    ) -> HandedIn {
        HandedIn(
            learner: entry.learner, submission: .failure(.notGraded(reason)), changedKitFiles: [])
    }

    private static func submission(
        _ path: String, _ kit: Kit, _ files: Files
    ) -> Result<Submission, Problem> {
        do throws(FileError) {
            let submission = try Submission.read(
                path, tree: .starter, of: kit.workshop, files: files)
            guard submission.presentStages.isEmpty else { return .success(submission) }
            // Nothing is seen either of what must not be read.
            for folder in [path, "\(path)/\(Tree.starter.rawValue)"]
            where files.kind(folder) == .folder {
                _ = try files.someNames(folder, 1)
            }
            return .failure(.notGraded(.noStages))
        } catch {
            return .failure(.notRead(error))
        }
    }

    /// The fingerprint of everything that the result depends on.
    package var fingerprint: String {
        var fingerprint = Fingerprint()
        guard case .success(let submission) = submission else { return fingerprint.text }
        for stage in submission.workshop.stages {
            for folder in [submission.modules[stage.id], submission.ownTests[stage.id]] {
                fingerprint.add([folder == nil ? 0 : 1])
                if let folder { fingerprint.add(folder) }
            }
        }
        for path in changedKitFiles { fingerprint.add(path.utf8) }
        return fingerprint.text
    }
}
