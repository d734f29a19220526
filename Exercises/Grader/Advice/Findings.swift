import Grading
import SwiftSource

extension [Finding] {
    /// The findings of a kind.
    package func of(_ kind: Finding.Kind) -> [Finding] { filter { $0.kind == kind } }

    /// The findings about an exercise. A finding that names no exercise is about the whole stage.
    package func about(_ exercise: ExerciseState) -> [Finding] {
        filter { $0.exercises.isEmpty || $0.exercises.contains(exercise.exercise.id) }
    }

    /// The finding about a test that is wrong or catches nothing; nil for other tests.
    package func on(_ test: OwnTest) -> Finding? {
        first {
            ($0.kind == .wrongTest || $0.kind == .idleTest)
                && $0.subject == .test(test.result.name)
        }
    }

    /// The file to change for the first wrong test, if that isn't the test's own file: a worked
    /// example can fail because of a test double.
    package func fileToFix(for exercise: ExerciseState) -> String? {
        exercise.wrongTests.first.flatMap { $0.isExample ? on($0)?.place?.file : nil }
    }

    /// Suggested fixes for code or tests that don't compile.
    package func cures(inTests: Bool) -> [Finding] { of(inTests ? .brokenTests : .brokenCode) }

    /// The tests that catch nothing and have a finding.
    package func idleTests(of exercise: ExerciseState) -> [OwnTest] {
        exercise.idleTests.filter { on($0) != nil }
    }
}

extension Finding {
    /// The cause that is shared by tests which use a different value in each run, and so fail only
    /// in some runs.
    static let changesEachRun = "another value in each run"

    /// Whether the test fails only in some runs, so its results say nothing.
    package var isOfChance: Bool { cause == Self.changesEachRun }

    /// The name of the finding's subject; empty if it is about the whole stage.
    package var nameOfSubject: String {
        switch subject {
        case .stage: ""
        case .test(let text), .file(let text), .bug(let text), .name(let text): text
        }
    }
}
