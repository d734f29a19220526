/// The steps of an exercise, in the order in which a learner is led: red, green, bugs.
package enum ExerciseStep: String, Sendable, Codable, CaseIterable {
    /// To write a test that is right, and red on the learner's own code.
    case red
    /// To write the code, until the official tests pass.
    case green
    /// To write tests until every planted bug is noticed.
    case bugs
}

extension ExerciseState {
    /// The step that there is to do; the last one, too, where nothing is left.
    ///
    /// An exercise whose code is given begins with the last step, and who has begun with the code goes on
    /// with it.
    ///
    /// - Parameter codeFirst: Whether the learner would rather write the code before any test.
    package func step(codeFirst: Bool = false) -> ExerciseStep {
        guard exercise.asksForCode else { return .bugs }
        if isCompileError { return .green }
        if isGreen { return .bugs }
        return codeFirst || isRedDone || isCodeBegun ? .green : .red
    }

    /// Whether some of the code is written: on code as it was shipped, each official test fails by an
    /// assertion.
    package var isCodeBegun: Bool {
        tests.contains { ![.failed, .notRun].contains($0.result.status) }
    }

    /// Whether there is a test that shows what the code lacks, or nothing is lacking.
    ///
    /// Where nobody knows what tests do on the learner's code, as in the grading of a class, a test that is
    /// right and notices a mistake counts. A right test that has led to some of the code counts when it is
    /// green.
    package var isRedDone: Bool {
        isGreen
            || ownTests.contains { test in
                test.isRightAndRed || test.isValid && isCodeBegun
                    || test.onCode == nil && test.isValid && !test.noticesNothing
            }
    }
}
