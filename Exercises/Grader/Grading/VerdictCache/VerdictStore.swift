import Catalog
import Digest
import Foundation

/// Where verdicts on stages are kept: those on one learner beside the workspaces, and those on a class with its
/// results.
package struct VerdictStore: Sendable {
    let contents: ContentStore
    /// What all verdicts of the grader depend on.
    let conditions: String
    /// Whether verdicts are also kept that a busy machine may have caused. In a class they are, so that the same
    /// work gets the same verdict.
    let keepsUnsteady: Bool

    /// The store for the answer to a question about a stage of a submission; nil if it isn't kept.
    package typealias Provider = @Sendable (Question, Stage, Submission) -> VerdictStore?

    /// Keeps no verdicts.
    package static let nowhere: Provider = { _, _, _ in nil }

    /// The verdict that is kept; nil if there is none that still holds.
    func known(_ key: VerdictKey) -> Answer? { contents.known(key.name)?.note }

    /// The verdict, which is found out if none is kept. No other thread finds out the same meanwhile.
    ///
    /// - Parameter isKept: Whether what was found out can be believed the next time, too.
    func verdict(
        _ key: VerdictKey, isKept: (Answer) -> Bool = { !$0.isUnexplained },
        _ find: () throws -> Answer
    ) throws -> Answer {
        let entry = try contents.entry(key.name) { _ -> Result<Answer, NotKept> in
            let answer = try find()
            return (keepsUnsteady || answer.isSteady) && isKept(answer)
                ? .success(answer) : .failure(NotKept(answer: answer))
        }
        switch entry {
        case .success(let entry): return entry.note
        case .failure(let failure): return failure.answer
        }
    }

    private struct NotKept: Error {
        let answer: Answer
    }
}

extension VerdictStore {
    /// The same advice, which is kept with the verdicts: to read all sources of a learner again after each save
    /// takes longer.
    func keeping(_ advice: @escaping StageAdvice) -> StageAdvice {
        { stage, sources in
            guard let key = VerdictKey(ofAdviceOn: stage, sources, conditions: conditions),
                case .success(let kept)? = try? contents.entry(
                    key.name,
                    make: { _ in Result<[Finding], Never>.success(advice(stage, sources)) })
            else { return advice(stage, sources) }
            return kept.note
        }
    }
}

extension VerdictKey {
    /// The key of what there is to say about a stage: it depends on what was seen, and on the sources, the learner's
    /// and the workshop's. Nil if what was seen can't be encoded.
    fileprivate init?(
        ofAdviceOn stage: StageReport, _ sources: StageSources, conditions: String
    ) {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        guard let seen = try? encoder.encode(stage) else { return nil }
        var digest = ContentDigest()
        digest.add("advice")
        digest.add(sources.abilities.interoperability?.rawValue)
        digest.add(Array(seen))
        for files in [sources.code, sources.ownTests, sources.leftOutTests] {
            digest.add(files.mapValues { Array($0.utf8) })
        }
        let workshop = sources.workshop
        // Only if code doesn't compile is a name looked for in other stages.
        if stage.buildFailure != nil {
            let others = workshop.otherModules().sorted { $0.key < $1.key }
            digest.add(others.flatMap { [$0.key] + $0.value.sorted() })
        }
        digest.add(workshop.finishedTests().mapValues { Array($0.utf8) })
        for texts in [workshop.finished(), workshop.shared(), workshop.helpers()] {
            digest.add(texts.sorted())
        }
        self.init(conditions: conditions, contents: digest.text)
    }
}
