import Catalog
import FileSystem
import Foundation
import Grading

/// The topic of a hint: the learner's current obstacle.
enum HintTopic: Sendable, Equatable {
    /// The learner's tests can't be run.
    case unjudgedTests
    /// One of the learner's tests isn't right or never runs.
    case testsToFix
    case subject(HintSubject)

    /// The topic at a step of an exercise; nil if nothing is left to do.
    ///
    /// - Parameter areTestsBroken: Whether the exercise's tests can't be run.
    init?(of exercise: ExerciseState, at step: ExerciseStep, areTestsBroken: Bool) {
        if step == .green, exercise.isCompileError {
            self = .subject(HintSubject(ofCode: exercise.exercise))
        } else if step != .green, areTestsBroken {
            self = .unjudgedTests
        } else if !exercise.wrongTests.isEmpty || !exercise.neverRun.isEmpty {
            self = .testsToFix
        } else if step == .red, let bug = exercise.bugForFirstTest {
            self = .subject(HintSubject(of: bug, as: .nextCase))
        } else if step == .bugs, let bug = exercise.unnoticedBugs.first {
            self = .subject(HintSubject(of: bug, as: .bug))
        } else if !exercise.isGreen {
            self = .subject(HintSubject(ofCode: exercise.exercise))
        } else {
            return nil
        }
    }
}

extension ExerciseState {
    /// The planted bug that gives the case for the learner's first test, before there is code; nil if nothing
    /// is left to test. The learner's tests don't catch this bug yet. If possible, a test for it fails on the
    /// code as it was shipped.
    ///
    /// If tests of other exercises catch every bug, the learner still needs a first test for this exercise.
    fileprivate var bugForFirstTest: PlantedBug? {
        let isFirst = unnoticedBugs.isEmpty && ownTests.allSatisfy(\.isShipped)
        let bugs = isFirst ? plantedBugs : unnoticedBugs
        return bugs.first { !$0.isGreenAtFirst } ?? bugs.first
    }
}

/// A subject of hints, with all its hints.
struct HintSubject: Sendable, Equatable {
    enum Kind: Sendable, Equatable {
        /// The code of an exercise.
        case code
        /// A case for the learner's next test, taken from a planted bug.
        case nextCase
        /// A planted bug.
        case bug
    }

    let kind: Kind
    /// The subject's key in `HintMemory`.
    let id: String
    /// The hints, from a gentle nudge to almost the answer.
    let hints: [String]
    /// The planted bug; nil if the subject is the code.
    let bug: PlantedBug?

    /// The key of the planted bug with this identifier.
    static func id(ofBug bug: String) -> String { "bug:\(bug)" }

    /// Creates the subject for an exercise's code.
    init(ofCode exercise: Exercise) {
        kind = .code
        id = exercise.id
        hints = exercise.hints
        bug = nil
    }

    /// Creates the subject for a planted bug, or for the case that catches it.
    init(of bug: PlantedBug, as kind: Kind) {
        self.kind = kind
        id = Self.id(ofBug: bug.id)
        hints = bug.hints
        self.bug = bug
    }
}

/// One hint of a subject, as shown.
struct Hint: Sendable, Equatable {
    let text: String
    /// The number of the hint, from 1.
    let number: Int
    let count: Int
    /// Whether this is the last hint, shown again.
    let isRepeated: Bool

    /// The hint that follows the given number of hints already shown; nil if the subject has no hints.
    init?(of subject: HintSubject, after shown: Int) {
        guard let last = subject.hints.indices.last else { return nil }
        let index = min(shown, last)
        text = subject.hints[index]
        number = index + 1
        count = subject.hints.count
        isRepeated = shown > last
    }
}
