import Catalog
import FileSystem
import Processes

/// Makes again what is broken in the grader's own folder, so that nobody has to delete it.
///
/// A build that fails without a word about a source file may have found its own products damaged. It
/// is believed where it fails in the same way from scratch.
struct CacheRepair: Sendable {
    let cache: CacheFolder
    let tree: Tree
    /// What is asked, in the order of the outcomes.
    let questions: [WorkspaceContent.Question]

    /// Asks; where the folder may be the reason for what comes, clears it and asks once more.
    func repairing(
        _ ask: () throws -> [[Int: QuestionRun.Outcome]]
    ) throws -> [[Int: QuestionRun.Outcome]] {
        let outcomes: [[Int: QuestionRun.Outcome]]
        do {
            outcomes = try ask()
        } catch  where cache.mayHaveCaused(error) {
            try cache.clear()
            return try ask()
        }
        let suspicious = suspicious(in: outcomes)
        guard !suspicious.isSubset(of: believed) else {
            if suspicious.isEmpty { try cache.files.remove(note) }
            return outcomes
        }
        for question in questions where suspicious.contains(where: { $0.question == question }) {
            try cache.clear(tree, question)
        }
        let again = try ask()
        let names = self.suspicious(in: again).map(\.name).sorted()
        try cache.files.write(note, Array(names.joined(separator: "\n").utf8))
        return again
    }

    /// A build that failed without naming a place in a source file.
    private struct Failure: Hashable {
        let question: WorkspaceContent.Question
        let stage: Int

        var name: String { "\(question.rawValue) \(stage)" }
    }

    private func suspicious(in outcomes: [[Int: QuestionRun.Outcome]]) -> Set<Failure> {
        var result: Set<Failure> = []
        for (question, stages) in zip(questions, outcomes) {
            for (stage, outcome) in stages where outcome.isSuspicious {
                result.insert(Failure(question: question, stage: stage))
            }
        }
        return result
    }

    /// The builds that failed from scratch when they were tried last.
    private var believed: Set<Failure> {
        guard let bytes = try? cache.files.read(note) else { return [] }
        let names = Set(String(decoding: bytes, as: UTF8.self).split(separator: "\n"))
        let all = questions.flatMap { question in
            (1...4).map { Failure(question: question, stage: $0) }
        }
        return Set(all.filter { names.contains($0.name[...]) })
    }

    private var note: String { "\(cache.kit.cache)/failed-from-scratch" }
}

extension QuestionRun.Outcome {
    /// Whether a build failed without naming a place in a source file.
    var isSuspicious: Bool {
        if case .notBuilt(.withoutPlace) = self { true } else { false }
    }
}

extension CacheFolder {
    /// Whether an error is about what stands in the folder: not about rights or room.
    func mayHaveCaused(_ error: any Error) -> Bool {
        switch error {
        case let error as FileError:
            switch error.reason {
            case .missing, .inTheWay, .other: isInside(error.path)
            case .noPermission, .noSpace, .readOnly: false
            }
        case ProcessError.executableNotFound(let path), ProcessError.notExecutable(let path),
            ProcessError.directoryMissing(let path):
            isInside(path)
        default: false
        }
    }

    /// Removes all that can be made again; backups and what is remembered of hints stay.
    func clear() throws(FileError) {
        for tree in Tree.allCases { try files.remove("\(kit.cache)/\(tree.rawValue)") }
        for path in [modules, scratch] where isInside(path) { try files.remove(path) }
    }

    /// Removes what was built for a question, and the modules that all builds in the folder share.
    func clear(_ tree: Tree, _ question: WorkspaceContent.Question) throws(FileError) {
        try files.remove(workspace(tree, question).root)
        // Outside of the folder, others use them now.
        if isInside(modules) { try files.remove(modules) }
    }

    private func isInside(_ path: String) -> Bool { path.hasPrefix("\(kit.cache)/") }
}
