import Grading
import SwiftSource

/// Says what looks like a slip in the code of an exercise whose official tests fail.
package enum CodeSlipText {
    /// A sentence or two for each slip in the files of an exercise.
    package static func sentences(on exercise: ExerciseState, in stage: StageReport?) -> [String] {
        guard exercise.firstFailure != nil else { return [] }
        return (stage?.slips ?? []).filter { slip in
            exercise.exercise.files.contains { slip.place.file.hasSuffix("/\($0)") }
        }.prefix(2).map(describe)
    }

    private static func describe(_ slip: CodeSlip) -> String {
        let line = "Look at line \(slip.place.line) of \(slip.place.file):"
        return switch slip.kind {
        case .hides(let name):
            "\(line) it makes a '\(name)' of its own, which hides that of the type. If you mean that "
                + "of the type, take the 'let' or 'var' away."
        case .makesAnother(let type):
            "\(line) it makes another \(type). What you do to that one, this one doesn't have."
        case .writesOnlyOverAValue(let name):
            "\(line) '\(name)? =' writes only where there is a value already. Take the '?' away."
        }
    }
}
