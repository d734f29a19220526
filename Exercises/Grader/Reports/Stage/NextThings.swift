import Advice
import Catalog
import Grading

/// Decides what a learner should do next, for all reports.
package struct NextThings {
    /// One thing to do.
    package struct Thing: Sendable, Equatable {
        package let stage: Stage
        /// The subject, such as `Stage 1, Labels`.
        package let title: String
        package let sentences: [String]
    }

    /// The maximum number of things, which is as many as a person can keep in mind.
    package static let maximum = 3

    let tree: Tree
    /// Whether the learner prefers to write the code before any test.
    let codeFirst: Bool

    package init(tree: Tree, codeFirst: Bool = false) {
        (self.tree, self.codeFirst) = (tree, codeFirst)
    }

    /// The first things to do, in order; empty if nothing is left to do in what was handed in.
    package func all(in report: Report) -> [Thing] {
        let begun = report.stages.filter { stage in
            if case .notBuilt(.missingFolder, _) = stage.suite { return false }
            return !(stage.stage.isEncore && stage.isUntouched)
        }
        return things(in: begun, maximum: Self.maximum)
    }

    /// The next thing to do in a stage, in one or more sentences; empty for a mastered stage.
    package func sentences(for stage: StageReport) -> [String] {
        things(in: [stage], maximum: 1).first?.sentences ?? []
    }

    private func things(in stages: [StageReport], maximum: Int) -> [Thing] {
        let stages = stages.filter { !$0.isMastered }
        var rest = stages.flatMap(\.exercises)
        var things: [Thing] = []
        while things.count < maximum, let next = rest.next(in: stages),
            let stage = stages.first(where: { $0.stage == next.stage })
        {
            let whole = sentences(forAll: stage, next)
            // Until a task for the whole stage is done, nothing is known about the stage's other exercises,
            // so they are left out.
            rest.removeAll {
                $0.exercise == next.exercise || $0.stage == next.stage && whole != nil
            }
            let title = whole == nil ? ", \(next.exercise.title)" : ""
            things.append(
                Thing(
                    stage: next.stage, title: StageWords.name(next.stage) + title,
                    sentences: whole ?? sentences(for: next, of: stage)))
        }
        return things
    }

    /// The tasks that come before any exercise of a stage; nil if there are none.
    private func sentences(forAll stage: StageReport, _ next: ExerciseState) -> [String]? {
        if stage.buildFailure != nil {
            return ["Fix the first error in the code."]
                + (stage.exerciseWithFirstError.map { ["To read: \($0.guide)"] } ?? [])
        }
        let errors = stage.ownTests.compileErrors?.places ?? []
        switch stage.ownTests {
        case .none: return nil
        case .judged:
            // If an exercise's test file doesn't compile, the other tests are judged without it, so only
            // errors in other files affect the whole stage.
            return errors.first { stage.stage.owner(ofFile: $0.file) == nil }
                .map { fixFirstError(in: $0.file) }
        case .notBuilt, .crashed:
            if let file = errors.first?.file {
                let owner = stage.stage.owner(ofFile: file)
                return fixFirstError(in: file) + (owner.map { ["To read: \($0.guide)"] } ?? [])
            }
            let folder = tree.ownTestsPath(stage.stage)
            return next.isGreen ? ["Fix your tests in \(folder)."] : nil
        }
    }

    private func fixFirstError(in file: String) -> [String] {
        ["Fix the first error in \(file)."]
    }

    private func sentences(for state: ExerciseState, of stage: StageReport) -> [String] {
        let exercise = state.exercise
        let tests = "\(tree.ownTestsPath(stage.stage))/\(exercise.ownTests).swift"
        let toRead = "To read: \(exercise.guide)"
        let broken = state.leftOut?.failure?.places.first {
            stage.stage.owner(ofFile: $0.file) == exercise
        }
        if let broken { return fixFirstError(in: broken.file) + [toRead] }
        guard state.isGreen else {
            let slips = stage.findings.of(.slip).about(state).map(\.words.text)
            if state.step(codeFirst: codeFirst) == .red, slips.isEmpty {
                let what = "Write a test in \(tests) that is right and fails on your code."
                return [what] + (state.isCodeInProgress ? [] : ["The task: \(exercise.task)"])
                    + [toRead]
            }
            let files = exercise.files.map { "\(tree.modulePath(stage.stage))/\($0)" }
            let code = files.joined(separator: " and ")
            guard state.isCodeInProgress else {
                return ["Open \(code).", exercise.task] + slips + [toRead]
            }
            let count = StageWords.officialTests(state.passedCount, of: state.tests.count)
            return ["Finish \(code). So far, \(count)."] + slips + [toRead]
        }
        if state.hasTestsToFix || state.unnoticedBugs.isEmpty {
            return ["Fix your tests in \(stage.findings.fileToFix(for: state) ?? tests).", toRead]
        }
        let count = state.unnoticedBugs.count
        let bugs = count == 1 ? "the planted bug" : "\(count) planted bugs"
        return ["Write tests in \(tests) that catch \(bugs)."]
            + (exercise.hasCodeToWrite ? [] : [exercise.task]) + [toRead]
    }
}

extension [ExerciseState] {
    /// The exercise to do next; nil if nothing is left.
    ///
    /// Code in progress comes first, then tests that don't compile, and then the first exercise without a
    /// star. Once the code of that exercise is right, tests to fix in its stage come before tests to write.
    ///
    /// - Parameter stages: The reports on the exercises' stages.
    package func next(in stages: [StageReport]) -> ExerciseState? {
        let broken = stages.compactMap(\.exerciseWithFirstError?.id)
        let open = first { !$0.isDone }
        return first { $0.isCodeInProgress || broken.contains($0.exercise.id) }
            ?? first(where: \.isFileLeftOut)
            ?? first {
                $0.stage == open?.stage && open?.isGreen == true && $0.isGreen && $0.hasTestsToFix
            } ?? open
    }
}

extension ExerciseState {
    /// Whether the exercise's file of the learner's tests doesn't compile, so the tests in the other
    /// files were judged without it.
    fileprivate var isFileLeftOut: Bool {
        leftOut?.files.contains { stage.owner(ofFile: $0) == exercise } == true
    }
}

extension Report {
    /// The exercise to do next; nil if nothing is left.
    package var next: ExerciseState? { exercises.next(in: stages) }
}

extension StageReport {
    /// The exercise whose file has the first error; nil if the stage's code builds, or if the file doesn't
    /// belong to an exercise.
    fileprivate var exerciseWithFirstError: Exercise? {
        buildFailure?.places.first.flatMap { stage.exercise(withCode: $0.file) }
    }
}
