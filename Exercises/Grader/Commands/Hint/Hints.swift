import Catalog
import FileSystem
import Foundation
import Grading

/// The subject of hints, which is the code of an exercise or a planted bug, with all of its hints.
struct HintSubject: Sendable, Equatable {
    /// The subject's name in `HintMemory`.
    let id: String
    /// The hints, from a nudge to nearly the answer.
    let hints: [String]
    /// The planted bug; nil where the subject is the code.
    let bug: PlantedBug?

    var isBug: Bool { bug != nil }

    /// The subject that is next in an exercise: its code in the second step, and elsewhere the first bug
    /// that no test notices, since that is where to look for a test; nil where nothing is left.
    init?(of exercise: ExerciseState, codeFirst: Bool = false) {
        if exercise.step(codeFirst: codeFirst) == .green {
            self.init(ofCode: exercise.exercise)
        } else {
            self.init(ofTests: exercise)
        }
    }

    /// The code of an exercise.
    init(ofCode exercise: Exercise) {
        id = exercise.id
        hints = exercise.hints
        bug = nil
    }

    /// The first bug of an exercise that no test notices; nil where each is noticed.
    init?(ofTests exercise: ExerciseState) {
        guard let first = exercise.unnoticedBugs.first else { return nil }
        id = "bug:\(first.id)"
        hints = first.hints
        bug = first
    }
}

/// One hint of a subject, as it is shown.
struct Hint: Sendable, Equatable {
    let text: String
    /// The number of the hint, from 1.
    let number: Int
    let count: Int
    /// Whether the hint was shown before, as the last one.
    let isRepeated: Bool

    /// The hint behind this many that were shown; nil where the subject has no hints.
    init?(of subject: HintSubject, after shown: Int) {
        guard let last = subject.hints.indices.last else { return nil }
        let index = min(shown, last)
        text = subject.hints[index]
        number = index + 1
        count = subject.hints.count
        isRepeated = shown > last
    }
}
