import Catalog
import Grading
import SwiftSource

/// A piece of advice: it finds out one thing that there is to say of a stage, and says it.
///
/// A new one is a file with its adviser, and its name in the list.
struct Adviser: Sendable {
    let findings: @Sendable (AdviceContext) -> [Finding]

    /// All of them.
    static let all: [Adviser] = [
        .slips, .givenFiles, .flags, .compiler, .timeUsedUp, .neverRun, .emptyFiles, .ownTests,
        .sameBodies, .missingIdeas, .openBugs,
    ]
}

/// All that there is to say of a stage beside its verdicts, in the order of the kinds.
package let stageAdvice: StageAdvice = { stage, sources in
    AdviceContext(stage: stage, sources: sources).findings
}

/// What advice on a stage is made from: what was seen of it, and the sources of all that was seen.
struct AdviceContext {
    let stage: StageReport
    let sources: StageSources
    /// What became of the learner's own tests; nil where they couldn't be judged.
    let own: OwnTestsReport?
    /// Where each of these tests stands.
    let tests: TestSources
    /// What is weak in them.
    let smells: TestSmells

    init(stage: StageReport, sources: StageSources) {
        let own: OwnTestsReport? =
            if case .judged(let report) = stage.ownTests { report } else { nil }
        let interoperability = sources.abilities.interoperability
        let tests = TestSources(
            own == nil ? [:] : sources.ownTests, librariesInteroperate: interoperability != nil)
        let smells = own.map { TestSmells(of: $0.tests, in: tests, sources) } ?? TestSmells()
        self.init(stage: stage, sources: sources, own: own, tests: tests, smells: smells)
    }

    init(
        stage: StageReport, sources: StageSources, own: OwnTestsReport?, tests: TestSources,
        smells: TestSmells
    ) {
        (self.stage, self.sources, self.own) = (stage, sources, own)
        (self.tests, self.smells) = (tests, smells)
    }

    var findings: [Finding] {
        let found = Adviser.all.flatMap { $0.findings(self) }
        // Of a test that repeats another one, what to do better is said at that one.
        let repeated = Set(found.filter { $0.cause == Adviser.repetition }.map(\.nameOfSubject))
        let told = found.filter {
            $0.kind != .betterTest || $0.cause == Adviser.repetition
                || !repeated.contains($0.nameOfSubject)
        }
        return Finding.Kind.allCases.flatMap(told.of)
    }

    /// The library that a file of own tests is written in: where it says none, that of most of the stage's.
    func library(ofFile path: String) -> TestLibrary {
        let files = sources.ownTests.merging(sources.leftOutTests) { first, _ in first }
        return files[path].flatMap { TestLibrary(importedBy: Array($0.utf8)) }
            ?? TestLibrary(ofMost: files.values.map { Array($0.utf8) })
    }

    /// The identifier of the exercise that a file of own tests belongs to; none where it is no exercise's.
    func owner(ofFile path: String) -> [String] {
        [stage.stage.owner(ofFile: path)?.id].compactMap(\.self)
    }
}
