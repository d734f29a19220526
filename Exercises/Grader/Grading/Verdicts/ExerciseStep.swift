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
    /// with it. A worked example of the workshop is right and red as it came: that is what to see first, so
    /// it leads nowhere by itself.
    ///
    /// - Parameter codeFirst: Whether the learner would rather write the code before any test.
    package func step(codeFirst: Bool = false) -> ExerciseStep {
        guard exercise.asksForCode else { return .bugs }
        if isCompileError { return .green }
        if isGreen { return .bugs }
        return codeFirst || isCodeBegun || !ownRedTests.isEmpty ? .green : .red
    }

    /// The names of the learner's own tests that show what the code lacks; a test that came with the
    /// workshop, as it came, is none of them.
    package var ownRedTests: Set<String> {
        Set(ownTests.filter { $0.showsALack && !$0.isShipped }.map(\.result.name))
    }

    /// Whether some of the code is written: on code as it was shipped, each official test fails by an
    /// assertion, unless code that is nearly right was shipped.
    package var isCodeBegun: Bool {
        !isCodeUntouched && tests.contains { ![.failed, .notRun].contains($0.result.status) }
    }

    /// Whether the learner has written a test that shows what the code lacks. A test that was shipped shows what
    /// red looks like, and doesn't count.
    ///
    /// A right test that has led to some of the code counts when it is green.
    package var isRedDone: Bool {
        ownTests.contains { !$0.isShipped && ($0.showsALack || $0.isValid && isCodeBegun) }
    }
}

extension OwnTest {
    /// Whether it is right, and red on the learner's code. Where nobody knows what it does there, as in the
    /// grading of a class, one that notices a mistake counts.
    fileprivate var showsALack: Bool {
        isRightAndRed || onCode == nil && isValid && !noticesNothing
    }
}

extension StageReport {
    /// The names of the learner's own tests that are right and red on code with which every official test of
    /// their exercise passes: they know of something that no official test looks at.
    package var redOnGreenCode: Set<String> {
        let red = exercises.map { exercise in
            (exercise, Set(exercise.ownTests.filter(\.isRightAndRed).map(\.result.name)))
        }
        return red.filter(\.0.isGreen).reduce(into: Set()) { $0.formUnion($1.1) }
            .subtracting(red.filter { !$0.0.isGreen }.flatMap(\.1))
    }
}
