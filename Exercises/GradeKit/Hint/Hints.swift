import Catalog
import FileSystem
import Foundation
import Grading

/// What a learner is given hints for, and all hints that there are for it.
struct HintSubject: Sendable, Equatable {
    /// Names it in the memory.
    let id: String
    /// From a nudge to nearly the answer.
    let hints: [String]
    /// The planted bug that it is about; nil for the exercise itself.
    let bug: PlantedBug?

    /// Whether it is a planted bug; else it is the exercise itself.
    var isBug: Bool { bug != nil }

    /// What to do next in an exercise: its code, then the first bug that no test notices; nil where
    /// nothing of both is left.
    init?(of exercise: ExerciseState) {
        if exercise.isGreen {
            self.init(ofTests: exercise)
        } else {
            self.init(ofCode: exercise.exercise)
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
    /// From 1.
    let number: Int
    let count: Int
    /// Whether it was shown before, since there are no more.
    let isRepeated: Bool

    /// The hint that follows so many that were shown; nil where the subject has none.
    init?(of subject: HintSubject, after shown: Int) {
        guard let last = subject.hints.indices.last else { return nil }
        let index = min(shown, last)
        text = subject.hints[index]
        number = index + 1
        count = subject.hints.count
        isRepeated = shown > last
    }
}
