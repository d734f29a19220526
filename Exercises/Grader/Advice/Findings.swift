import Grading
import SwiftSource

extension [Finding] {
    /// The findings of a kind.
    package func of(_ kind: Finding.Kind) -> [Finding] { filter { $0.kind == kind } }

    /// The findings about an exercise; one that names no exercise is about all of the stage.
    package func about(_ exercise: ExerciseState) -> [Finding] {
        filter { $0.exercises.isEmpty || $0.exercises.contains(exercise.exercise.id) }
    }

    /// The findings that are told in a place.
    package func told(in place: FindingPlace) -> [Finding] {
        filter { $0.kind.places.contains(place) }
    }

    /// The finding on a test that doesn't hold or notices nothing; nil for other tests, also where one could
    /// be better.
    package func on(_ test: OwnTest) -> Finding? {
        first {
            ($0.kind == .wrongTest || $0.kind == .idleTest)
                && $0.subject == .test(test.result.name)
        }
    }

    /// What helps where code or own tests don't compile.
    package func cures(inTests: Bool) -> [Finding] { of(inTests ? .brokenTests : .brokenCode) }

    /// The tests that notice nothing, and of which there is something to say.
    package func idleTests(of exercise: ExerciseState) -> [OwnTest] {
        exercise.idleTests.filter { on($0) != nil }
    }
}

extension Finding {
    /// The name of the finding's subject; empty for the whole stage.
    package var nameOfSubject: String {
        switch subject {
        case .stage: ""
        case .test(let text), .file(let text), .bug(let text), .name(let text): text
        }
    }
}
