import Catalog

extension ExerciseState {
    /// The current step; the last one if nothing is left.
    ///
    /// An exercise whose code is given starts with the last step, and a learner who has started
    /// with the code continues with the code. A shipped worked example is right and red from the
    /// start. It only shows what red looks like, so it doesn't complete a step.
    ///
    /// - Parameter codeFirst: Whether the learner prefers to write the code before any test.
    package func step(codeFirst: Bool = false) -> ExerciseStep {
        guard exercise.hasCodeToWrite else { return .bugs }
        if isCompileError { return .green }
        if isGreen { return .bugs }
        return codeFirst || isCodeBegun || !ownRedTests.isEmpty ? .green : .red
    }

    /// The names of the learner's tests that show what the code lacks. Unchanged shipped tests don't count.
    package var ownRedTests: Set<String> {
        Set(ownTests.filter { $0.showsALack && !$0.isShipped }.map(\.result.name))
    }

    /// Whether some of the code is written. On code as it was shipped, each official test fails an
    /// assertion, unless the shipped code is nearly right.
    package var isCodeBegun: Bool {
        !isCodeUntouched && tests.contains { ![.failed, .notRun].contains($0.result.status) }
    }

    /// Whether the learner has written a test that shows what the code lacks. A shipped test only shows what
    /// red looks like, so it doesn't count.
    ///
    /// A right test also counts when it is green because some of the code has been written.
    package var isRedDone: Bool {
        ownTests.contains { !$0.isShipped && ($0.showsALack || $0.isValid && isCodeBegun) }
    }
}

extension OwnTest {
    /// Whether it is right, and red on the learner's code. If its result there is unknown, as when a class is
    /// graded, a test that catches a bug counts.
    fileprivate var showsALack: Bool {
        isRightAndRed || onCode == nil && isValid && !noticesNothing
    }
}

extension StageReport {
    /// The names of the learner's tests that are right and red on code that passes every official test of
    /// their exercise: they check something that no official test checks.
    package var redOnGreenCode: Set<String> {
        let red = exercises.map { exercise in
            (exercise, Set(exercise.ownTests.filter(\.isRightAndRed).map(\.result.name)))
        }
        return red.filter(\.0.isGreen).reduce(into: Set()) { $0.formUnion($1.1) }
            .subtracting(red.filter { !$0.0.isGreen }.flatMap(\.1))
    }
}
