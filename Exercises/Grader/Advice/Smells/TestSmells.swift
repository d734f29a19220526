import Grading
import SwiftSource

/// What is weak in each of a learner's own tests of a stage.
struct TestSmells {
    /// By the test's name.
    private(set) var smells: [String: TestSmell] = [:]
    /// What a test that depends on their order shares with others, by its name.
    private(set) var shared: [String: [SharedState]] = [:]
    /// A method that most tests of an exercise call, and this failing one doesn't, by the test's name.
    private(set) var missingSteps: [String: String] = [:]

    init(_ smells: [String: TestSmell] = [:], shared: [String: [SharedState]] = [:]) {
        (self.smells, self.shared) = (smells, shared)
    }

    /// Nobody reads about more tests than this, and each takes a look at its file.
    static let maximumTests = 100
    /// Fewer that fail may all be wrong by chance.
    private static let severalFailures = 3

    init(of all: [OwnTest], in tests: TestSources, _ sources: StageSources) {
        let workshop = sources.workshop
        let dependsOnCode = all.contains { !$0.isValid || $0.noticesNothing || $0.isSlow }
        let finished = dependsOnCode ? workshop.finished() : []
        let code = dependsOnCode ? finished + workshop.shared() + workshop.helpers() : []
        let classes =
            all.contains(where: \.dependsOnOrder)
            ? (code + sources.ownTests.values).flatMap { Declarations(SwiftText($0)).classes } : []
        let scan = TestSmellScan(tests, classes: Set(classes), code: TestedCode(code))
        for test in all.prefix(Self.maximumTests) {
            let name = test.result.name
            smells[name] = scan.smell(of: test)
            guard test.dependsOnOrder else { continue }
            shared[name] = scan.shared(by: name)
            if shared[name]?.isEmpty == true, let smell = scan.savedState(of: name) {
                smells[name] = smell
            }
        }
        guard all.contains(where: { $0.result.status != .passed }) else { return }
        let finishedTests = workshop.finishedTests()
        addStandIn(ofAllThatFailAmong: all, Array(finishedTests.values), sources)
        addMissingSteps(
            ofAllThatFailAmong: all, scan, CommonSteps(finished: finishedTests, code: finished))
    }

    private mutating func addMissingSteps(
        ofAllThatFailAmong tests: [OwnTest], _ scan: TestSmellScan, _ steps: CommonSteps
    ) {
        let failing = tests.filter { $0.result.status == .failed }.prefix(Self.maximumTests)
        for name in failing.map(\.result.name) {
            guard let test = scan.tests.test(name) else { continue }
            missingSteps[name] = steps.missing(in: scan.words(reachedBy: test), path: test.path)
        }
    }

    /// Names the stand-in that all failing tests use, where there are several such tests, or where one
    /// of them is as it was given: then the stand-in is more likely to be wrong than they are.
    private mutating func addStandIn(
        ofAllThatFailAmong tests: [OwnTest], _ finished: [String], _ sources: StageSources
    ) {
        let failing = tests.filter { $0.result.status != .passed }
        guard !failing.isEmpty, failing.count <= Self.maximumTests else { return }
        let names = failing.map(\.result.name)
        let isGiven = !WorkedExamples(files: finished).unchanged(
            names, in: Array(sources.ownTests.values)
        ).isEmpty
        guard isGiven || failing.count >= Self.severalFailures,
            let standIn = StandIns(
                files: sources.ownTests, given: Set(finished + sources.workshop.shippedTests())
            ).usedByAll(names)
        else { return }
        for name in names {
            switch smells[name]?.kind {
            case nil, .otherOutput, .assertsAtOnce:
                smells[name] = .allUse(standIn: standIn.name, place: standIn.place)
            default: break
            }
        }
    }
}

extension TestSmellScan {
    /// What is weak in a test, by what became of it.
    fileprivate func smell(of test: OwnTest) -> TestSmell? {
        let name = test.result.name
        let slow = { smell(ofSlow: name, seconds: Int(test.result.seconds)) }
        if test.isValid, !test.noticesNothing {
            return test.isSlow ? slow() : smell(ofUseful: name)
        }
        let known: TestSmell? = test.reachesNoBug ? .reachesNoBug : nil
        let found =
            test.isValid || test.cannotFail ? smell(ofIdle: name) : smell(ofWrong: test)
        // What has run is surer than what waiting would do by the looks of the source.
        let best = known != nil && found?.dependsOnLateCode != false ? known : found
        // A test that takes seconds is told first that it need not.
        let isOpen = best == nil || best?.kind == .assertsTooLittle
        return isOpen && test.isValid && test.isSlow ? slow() : best
    }

    private func smell(ofWrong test: OwnTest) -> TestSmell? {
        let name = test.result.name
        if test.result.isSkipped { return smell(ofSkipped: name) }
        let failure: FailedTest.Failure =
            switch (test.failure, test.result.status) {
            case (.assertion(let message, let place?)?, _):
                .assertion(
                    FailedAssertion(
                        line: place.line, operands: test.failedLine?.operands ?? [],
                        message: message))
            case (_, .crashed):
                .crash(line: (test.result.stop?.code ?? test.result.stop?.test)?.text)
            case (_, .timedOut): .hang
            default: .unknown
            }
        return smell(of: failure, of: name)
    }
}

extension OwnTest {
    /// Whether it waits for something real: so long takes nothing else.
    fileprivate var isSlow: Bool { result.seconds >= 2 }
}
