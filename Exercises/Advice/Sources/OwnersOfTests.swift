import Grading

extension StageReport {
    /// The exercises that each of the learner's own tests belongs to, by its name.
    func ownersOfTests() -> [String: [ExerciseState]] {
        var owners: [String: [ExerciseState]] = [:]
        for exercise in exercises {
            for test in exercise.ownTests { owners[test.result.name, default: []].append(exercise) }
        }
        return owners
    }
}
