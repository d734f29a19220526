import Catalog
import Grading

/// Checks what the grader found out about the untouched Starter and about Finished.
struct ReportCheck {
    /// The finished module of each stage with its bugs, by the stage's identifier.
    let planted: [Stage.ID: MutantModule]
    /// The library of the own tests.
    var library = TestLibrary.xctest

    /// The defects in the report of the untouched Starter: every official test has to fail by an
    /// assertion, and the worked examples have to hold and to notice no bug. Where the code is to be
    /// written, they are the first tests that a learner sees red.
    ///
    /// Tests that are shipped to be repaired may do anything but be good already, and code that comes with
    /// them may do most of what is asked.
    func starter(_ report: Report) -> [Defect] {
        report.stages.flatMap { stage in
            if case .notBuilt(let failure, _) = stage.suite {
                return [Defect.notBuilt(tree: .starter, stage: stage.stage, failure)]
            }
            let given = stage.namesOfTestsToRepair
            return suite(stage)
                + ownTests(stage, tree: .starter, without: given) { bug in
                    bug.kills.filter { !given.contains($0.test) }
                        .map { .killedByExample(bug: bug.id, test: $0.test) }
                } + examples(stage) + good(stage)
        }
    }

    /// What the official tests don't do on the untouched Starter.
    private func suite(_ stage: StageReport) -> [Defect] {
        let given = stage.exercises.filter(\.shipsTestsToRepair)
        let ids = Set(given.map(\.exercise.id))
        let wrong = stage.tests.filter { test in
            let isMended = ids.contains(test.exercise) && test.result.status == .passed
            return test.result.status != .failed && !isMended
        }
        let mended = given.filter { exercise in
            exercise.exercise.asksForCode
                && exercise.tests.allSatisfy { $0.result.status == .passed }
        }
        return wrong.map { .doesNotFail(test: $0.result.name, status: $0.result.status) }
            + mended.map { .nothingFails(exercise: $0.exercise.id) }
    }

    /// The exercises whose shipped tests are to be repaired, and need no repair.
    private func good(_ stage: StageReport) -> [Defect] {
        guard case .judged = stage.ownTests else { return [] }
        return stage.exercises.filter { $0.shipsTestsToRepair && $0.hasGoodTests }
            .map { .shippedTestsAreGood(exercise: $0.exercise.id) }
    }

    private func examples(_ stage: StageReport) -> [Defect] {
        stage.exercises.filter { $0.exercise.asksForCode && !$0.shipsTestsToRepair }
            .flatMap(\.ownTests)
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
        }
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
        _ stage: StageReport, tree: Tree, without given: Set<String> = [],
        bugs: (BugResult) -> [Defect]
    ) -> [Defect] {
        switch stage.ownTests {
        case .judged(let report):
            (report.leftOut?.failure.map { [doesNotCompile(stage.stage, $0)] } ?? [])
                + tests(report, tree: tree, without: given) + report.bugs.flatMap(bugs)
        case .notBuilt(let failure): [doesNotCompile(stage.stage, failure)]
        case .none, .crashed: [.cannotRun(tree: tree, stage: stage.stage)]
        }
    }

    private func tests(
        _ report: OwnTestsReport, tree: Tree, without given: Set<String> = []
    ) -> [Defect] {
        report.tests.filter { !given.contains($0.result.name) }.flatMap { test in
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

extension StageReport {
    /// The names of the shipped tests that are to be repaired.
    fileprivate var namesOfTestsToRepair: Set<String> {
        Set(exercises.filter(\.shipsTestsToRepair).flatMap { $0.ownTests.map(\.result.name) })
    }
}

extension ExerciseState {
    /// Whether the tests that are shipped with it are to be repaired: none is a worked example.
    fileprivate var shipsTestsToRepair: Bool {
        !ownTests.isEmpty && !ownTests.contains(where: \.isExample)
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
