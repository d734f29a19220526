import Catalog
import FileSystem
import Foundation
import Synchronization

/// The verdicts of a class on stages: what two learners have byte for byte the same is graded once.
///
/// They lie in files, so that a run that was ended goes on with them, and so that a large class
/// needs no more memory than a small one.
package final class SharedVerdicts: Sendable {
    private let folder: String
    private let files: Files
    /// What the verdicts depend on beside the learner's files.
    private let conditions: String
    private let claims = KeyedLock()

    /// - Parameter folder: Where the verdicts are kept; it is made where it isn't there.
    package init(folder: String, conditions: String, files: Files) {
        self.folder = folder
        self.conditions = conditions
        self.files = files
    }

    private struct Entry: Codable {
        let conditions: String
        /// The learner's files: a fingerprint alone could be forged.
        let sources: [String: Data]
        let outcome: Data
    }

    /// The verdicts on the stages of one submission.
    ///
    /// Asking for one waits while another grading finds it out. Stages have to be asked for in
    /// ascending order, so that two gradings never wait for each other.
    package func store(
        for question: Question, of submission: Submission
    ) -> VerdictStore {
        let claimed = Claimed()
        return VerdictStore(
            verdict: { [self] stage in
                let sources = self.sources(of: question, stage, submission)
                let path = self.path(question, stage, sources)
                claims.take(path)
                if let outcome = read(path, sources: sources) {
                    claims.release(path)
                    return outcome
                }
                claimed.add(path)
                return nil
            },
            keep: { [self] outcome, stage, _ in
                let sources = self.sources(of: question, stage, submission)
                let entry = Entry(
                    conditions: conditions, sources: sources.mapValues { Data($0) },
                    outcome: outcome)
                let path = self.path(question, stage, sources)
                try files.write(path, Array(try JSONEncoder().encode(entry)))
                if claimed.remove(path) { claims.release(path) }
            },
            finish: { [claims] in
                for path in claimed.takeAll() { claims.release(path) }
            })
    }

    private func read(_ path: String, sources: [String: [UInt8]]) -> Data? {
        guard let bytes = try? files.read(path),
            let entry = try? JSONDecoder().decode(Entry.self, from: Data(bytes)),
            entry.conditions == conditions, entry.sources == sources.mapValues({ Data($0) })
        else { return nil }
        return entry.outcome
    }

    /// The learner's files that the answer to a question depends on.
    private func sources(
        of question: Question, _ stage: Stage, _ submission: Submission
    ) -> [String: [UInt8]] {
        let folders = question == .ownTests ? submission.ownTests : submission.modules
        return folders[stage.id]?.files ?? [:]
    }

    private func path(
        _ question: Question, _ stage: Stage, _ sources: [String: [UInt8]]
    ) -> String {
        var fingerprint = Fingerprint()
        fingerprint.add(SourceFolder(files: sources))
        return "\(folder)/\(question.rawValue)-\(stage.id)-\(fingerprint.text).json"
    }
}

/// What one grading has claimed.
private final class Claimed: Sendable {
    private let names = Mutex<Set<String>>([])

    func add(_ name: String) { names.withLock { _ = $0.insert(name) } }

    func remove(_ name: String) -> Bool { names.withLock { $0.remove(name) != nil } }

    func takeAll() -> Set<String> {
        names.withLock { names in
            defer { names = [] }
            return names
        }
    }
}
