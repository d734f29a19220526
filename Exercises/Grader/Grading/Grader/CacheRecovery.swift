import Catalog
import FileSystem
import Processes

/// Asks a question a second time where the reason for an answer may be what the grader keeps on disk, or
/// what tests did to that. Nothing else in the grader asks twice.
///
/// So the grader's own folder never has to be deleted by hand. An answer is believed where it is the same
/// from scratch.
struct CacheRecovery: Sendable {
    let cache: CacheFolder
    let tree: Tree

    /// Gets the folder ready; where that fails because of what stands in it, it is cleared first.
    func prepare() throws {
        do {
            try cache.prepare()
        } catch  where cache.mayHaveCaused(error) {
            try cache.clear()
            try cache.prepare()
        }
    }

    /// Fills a workspace; where that fails because of what stands in it, it is removed first.
    func fill(
        _ workspace: Workspace, with content: [String: [UInt8]], keeping kept: Set<String>
    ) throws(FileError) {
        do throws(FileError) {
            try workspace.fill(with: content, keeping: kept)
        } catch  where cache.mayHaveCaused(error) {
            try cache.files.remove(workspace.root)
            try workspace.fill(with: content)
        }
    }

    /// What came of asking a question once.
    struct Attempt<Answer: Outcome>: Sendable {
        let result: Result<[Stage.ID: Answer], any Error>
        /// Whether the tests have left the files that they run from where they were.
        let isWhole: Bool
    }

    /// Asks a question.
    func attempt<Answer: Outcome>(
        _ question: Question, _ ask: () throws -> [Stage.ID: Answer]
    ) -> Attempt<Answer> {
        let result = Result { try ask() }
        let workspace = cache.workspace(tree, question)
        var isWhole = workspace.isWhole
        if case .failure(let error) = result, workspace.isRemoved(error) { isWhole = false }
        return Attempt(result: result, isWhole: isWhole)
    }

    /// Whether answers need not be asked for again.
    func isCredible(_ answers: [Stage.ID: some Outcome], to question: Question) -> Bool {
        cache.workspace(tree, question).isWhole && !answers.values.contains(where: \.isSuspicious)
    }

    /// The answers of the first time that need not be asked for again; nil where they have to be.
    func credible<Answer: Outcome>(
        _ first: Attempt<Answer>, of question: Question
    ) -> [Stage.ID: Answer]? {
        guard first.isWhole, case .success(let answers) = first.result,
            isCredible(answers, to: question)
        else { return nil }
        return answers
    }

    /// The answers to a question: those of the first time, or of a second time after repairs.
    func settle<Answer: Outcome>(
        _ first: Attempt<Answer>, of question: Question, for asked: [Stage],
        again: () throws -> [Stage.ID: Answer]
    ) throws -> [Stage.ID: Answer] {
        // No room, or no right to write, is nothing that tests have done to themselves.
        if case .failure(let error) = first.result, !cache.mayHaveCaused(error) { throw error }
        guard first.isWhole else { return try withoutFiles(question, asked, again) }
        switch first.result {
        case .failure:
            try cache.clear()
            return try again()
        case .success(let answers):
            return try believed(answers, question, again)
        }
    }

    /// What becomes of a question whose tests have removed the files that they run from.
    ///
    /// The learner's own tests can reach all that the learner can. What they do to themselves is
    /// their verdict; the official suite is built and run again without them.
    private func withoutFiles<Answer: Outcome>(
        _ question: Question, _ asked: [Stage], _ again: () throws -> [Stage.ID: Answer]
    ) throws -> [Stage.ID: Answer] {
        guard question.isOfOwnTests else { return try again() }
        return Dictionary(uniqueKeysWithValues: asked.map { ($0.id, .crashed(output: "")) })
    }

    /// A build that fails without a word about a source file may have found its own products
    /// damaged. It is believed where it fails in the same way from scratch.
    private func believed<Answer: Outcome>(
        _ answers: [Stage.ID: Answer], _ question: Question,
        _ again: () throws -> [Stage.ID: Answer]
    ) throws -> [Stage.ID: Answer] {
        let suspicious = names(of: answers, question)
        let known = Set((try? note()) ?? [])
        guard !suspicious.isSubset(of: known) else {
            if suspicious.isEmpty { try setNote(question, []) }
            return answers
        }
        try cache.clear(tree, question)
        let second = try again()
        try setNote(question, names(of: second, question))
        return second
    }

    /// Names for the stages that could not be built for a reason in no source file.
    private func names(of answers: [Stage.ID: some Outcome], _ question: Question) -> Set<String> {
        Set(answers.filter(\.value.isSuspicious).keys.map { "\(question.rawValue) \($0)" })
    }

    /// The builds that failed from scratch when they were tried last.
    private func note() throws(FileError) -> [String] {
        let bytes = try cache.files.read(notePath)
        return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
    }

    private func setNote(_ question: Question, _ names: Set<String>) throws(FileError) {
        let others = ((try? note()) ?? []).filter { !$0.hasPrefix("\(question.rawValue) ") }
        let all = others + names.sorted()
        if all.isEmpty {
            try cache.files.remove(notePath)
        } else {
            try cache.files.write(notePath, Array(all.joined(separator: "\n").utf8))
        }
    }

    private var notePath: String { "\(cache.kit.cache)/failed-from-scratch" }
}
