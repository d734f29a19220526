import Catalog
import Grading
import SwiftSource

/// Looks for one kind of finding in a stage, and describes each one in words.
struct Adviser: Sendable {
    let findings: @Sendable (AdviceContext) -> [Finding]

    static let all: [Adviser] = [
        .slips, .givenFiles, .flags, .compiler, .timeUsedUp, .neverRun, .emptyFiles, .ownTests,
        .missingIdeas, .openBugs,
    ]
}

/// Returns the findings on a stage, in the order of `Finding.Kind`.
package let stageAdvice: StageAdvice = { stage, sources in
    AdviceContext(stage: stage, sources: sources).findings
}

/// The input for advice on a stage: its report and its sources.
struct AdviceContext {
    let stage: StageReport
    let sources: StageSources
    /// The report on the learner's tests; nil if they couldn't be judged.
    let own: OwnTestsReport?
    let tests: TestSources
    /// The weaknesses in the learner's tests, by the test's name.
    let smells: [String: TestSmell]
    /// The words about the call that a failing test lacks, by the test's name.
    var missingSteps: [String: Finding.Words] = [:]

    var findings: [Finding] {
        let found = Adviser.all.flatMap { $0.findings(self) }
        return Finding.Kind.allCases.flatMap(found.of)
    }

    /// The library that a test file uses; if it imports none, the one that most files use.
    func library(ofFile path: String) -> TestLibrary {
        let files = sources.ownTests.merging(sources.leftOutTests) { first, _ in first }
        return files[path].flatMap { TestLibrary(importedBy: Array($0.utf8)) }
            ?? TestLibrary(ofMost: files.values.map { Array($0.utf8) })
    }

    /// The identifier of the exercise that a test file belongs to; empty for a file that the learner added.
    func owner(ofFile path: String) -> [String] {
        [stage.stage.owner(ofFile: path)?.id].compactMap(\.self)
    }
}

extension AdviceContext {
    init(stage: StageReport, sources: StageSources) {
        let own = stage.ownTests.report
        let tests = TestSources(
            own == nil ? [:] : sources.ownTests,
            librariesInteroperate: sources.abilities.librariesInteroperate)
        let found = Self.smells(of: own?.tests ?? [], in: tests, sources.workshop)
        self.init(
            stage: stage, sources: sources, own: own, tests: tests, smells: found.smells,
            missingSteps: found.missingSteps)
    }

    /// The maximum number of tests to examine, because nobody would read advice on more.
    private static let maximumTests = 100

    private static func smells(
        of all: [OwnTest], in tests: TestSources, _ workshop: WorkshopSources
    ) -> (smells: [String: TestSmell], missingSteps: [String: Finding.Words]) {
        let isOpen = all.contains { !$0.isValid || $0.noticesNothing }
        let parsed = { (texts: [String]) in texts.map { Declarations(SwiftText($0)) } }
        let code = isOpen ? parsed(workshop.finished()) : []
        let given = isOpen ? parsed(workshop.shared() + workshop.helpers()) : []
        let late = (code + given).filter { source in
            source.tokens.indices.contains { source.isWord("DispatchQueue", $0) }
        }
        let starts = (code + given).flatMap { source in
            source.functions.filter { function in
                function.body.map { source.words($0).contains(WorkshopNames.startingTimer) } == true
            }.map(\.name)
        }
        let scan = TestSmellScan(
            tests, lateTypes: Set(late.flatMap(\.types).map(\.name)), timerStarts: Set(starts))
        let read = all.prefix(maximumTests)
        var (smells, missing) = ([String: TestSmell](), [String: Finding.Words]())
        for test in read { smells[test.result.name] = scan.smell(of: test) }
        let failed = read.filter { [.failed, .crashed].contains($0.result.status) }
        guard !failed.isEmpty else { return (smells, [:]) }
        let steps = CommonSteps(finished: workshop.finishedTests(), code: code, given: given)
        for name in failed.map(\.result.name) {
            guard let test = tests.test(name) else { continue }
            missing[name] = steps.missing(
                in: scan.words(reachedBy: test), outsideOfTests: scan.wordsOutsideOfTests,
                path: test.path)
        }
        return (smells, missing)
    }
}

extension TestSmellScan {
    /// The weakness of a test, depending on its results.
    fileprivate func smell(of test: OwnTest) -> TestSmell? {
        let name = test.result.name
        if !test.isValid, let smell = changesEachRun(name) { return smell }
        if !test.isValid, let state = shared(by: name),
            test.dependsOnOrder || test.isFlaky || test.result.status == .failed && changes(state)
        {
            return .sharesState(state)
        }
        if test.result.isSkipped { return smell(ofSkipped: name) }
        if test.isValid, !test.noticesNothing { return smell(ofUseful: name) }
        if test.isValid || test.cannotFail {
            let smell = smell(ofIdle: name)
            // The record of the lines that ran is more reliable than a guess that the test doesn't wait, so
            // it takes precedence.
            return test.reachesNoBug && smell?.explainsFailure != false ? .reachesNoBug : smell
        }
        guard [.failed, .passed, .timedOut].contains(test.result.status) else { return nil }
        let message: String? =
            if case .assertion(let message, _)? = test.failure { message } else { nil }
        return smell(
            ofFailing: name, message: message, operands: test.failedLine?.operands ?? [])
    }
}
