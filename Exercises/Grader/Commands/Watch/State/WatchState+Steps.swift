import Grading

/// Which step of an exercise is shown, and how a save leads from one to another.
extension WatchState {
    /// Whether exercises begin with their code, and not with a test.
    var codeFirst: Bool {
        get { hints[HintMemory.codeFirst] == 1 }
        set { hints[HintMemory.codeFirst] = newValue ? 1 : 0 }
    }

    /// The step at which an exercise is opened: the one that there is to do.
    func firstStep(of exercise: ExerciseState) -> ExerciseStep {
        exercise.step(codeFirst: codeFirst)
    }

    /// Shows an exercise at the step that there is to do.
    mutating func go(to exercise: ExerciseState) {
        current = exercise.exercise.id
        step = firstStep(of: exercise)
        scroll = 0
    }

    /// Shows another step of the exercise in hand, from its first line.
    mutating func move(to step: ExerciseStep) {
        if self.step != step, pane == .exercise { scroll = 0 }
        self.step = step
    }

    /// Whether Red is done in an exercise. It stays so where a test that has led to code is green now.
    func isRedDone(_ exercise: ExerciseState) -> Bool {
        let wereRed = redTests[exercise.exercise.id]?.ever ?? []
        return exercise.isRedDone
            || exercise.ownTests.contains { $0.isValid && wereRed.contains($0.result.name) }
    }

    /// Goes to the step to which a verdict has brought the exercise in hand. It never goes back to Red,
    /// but where the exercise was reset.
    ///
    /// - Parameter isWhole: Whether it is known what own tests do on the learner's code as it is now.
    mutating func follow(from before: ExerciseState, isWhole: Bool) {
        guard let now = currentExercise, now.exercise.asksForCode else { return }
        if resetExercise == now.exercise.id, !now.isGreen {
            if isWhole { move(to: firstStep(of: now)) }
        } else if now.isGreen {
            guard !before.isGreen else { return }
            if !now.isDone { notice = .codeIsGreen }
            move(to: .bugs)
        } else if before.isGreen || now.isCompileError && !before.isCompileError {
            // The learner has changed the code, and has to see what came of it.
            move(to: .green)
        } else if step == .red {
            if isWhole, let known = redTests[now.exercise.id],
                !now.ownRedTests.isSubset(of: known.last)
            {
                notice = .redIsDone
                move(to: .green)
            } else if now.tests.map(\.result.failure) != before.tests.map(\.result.failure) {
                move(to: .green)
            }
        }
    }

    /// Keeps which own tests are right and red, where it is known what they do on the code as it is now, and
    /// whether a reset has had its effect.
    mutating func keepRedTests() {
        for exercise in exercises {
            let (id, red) = (exercise.exercise.id, exercise.ownRedTests)
            let isReset = resetExercise == id && !exercise.isGreen
            if isReset { resetExercise = nil }
            let ever = isReset ? [] : redTests[id]?.ever ?? []
            redTests[id] = WatchRedTests(last: red, ever: ever.union(red))
        }
    }
}

/// The names of an exercise's own tests that are right and red on the learner's code.
struct WatchRedTests: Sendable, Equatable {
    /// Those after the last verdict that has looked at it.
    var last: Set<String>
    /// Those that were so since the screen was started.
    var ever: Set<String>
}

extension ExerciseStep {
    /// The step behind it; the first one behind the last.
    var next: ExerciseStep {
        switch self {
        case .red: .green
        case .green: .bugs
        case .bugs: .red
        }
    }
}
