import Catalog
import Grading

/// Checks what the grader found out about the untouched Starter and about Finished.
struct ReportCheck {
    /// The finished module of each stage with its bugs, by the stage's identifier.
    let planted: [Stage.ID: MutantModule]
    /// The names of the worked examples, which notice no bug on purpose.
    var examples: Set<String> = []
    /// The library of the own tests.
    var library = TestLibrary.xctest

    /// The defects in the report of the untouched Starter: every official test has to fail by an
    /// assertion, and the worked examples have to hold and to notice no bug. Where the code is to be
    /// written, they are the first tests that a learner sees red.
    func starter(_ report: Report) -> [Defect] {
        report.stages.flatMap { stage in
            if case .notBuilt(let failure, _) = stage.suite {
                return [Defect.notBuilt(tree: .starter, stage: stage.stage, failure)]
            }
            let suite = stage.tests.map(\.result).filter { $0.status != .failed }
                .map { Defect.doesNotFail(test: $0.name, status: $0.status) }
            return suite
                + ownTests(stage, tree: .starter) { bug in
                    bug.kills.map { .killedByExample(bug: bug.id, test: $0.test) }
                } + examples(stage)
        }
    }

    private func examples(_ stage: StageReport) -> [Defect] {
        stage.exercises.filter(\.exercise.asksForCode).flatMap(\.ownTests)
            .filter { $0.isValid && $0.pair != .redGreen }
            .map { .exampleIsNotRed(test: $0.result.name) }
    }

    /// The defects in the report of Finished: everything has to pass, and every bug has to be
    /// noticed.
    func finished(_ report: Report) -> [Defect] {
        report.stages.flatMap { stage in
            if case .notBuilt(let failure, _) = stage.suite {
                return [Defect.notBuilt(tree: .finished, stage: stage.stage, failure)]
            }
            let suite = stage.tests.map(\.result).filter { $0.status != .passed }
                .map { Defect.failsOnFinished(test: $0.name, $0.failure) }
            return suite + ownTests(stage, tree: .finished) { open($0, .finishedOwn(library)) }
                + idle(stage)
        }
    }

    /// The model tests that notice no bug.
    private func idle(_ stage: StageReport) -> [Defect] {
        guard case .judged(let report) = stage.ownTests else { return [] }
        return report.testsThatNoticeNothing.map(\.result.name)
            .filter { !examples.contains($0) }.map { .noticesNothing(test: $0) }
    }

    /// The official tests that notice no planted bug: learners who forget the rule of such a test
    /// aren't told.
    static func rulesWithoutBug(_ outcome: StageReport.OwnTests?) -> [String] {
        guard case .judged(let report)? = outcome else { return [] }
        return report.testsThatNoticeNothing.map(\.result.name)
    }

    /// The defects that show when the official suites hunt for the bugs.
    func official(_ outcome: StageReport.OwnTests?, stage: Stage) -> [Defect] {
        switch outcome {
        case .judged(let report)?:
            tests(report, tree: .finished) + report.bugs.flatMap { open($0, .official) }
        case .notBuilt(let failure)?: [doesNotCompile(stage, failure)]
        case .some(.none), .crashed?, nil: [.cannotRun(tree: .finished, stage: stage)]
        }
    }

    private func ownTests(
        _ stage: StageReport, tree: Tree, bugs: (BugResult) -> [Defect]
    ) -> [Defect] {
        switch stage.ownTests {
        case .judged(let report):
            (report.leftOut?.failure.map { [doesNotCompile(stage.stage, $0)] } ?? [])
                + tests(report, tree: tree) + report.bugs.flatMap(bugs)
        case .notBuilt(let failure): [doesNotCompile(stage.stage, failure)]
        case .none, .crashed: [.cannotRun(tree: tree, stage: stage.stage)]
        }
    }

    private func tests(_ report: OwnTestsReport, tree: Tree) -> [Defect] {
        report.tests.flatMap { test in
            let name = test.result.name
            if test.result.status != .passed || test.isUnsteady {
                return [Defect.ownTestFails(tree: tree, test: name, test.result.failure)]
            }
            return test.asksTooMuch.map { .asksTooMuch(test: name, variant: $0) }
        }
    }

    private func open(_ bug: BugResult, _ kind: Defect.TestKind) -> [Defect] {
        if bug.isTimedOut { return [.hangs(bug: bug.id, kind)] }
        return bug.status == .killed ? [] : [.survives(bug: bug.id, kind)]
    }

    private func doesNotCompile(_ stage: Stage, _ failure: BuildFailure) -> Defect {
        .bugsDoNotCompile(
            stage: stage, ids: planted[stage.id]?.owners(of: failure, stage) ?? [], failure)
    }
}

extension MutantModule {
    /// The bugs and variants in whose lines the compiler's errors are, by their identifiers.
    func owners(of failure: BuildFailure, _ stage: Stage) -> [String] {
        guard case .errors(let said) = failure else { return [] }
        var ids: [String] = []
        for place in said.errors.compactMap(\.place) {
            let path = place.file.split(separator: "/").map(String.init)
            guard let file = path.last, path.dropLast().last == stage.module else { continue }
            let mutants = lines[file] ?? []
            // An error behind the last branch may come from any bug.
            let owners =
                mutants.contains { $0.lines.contains(place.line) }
                ? mutants.filter { $0.lines.contains(place.line) } : mutants
            ids += owners.map(\.id).filter { !ids.contains($0) }
        }
        return ids
    }
}
