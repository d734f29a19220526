import Catalog

extension ExerciseState {
    /// The current step. If nothing is left to do, it is the last one.
    ///
    /// An exercise whose code is given starts with the last step. A learner who has started with
    /// the code continues with the code. A shipped worked example is right and red from the start,
    /// but only shows what red looks like, so it doesn't complete a step.
    ///
    /// - Parameter codeFirst: Whether the learner prefers to write the code before any test.
    package func step(codeFirst: Bool = false) -> ExerciseStep {
        guard exercise.hasCodeToWrite else { return .bugs }
        if isCompileError { return .green }
        if isGreen { return .bugs }
        return codeFirst || isCodeBegun || !ownRedTests.isEmpty ? .green : .red
    }

    /// The names of the learner's tests that show what the code lacks. Shipped tests that are
    /// unchanged don't count.
    package var ownRedTests: Set<String> {
        Set(ownTests.filter { $0.showsALack && !$0.isShipped }.map(\.result.name))
    }

    /// Whether some of the code has been written. This shows in the official tests: with the
    /// shipped code, each of them fails in an assertion, unless that code is nearly right.
    private var isCodeBegun: Bool {
        !isCodeUntouched && tests.contains { ![.failed, .notRun].contains($0.result.status) }
    }

    /// Whether the learner has written a test that shows what the code lacks. A shipped test only
    /// shows what red looks like, so it doesn't count.
    ///
    /// If some of the code has been written, a right test counts even if it is green.
    package var isRedDone: Bool {
        ownTests.contains { !$0.isShipped && ($0.showsALack || $0.isValid && isCodeBegun) }
    }
}

extension OwnTest {
    /// Whether the test is right, and red on the learner's code. If its result on that code isn't
    /// known, as when a class is graded, the test counts if it catches a bug.
    fileprivate var showsALack: Bool {
        isRightAndRed || onCode == nil && isValid && !noticesNothing
    }
}

extension StageReport {
    /// The names of the learner's tests that are right, but red on code that passes every official
    /// test of the exercise. Such a test checks something that no official test checks.
    package var redOnGreenCode: Set<String> {
        let red = exercises.map { exercise in
            (exercise, Set(exercise.ownTests.filter(\.isRightAndRed).map(\.result.name)))
        }
        return red.filter(\.0.isGreen).reduce(into: Set()) { $0.formUnion($1.1) }
            .subtracting(red.filter { !$0.0.isGreen }.flatMap(\.1))
    }
}
