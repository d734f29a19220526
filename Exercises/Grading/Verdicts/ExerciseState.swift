import Catalog

/// How far a learner is with an exercise. It is computed from a report, and never stored.
package struct ExerciseState: Sendable {
    package let stage: Stage
    package let exercise: Exercise
    /// Its official tests, in the order of the suite.
    package let tests: [SuiteTest]
    /// Whether its stage's code could not be built, so that none of its tests ran.
    package let isCompileError: Bool
    /// What became of its planted bugs; empty where the learner's own tests couldn't be judged.
    package let bugs: [BugResult]

    /// Whether every official test passed.
    package var isGreen: Bool {
        !isCompileError && !tests.isEmpty && tests.allSatisfy { $0.result.status == .passed }
    }

    /// The first official test that did not pass. With a compile error, no test tells anything.
    package var firstFailure: SuiteTest? {
        isCompileError ? nil : tests.first { $0.result.status != .passed }
    }

    /// The planted bugs that the learner's own tests don't notice, in the order of the catalogue.
    ///
    /// All of them where the learner's own tests couldn't be judged.
    package var unnoticedBugs: [PlantedBug] {
        let killed = Set(bugs.filter { $0.status == .killed }.map(\.id))
        return plantedBugs.filter { !killed.contains($0.id) }
    }

    /// The bugs that are planted in it.
    package var plantedBugs: [PlantedBug] {
        stage.bugs.filter { $0.exercise == exercise.id }
    }

    /// Whether it is green, and the learner's own tests notice every bug.
    package var isDone: Bool { isGreen && unnoticedBugs.isEmpty }
}

extension [ExerciseState] {
    /// What to do next: the first that isn't green, or else the first with a bug that no test
    /// notices; nil where nothing is left.
    package var next: ExerciseState? {
        first { !$0.isGreen } ?? first { !$0.isDone }
    }
}

extension ExerciseState: Equatable {
    package static func == (one: Self, other: Self) -> Bool {
        one.exercise.id == other.exercise.id && one.stage == other.stage
            && one.tests == other.tests && one.isCompileError == other.isCompileError
            && one.bugs == other.bugs
    }
}

extension Report {
    /// The exercises of the report's stages, in the order of the workshop.
    package var exercises: [ExerciseState] { stages.flatMap(\.exercises) }
}

extension StageReport {
    /// The stage's exercises, in order.
    package var exercises: [ExerciseState] {
        stage.exercises.map { exercise in
            ExerciseState(
                stage: stage, exercise: exercise,
                tests: tests.filter { $0.exercise == exercise.id },
                isCompileError: status == .compileError,
                bugs: bugs.filter { $0.exercise == exercise.id })
        }
    }

    private var bugs: [BugResult] {
        guard case .judged(let report) = ownTests else { return [] }
        return report.bugs
    }
}
