import Catalog
import Grading

/// Decides which step of an exercise is shown, and how a save moves from one step to another.
extension WatchState {
    /// Whether exercises start with the code instead of a test.
    var codeFirst: Bool {
        get { hints[HintMemory.codeFirst] == 1 }
        set { hints[HintMemory.codeFirst] = newValue ? 1 : 0 }
    }

    /// The step at which an exercise is opened: the next one to do.
    func firstStep(of exercise: ExerciseState) -> ExerciseStep {
        exercise.step(codeFirst: codeFirst)
    }

    /// Shows an exercise at the next step to do.
    mutating func go(to exercise: ExerciseState) {
        current = exercise.exercise.id
        step = firstStep(of: exercise)
        scroll = 0
    }

    /// Shows another step of the current exercise, scrolled to the top.
    mutating func move(to step: ExerciseStep) {
        if self.step != step, pane == .exercise { scroll = 0 }
        self.step = step
    }

    /// Whether an exercise's Red step is done. It stays done when the test that led to the code turns green.
    func isRedDone(_ exercise: ExerciseState) -> Bool {
        let wereRed = redTests[exercise.exercise.id]?.ever ?? []
        return exercise.isRedDone
            || exercise.ownTests.contains { $0.isValid && wereRed.contains($0.result.name) }
    }

    /// Moves to the step that the current exercise has reached after a verdict. It never returns to Red,
    /// unless the learner's code or tests were reset.
    ///
    /// - Parameter isWhole: Whether the results of the learner's tests on the current code are known.
    mutating func follow(from before: ExerciseState, isWhole: Bool) {
        guard let now = currentExercise, now.exercise.hasCodeToWrite else { return }
        let known = isWhole ? redTests[now.exercise.id] : nil
        if now.isGreen {
            guard !before.isGreen else { return }
            if !now.isDone { notice = .codeIsGreen }
            move(to: .bugs)
        } else if known?.isReset(in: now) == true {
            move(to: firstStep(of: now))
        } else if before.isGreen || now.isCompileError && !before.isCompileError {
            // The learner has changed the code and needs to see the result.
            move(to: .green)
        } else if step == .red {
            if let known, !now.ownRedTests.isSubset(of: known.last) {
                notice = .redIsDone
                move(to: .green)
            } else if now.tests.map(\.result.failure) != before.tests.map(\.result.failure) {
                move(to: .green)
            }
        }
    }

    /// Records which of the learner's tests are right and red, once their results on the current code are
    /// known.
    mutating func keepRedTests() {
        for exercise in exercises {
            let known = redTests[exercise.exercise.id]
            let ever = known?.isReset(in: exercise) == true ? [] : known?.ever ?? []
            redTests[exercise.exercise.id] = WatchRedTests(of: exercise, ever: ever)
        }
    }
}

/// The learner's right tests of an exercise that are red on their code, and whether the files are as shipped.
struct WatchRedTests: Sendable, Equatable {
    /// The names of the tests that were right and red according to the last complete verdict.
    let last: Set<String>
    /// The names of the tests that have been right and red at any time since the screen was started.
    let ever: Set<String>
    private let isCodeUntouched: Bool
    private let hasOwnTests: Bool

    init(of exercise: ExerciseState, ever: Set<String>) {
        last = exercise.ownRedTests
        self.ever = ever.union(last)
        isCodeUntouched = exercise.isCodeUntouched
        hasOwnTests = !exercise.ownTests.allSatisfy(\.isShipped)
    }

    /// Whether the learner has reset the code or the tests: they are as shipped now, and weren't before.
    func isReset(in exercise: ExerciseState) -> Bool {
        exercise.isCodeUntouched && !isCodeUntouched
            || hasOwnTests && !exercise.ownTests.isEmpty
                && exercise.ownTests.allSatisfy(\.isShipped)
    }
}
