import Grading

/// Which step of an exercise is shown, and how a save leads from one to another.
extension WatchState {
    /// Whether exercises begin with their code, and not with a test.
    var codeFirst: Bool {
        get { hints[HintMemory.codeFirst] == 1 }
        set { hints[HintMemory.codeFirst] = newValue ? 1 : 0 }
    }

    /// The step at which an exercise is opened: the one that there is to do.
    ///
    /// Where the worked example is all that is right and red, and nothing is written yet, that example
    /// is what to see first.
    func firstStep(of exercise: ExerciseState) -> ExerciseStep {
        let step = exercise.step(codeFirst: codeFirst)
        guard step == .green, !codeFirst, !exercise.isCompileError else { return step }
        let isUntouched = exercise.tests.allSatisfy { $0.result.status != .passed }
        return isUntouched && exercise.ownRedTests.isEmpty ? .red : .green
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

    /// Goes to the step to which a verdict has brought the exercise in hand. It never goes back to Red.
    ///
    /// - Parameters:
    ///   - before: The exercise as it was before the verdict.
    ///   - wereTestsKnown: Whether its own tests had a verdict then, so that a new one comes from a save.
    mutating func follow(from before: ExerciseState, wereTestsKnown: Bool) {
        guard let now = currentExercise, now.exercise.asksForCode else { return }
        if now.isGreen {
            guard !before.isGreen else { return }
            notice = .codeIsGreen
            move(to: .bugs)
        } else if before.isGreen || now.isCompileError && !before.isCompileError {
            // The learner has changed the code, and has to see what came of it.
            move(to: .green)
        } else if step == .red {
            if wereTestsKnown, !now.ownRedTests.isSubset(of: before.ownRedTests) {
                notice = .redIsDone
                move(to: .green)
            } else if now.tests.map(\.result.failure) != before.tests.map(\.result.failure) {
                move(to: .green)
            }
        }
    }
}

extension ExerciseState {
    /// The names of the learner's own tests that are right and red on their code. A worked example of the
    /// workshop, as it came, is none.
    fileprivate var ownRedTests: Set<String> {
        Set(ownTests.filter { $0.isRightAndRed && !$0.isExample }.map(\.result.name))
    }
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
