/// The points of an exercise: its share of its stage's.
package struct ExercisePoints: Sendable, Equatable {
    package let points: Double
    package let possible: Double

    /// The exercise's tests and bugs count for as much as every other of its stage.
    package init(of exercise: ExerciseState, in stage: [ExerciseState]) {
        let tests = stage.map(\.tests.count).reduce(0, +)
        let bugs = stage.map(\.plantedBugs.count).reduce(0, +)
        let perTest = tests == 0 ? 0 : Points.forSuite / Double(tests)
        let perBug = bugs == 0 ? 0 : Points.forBugs / Double(bugs)
        let passed = exercise.tests.count { $0.result.status == .passed }
        let killed = exercise.plantedBugs.count - exercise.unnoticedBugs.count
        points = Self.rounded(Double(passed) * perTest + Double(killed) * perBug)
        possible = Self.rounded(
            Double(exercise.tests.count) * perTest + Double(exercise.plantedBugs.count) * perBug)
    }

    /// With two digits after the point at the most.
    private static func rounded(_ points: Double) -> Double {
        (points * 100).rounded() / 100
    }
}
