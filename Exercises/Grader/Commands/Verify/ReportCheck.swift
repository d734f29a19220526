import Catalog
import Grading
import Reports

/// Checks the grader's reports on the untouched Starter and on Finished.
struct ReportCheck {
    /// The library of the tests in the tree.
    var library = TestLibrary.xctest

    /// The defects in the report on the untouched Starter. Every official test must fail an assertion. The
    /// worked examples must be valid but catch no bug. If there is code to write, the worked examples must
    /// also fail on the learner's code, because they are the first tests that a learner sees fail.
    ///
    /// Tests that are shipped for repair may do anything, but must need repair. The code for such tests may
    /// already pass some of the official tests.
    func starter(_ report: Report) -> [String] {
        report.stages.flatMap { stage in
            if case .notBuilt(let failure, _) = stage.suite {
                return [notBuilt(stage.stage, .starter, failure)]
            }
            let given = stage.namesOfTestsToRepair
            return suite(stage)
                + ownTests(stage, tree: .starter, without: given) { bug in
                    bug.kills.filter { !given.contains($0.test) }
                        .map {
                            "The worked example \($0.test) already catches the planted bug '\(bug.id)'."
                        }
                } + examples(stage) + good(stage)
        }
    }

    /// The defects in the results of the official tests on the untouched Starter.
    private func suite(_ stage: StageReport) -> [String] {
        let given = stage.exercises.filter(\.shipsTestsToRepair)
        let wrong = stage.tests.filter { test in
            let mayPass = given.contains { $0.exercise.id == test.exercise }
            return test.result.status != .failed && !(mayPass && test.result.status == .passed)
        }
        let right = given.filter { exercise in
            exercise.exercise.hasCodeToWrite
                && exercise.tests.allSatisfy { $0.result.status == .passed }
        }
        return wrong.map {
            "\($0.result.name) must fail an assertion on the untouched Starter, but its status is "
                + "'\($0.result.status.rawValue)'."
        }
            + right.map {
                "The exercise '\($0.exercise.id)' asks learners to fix code, so at least one official test "
                    + "must fail an assertion on the untouched Starter."
            }
    }

    /// The exercises whose shipped tests are to be repaired but don't need repair.
    private func good(_ stage: StageReport) -> [String] {
        guard case .judged = stage.ownTests else { return [] }
        return stage.exercises.filter { $0.shipsTestsToRepair && $0.hasGoodTests }.map {
            "The shipped tests of the exercise '\($0.exercise.id)' need no repair: they are right and catch "
                + "every planted bug."
        }
    }

    private func examples(_ stage: StageReport) -> [String] {
        stage.exercises.filter { $0.exercise.hasCodeToWrite && !$0.shipsTestsToRepair }
            .flatMap(\.ownTests)
            .filter { $0.isValid && $0.pair != .redGreen }
            .map { "The worked example \($0.result.name) must be red on the untouched Starter." }
    }

    /// The defects in the report on Finished. Everything must pass, and every bug must be caught.
    func finished(_ report: Report) -> [String] {
        report.stages.flatMap { stage in
            if case .notBuilt(let failure, _) = stage.suite {
                return [notBuilt(stage.stage, .finished, failure)]
            }
            let suite = stage.tests.map(\.result).filter { $0.status != .passed }
                .map { "\($0.name) fails on Finished: \(reason($0.failure))" }
            return suite
                + ownTests(stage, tree: .finished) {
                    open($0, "The \(library.name) tests in Finished")
                }
        }
    }

    /// The defects found by running the official suites on the planted bugs.
    func official(_ outcome: StageReport.OwnTests?, stage: Stage) -> [String] {
        switch outcome {
        case .judged(let report)?:
            tests(report, tree: .finished) + report.bugs.flatMap { open($0, "The official tests") }
        case .notBuilt(let failure)?: [doesNotCompile(stage, failure)]
        case .some(.none), .crashed?, nil: [cannotRun(stage, .finished)]
        }
    }

    private func ownTests(
        _ stage: StageReport, tree: Tree, without given: Set<String> = [],
        bugs: (BugResult) -> [String]
    ) -> [String] {
        switch stage.ownTests {
        case .judged(let report):
            (report.leftOut?.failure.map { [doesNotCompile(stage.stage, $0)] } ?? [])
                + tests(report, tree: tree, without: given) + report.bugs.flatMap(bugs)
        case .notBuilt(let failure): [doesNotCompile(stage.stage, failure)]
        case .none, .crashed: [cannotRun(stage.stage, tree)]
        }
    }

    private func tests(
        _ report: OwnTestsReport, tree: Tree, without given: Set<String> = []
    ) -> [String] {
        report.tests.filter { !given.contains($0.result.name) }.flatMap { test in
            let name = test.result.name
            if test.result.status != .passed || test.isFlaky {
                return [
                    "\(name) in \(tree.rawValue) fails on Finished: \(reason(test.result.failure))"
                ]
            }
            return test.failingVariants.map { "\(name) fails on the correct variant '\($0)'." }
        }
    }

    /// - Parameter tests: Which tests must catch the bug.
    private func open(_ bug: BugResult, _ tests: String) -> [String] {
        if bug.isTimedOut { return ["\(tests) don't finish with the planted bug '\(bug.id)'."] }
        return bug.status == .killed
            ? [] : ["\(tests) don't catch the planted bug '\(bug.id)'."]
    }

    private func notBuilt(_ stage: Stage, _ tree: Tree, _ failure: BuildFailure) -> String {
        "\(StageWords.name(stage)) in \(tree.rawValue) can't be built:\n"
            + BuildFailureText.describe(failure)
    }

    private func cannotRun(_ stage: Stage, _ tree: Tree) -> String {
        "The tests in \(tree.rawValue) can't be run on the bugs of \(StageWords.inText(stage.id))."
    }

    private func doesNotCompile(_ stage: Stage, _ failure: BuildFailure) -> String {
        "The reference solution of \(StageWords.inText(stage.id)) doesn't compile with its bugs. "
            + "The line numbers refer to the file with all bugs inserted:\n"
            + BuildFailureText.describe(failure)
    }

    private func reason(_ failure: TestResult.Failure?) -> String {
        failure.map { FailureText.describe($0) } ?? "it was skipped."
    }
}

extension StageReport {
    /// The names of the shipped tests that need repair.
    fileprivate var namesOfTestsToRepair: Set<String> {
        Set(exercises.filter(\.shipsTestsToRepair).flatMap { $0.ownTests.map(\.result.name) })
    }
}

extension ExerciseState {
    /// Whether the tests shipped with the exercise are to be repaired, that is, whether none is a worked
    /// example.
    fileprivate var shipsTestsToRepair: Bool {
        !ownTests.isEmpty && !ownTests.contains(where: \.isExample)
    }
}
