import Grading
import SwiftSource

extension [Finding] {
    /// The findings of a kind.
    package func of(_ kind: Finding.Kind) -> [Finding] { filter { $0.kind == kind } }

    /// The findings about an exercise. A finding that names no exercise is about the whole stage.
    package func about(_ exercise: ExerciseState) -> [Finding] {
        filter { $0.exercises.isEmpty || $0.exercises.contains(exercise.exercise.id) }
    }

    /// The findings that a place shows.
    package func told(in place: FindingPlace) -> [Finding] {
        filter { $0.kind.places.contains(place) }
    }

    /// The finding about a test that is wrong or catches nothing; nil for other tests.
    package func on(_ test: OwnTest) -> Finding? {
        first {
            ($0.kind == .wrongTest || $0.kind == .idleTest)
                && $0.subject == .test(test.result.name)
        }
    }

    /// Suggested fixes for code or tests that don't compile.
    package func cures(inTests: Bool) -> [Finding] { of(inTests ? .brokenTests : .brokenCode) }

    /// The tests that catch nothing and have a finding.
    package func idleTests(of exercise: ExerciseState) -> [OwnTest] {
        exercise.idleTests.filter { on($0) != nil }
    }
}

extension Finding {
    /// The name of the finding's subject; empty if it is about the whole stage.
    package var nameOfSubject: String {
        switch subject {
        case .stage: ""
        case .test(let text), .file(let text), .bug(let text), .name(let text): text
        }
    }
}
