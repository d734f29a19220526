import Digest
import Foundation

extension VerdictStore {
    /// The same advice, which is kept beside the verdicts that it is on: to read all sources of a learner
    /// again with each save takes longer.
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
    /// The key of what there is to say of a stage: it depends on what was seen, and on the sources, the
    /// learner's and the workshop's.
    ///
    /// Nil where what was seen can't be written down.
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
        // Only where code doesn't compile, a name is looked for in other stages.
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
