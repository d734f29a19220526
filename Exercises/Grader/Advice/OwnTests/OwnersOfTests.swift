import Grading

extension AdviceContext {
    /// The exercises that each of the learner's own tests belongs to, by its name. One of no exercise's
    /// class belongs to all.
    func ownersOfTests() -> [String: [ExerciseState]] {
        var owners: [String: [ExerciseState]] = [:]
        for exercise in stage.exercises {
            for test in exercise.ownTests { owners[test.result.name, default: []].append(exercise) }
        }
        return owners
    }

    /// How a finding names the exercises that a test belongs to: it names none where that is all of them.
    func identifiers(of owners: [ExerciseState]) -> [String] {
        owners.count == stage.exercises.count ? [] : owners.map(\.exercise.id)
    }
}
