import Advice
import Catalog
import Grading

/// Decides the one next thing to do in a stage.
package struct NextStep {
    let tree: Tree
    /// Whether the learner prefers to write the code before any test.
    var codeFirst: Bool

    package init(tree: Tree, codeFirst: Bool = false) {
        self.tree = tree
        self.codeFirst = codeFirst
    }

    /// One or two sentences, each on its own line; empty for a mastered stage.
    package func sentences(for stage: StageReport) -> [String] {
        guard !stage.isMastered else { return [] }
        if case .notBuilt(let failure, _) = stage.suite {
            return ["Fix the first error above."]
                + [stage.exercise(ofErrorIn: failure).map(GuideText.describe)].compactMap(\.self)
        }
        if let error = stage.ownTests.compileErrors?.places.first {
            return ["Fix the first error in \(error.file), above."]
                + [stage.firstToFix.map(GuideText.describe)].compactMap(\.self)
        }
        let next = stage.exercises.next
        if let next, !next.isGreen { return sentences(toWrite: next, of: stage) }
        let folder = tree.ownTestsPath(stage.stage)
        guard stage.ownTests.holds, let exercise = next?.exercise else {
            return ["Fix your tests in \(folder)."]
                + [stage.firstToFix.map(GuideText.describe)].compactMap(\.self)
        }
        return ["Write tests in \(folder) that catch the planted bugs."]
            + (exercise.asksForCode ? [] : [exercise.task]) + [GuideText.describe(exercise)]
    }

    /// The sentences for an exercise whose code isn't right yet.
    func sentences(toWrite state: ExerciseState, of stage: StageReport) -> [String] {
        let exercise = state.exercise
        let slips = stage.findings.of(.slip).about(state).map(\.words.text)
        if state.step(codeFirst: codeFirst) == .red, slips.isEmpty {
            let file = "\(tree.ownTestsPath(stage.stage))/\(exercise.ownTests).swift"
            return [
                "Write a test in \(file) that is right and fails on your code.",
                exercise.task,
                GuideText.describe(exercise),
            ]
        }
        let files = exercise.files.map { "\(tree.modulePath(stage.stage))/\($0)" }
        return ["Open \(files.joined(separator: " and ")).", exercise.task] + slips
            + [GuideText.describe(exercise)]
    }
}

extension Report {
    /// The exercise to do next. In a stage that can't be built, it is the one whose file has the first error.
    /// Nil if nothing is left.
    package var next: ExerciseState? {
        let next = exercises.next
        guard let stage = stages.first(where: { $0.stage == next?.stage }),
            let failure = stage.buildFailure, let culprit = stage.exercise(ofErrorIn: failure)
        else { return next }
        return stage.exercises.first { $0.exercise.id == culprit.id }
    }
}

extension StageReport {
    /// The exercise whose file has the first error; nil if the file doesn't belong to an exercise.
    func exercise(ofErrorIn failure: BuildFailure) -> Exercise? {
        failure.places.first.flatMap { stage.exercise(withCode: $0.file) }
    }

    /// The exercise whose learner's tests should be fixed first. Tests that can't be built come before
    /// invalid tests. Nil if there are none, or if their file doesn't belong to an exercise.
    var firstToFix: Exercise? {
        let broken = ownTests.compileErrors?.places.first
        return broken.flatMap { stage.owner(ofFile: $0.file) }
            ?? exercises.first {
                !$0.wrongTests.isEmpty || !$0.neverRun.isEmpty || $0.leftOut != nil
            }?.exercise
    }
}

/// Names the Guide's section on an exercise.
package enum GuideText {
    package static func describe(_ exercise: Exercise) -> String { "To read: \(exercise.toRead)" }
}
