import Catalog
import Grading
import SwiftSource

/// Checks that the official suites notice the small changes of the finished code that can be made by
/// rule: what an author of planted bugs hasn't thought of.
struct SmallChangeCheck {
    let stages: [Stage]
    /// The finished module of each stage.
    let finished: [Stage.ID: SourceFolder]
    /// Hunts for the bugs of stages with the official suites, and returns what became of them.
    let hunt: ([Stage]) throws -> [Stage.ID: StageReport.OwnTests]

    /// The most builds to find out which changes compile: not every change by rule does.
    private static let maximumBuilds = 6

    func defects() throws -> [Defect] {
        var leftOut: [Stage.ID: Set<String>] = [:]
        for _ in 0..<Self.maximumBuilds {
            let changed = stages.map { stage in
                SmallChangeStage(
                    stage, finished: finished[stage.id] ?? SourceFolder(),
                    leftOut: leftOut[stage.id] ?? [])
            }
            let outcomes = try hunt(changed.map(\.stage))
            var isBuilt = true
            for stage in changed {
                let broken = notCompiling(stage, outcomes[stage.stage.id])
                guard !broken.isEmpty else { continue }
                leftOut[stage.stage.id, default: []].formUnion(broken)
                isBuilt = false
            }
            guard !isBuilt else { return changed.flatMap { findings($0, outcomes) } }
        }
        return stages.map { .cannotRun(tree: .finished, stage: $0) }
    }

    private func notCompiling(
        _ stage: SmallChangeStage, _ outcome: StageReport.OwnTests?
    ) -> [String] {
        guard case .notBuilt(let failure)? = outcome else { return [] }
        return MutantModule(
            finished: finished[stage.stage.id] ?? SourceFolder(), stage: stage.stage
        ).owners(of: failure, stage.stage)
    }

    private func findings(
        _ changed: SmallChangeStage, _ outcomes: [Stage.ID: StageReport.OwnTests]
    ) -> [Defect] {
        let stage = stages.first { $0 == changed.stage } ?? changed.stage
        guard case .judged(let report)? = outcomes[stage.id] else {
            return [.cannotRun(tree: .finished, stage: stage)]
        }
        let path = { (file: String) in "\(Tree.finished.modulePath(stage))/\(file)" }
        var listed = stage.equivalents
        var findings: [Defect] = []
        // A test that doesn't end has noticed the change.
        for bug in report.bugs where bug.status != .killed && !bug.isTimedOut {
            guard let mutant = changed.mutants[bug.id] else { continue }
            if let index = listed.firstIndex(where: { $0.matches(mutant) }) {
                listed.remove(at: index)
            } else {
                findings.append(.changeSurvives(path: path(mutant.file), mutant.change))
            }
        }
        return findings + listed.map { .noSuchChange(path: path($0.file), $0) }
    }
}

extension EquivalentChange {
    fileprivate func matches(_ mutant: SmallChangeStage.Mutant) -> Bool {
        file == mutant.file && code == mutant.change.code && change == mutant.change.change
    }
}
