import Catalog
import Digest
import Foundation

/// Stores verdicts on stages. Those of a single learner are beside the workspaces, and those of a
/// class are with its results.
package struct VerdictStore: Sendable {
    let contents: ContentStore
    /// The conditions that all verdicts of the grader depend on.
    let conditions: String
    /// Whether to also store verdicts that a busy machine may have caused. This is done for a
    /// class, so that the same work gets the same verdict.
    let keepsFlaky: Bool

    /// Returns the store for the answer to a question about a stage of a submission; nil if the
    /// answer shouldn't be stored.
    package typealias Provider = @Sendable (Question, Stage, Submission) -> VerdictStore?

    /// Stores no verdicts.
    package static let nowhere: Provider = { _, _, _ in nil }

    /// Returns the stored verdict; nil if there is no valid one.
    func known(_ key: VerdictKey) -> Answer? { contents.known(key.name) }

    /// Returns the verdict. If none is stored, it is computed. No other thread computes the same
    /// verdict at the same time.
    func verdict(_ key: VerdictKey, _ find: () throws -> Answer) throws -> Answer {
        do {
            return try contents.entry(key.name) { _ in
                let answer = try find()
                guard keepsFlaky || answer.isSteady, !answer.isUnexplained else {
                    throw NotKept(answer: answer)
                }
                return answer
            }
        } catch let error as NotKept {
            return error.answer
        }
    }

    private struct NotKept: Error {
        let answer: Answer
    }
}

extension VerdictStore {
    /// Returns the same advice, but stores the remarks beside the verdicts. Without this, all of a
    /// learner's sources would be read again after each save, which takes longer.
    func keeping(_ advice: @escaping StageAdvice) -> StageAdvice {
        { stage, sources in
            guard let key = VerdictKey(ofAdviceOn: stage, sources, conditions: conditions),
                let kept = try? contents.entry(key.name, make: { _ in advice(stage, sources) })
            else { return advice(stage, sources) }
            return kept
        }
    }
}

extension VerdictKey {
    /// Creates the key of the advice on a stage. The advice depends on the results and on the
    /// sources of the learner and the workshop. Nil if the results can't be encoded.
    fileprivate init?(
        ofAdviceOn stage: StageReport, _ sources: StageSources, conditions: String
    ) {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        guard let seen = try? encoder.encode(stage) else { return nil }
        var digest = ContentDigest()
        digest.add("advice")
        digest.add("\(sources.abilities.librariesInteroperate)")
        digest.add(Array(seen))
        for files in [sources.code, sources.ownTests, sources.leftOutTests] {
            digest.add(files.mapValues { Array($0.utf8) })
        }
        digest.add(sources.shippedTests.sorted())
        let workshop = sources.workshop
        digest.add(workshop.finishedTests().mapValues { Array($0.utf8) })
        for texts in [workshop.finished(), workshop.shared(), workshop.helpers()] {
            digest.add(texts.sorted())
        }
        self.init(conditions: conditions, contents: digest.text)
    }
}

/// Everything that a verdict depends on. A verdict is used again if and only if all of this is
/// unchanged.
///
/// What a verdict depends on is listed in four places:
///
/// - for every verdict: `Grader.conditions`;
/// - for the verdict on a stage: `init(_:in:conditions:)`, and `afterSave`;
/// - for a learner's result in a class: `init(ofResult:…)`, and `Kit.digest` among the conditions,
///   both in the target Classroom;
/// - for the advice on a stage: `init(ofAdviceOn:…)`.
///
/// `CacheFolder` lists the other things that the grader stores.
///
/// Contents are represented by their SHA-256 digests. If a digest could be forged, a learner could
/// make two contents with the same digest, and the verdict on one of them would be used for
/// the other.
package struct VerdictKey: Sendable, Hashable {
    /// The conditions that all verdicts of a grader depend on.
    package let conditions: String
    /// The digest of the judged work, and of everything that is used to judge it.
    package let contents: String

    package init(conditions: String, contents: String) {
        self.conditions = conditions
        self.contents = contents
    }

    /// The key for a result that was computed after a save, which is less thorough.
    var afterSave: VerdictKey {
        VerdictKey(conditions: "\(conditions), after a save", contents: contents)
    }

    /// The name under which a verdict is stored.
    var name: String {
        var digest = ContentDigest()
        digest.add(conditions)
        digest.add(contents)
        return digest.text
    }
}

extension VerdictKey {
    /// Creates the key of the answer to a question about a stage.
    ///
    /// The key covers everything that the stage's program is built from: the learner's code or
    /// tests, the official suite or the planted bugs, the code given to learners, the helpers, the
    /// test reporter and the manifest. The tree is also covered, because messages name its files,
    /// and so is the reference solution, because it determines which names may be used.
    init(_ stage: Stage, in content: QuestionContent, conditions: String) throws {
        let source = content.source
        var digest = ContentDigest()
        digest.add(
            [content.question.rawValue, "\(stage.id)", source.submission.tree.rawValue])
        digest.add(content.only(stage).digests)
        digest.add(try source.finished(stage).files)
        self.init(conditions: conditions, contents: digest.text)
    }
}
