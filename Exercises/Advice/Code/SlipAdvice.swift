import Grading
import SwiftSource

extension CodeSlip {
    /// What looks like a slip, and what to do.
    package var words: Finding.Words {
        let line = "Look at line \(place.line) of \(place.file):"
        return switch kind {
        case .hides(let name):
            .init(
                "\(line) it makes a '\(name)' of its own, which hides that of the type.",
                next: "If you mean that of the type, take the 'let' or 'var' away.")
        case .makesAnother(let type):
            .init(
                "\(line) it makes another \(type). What you do to that one, this one doesn't have.")
        case .writesOnlyOverAValue(let name):
            .init(
                "\(line) '\(name)? =' writes only where there is a value already.",
                next: "Take the '?' away.")
        }
    }
}

extension StageReport {
    /// The slips in the files of an exercise whose official tests fail: more than two hide which to
    /// look at first.
    package func slips(in exercise: ExerciseState) -> [CodeSlip] {
        guard exercise.firstFailure != nil else { return [] }
        return Array(
            slips.filter { slip in
                exercise.exercise.files.contains { slip.place.file.hasSuffix("/\($0)") }
            }.prefix(2))
    }
}
