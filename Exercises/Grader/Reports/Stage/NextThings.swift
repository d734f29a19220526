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

    /// The maximum number of things, limited to as many as a person can keep in mind.
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
        while things.count < maximum, var next = rest.next,
            let stage = stages.first(where: { $0.stage == next.stage })
        {
            // Once the code is right, wrong tests come before missing ones.
            if next.isGreen,
                let wrong = rest.first(where: {
                    $0.stage == next.stage && $0.isGreen && isToFix($0)
                })
            {
                next = wrong
            }
            let name = StageWords.name(next.stage)
            if let whole = sentences(forAll: stage, next) {
                // Until that is done, nothing is known about the stage's other exercises.
                rest.removeAll { $0.stage == next.stage }
                things.append(Thing(stage: next.stage, title: name, sentences: whole))
            } else {
                rest.removeAll { $0.stage == next.stage && $0.exercise.id == next.exercise.id }
                let title = "\(name), \(next.exercise.title)"
                let words = sentences(for: next, of: stage)
                things.append(Thing(stage: next.stage, title: title, sentences: words))
            }
        }
        return things
    }

    /// The tasks that come before any exercise of a stage; nil if there are none.
    private func sentences(forAll stage: StageReport, _ next: ExerciseState) -> [String]? {
        if let failure = stage.buildFailure {
            return ["Fix the first error in the code."]
                + [stage.exercise(ofErrorIn: failure).map(GuideText.describe)].compactMap(\.self)
        }
        if let error = stage.ownTests.compileErrors?.places.first {
            return ["Fix the first error in \(error.file)."]
                + [stage.stage.owner(ofFile: error.file).map(GuideText.describe)].compactMap(\.self)
        }
        guard next.isGreen else { return nil }
        switch stage.ownTests {
        case .none, .judged: return nil
        case .notBuilt, .crashed:
            return ["Fix your tests in \(tree.ownTestsPath(stage.stage))."]
        }
    }

    private func isToFix(_ state: ExerciseState) -> Bool {
        !state.wrongTests.isEmpty || !state.neverRun.isEmpty || state.leftOut != nil
    }

    private func sentences(for state: ExerciseState, of stage: StageReport) -> [String] {
        let exercise = state.exercise
        let tests = "\(tree.ownTestsPath(stage.stage))/\(exercise.ownTests).swift"
        let toRead = GuideText.describe(exercise)
        guard state.isGreen else {
            let slips = stage.findings.of(.slip).about(state).map(\.words.text)
            if state.step(codeFirst: codeFirst) == .red, slips.isEmpty {
                let what = "Write a test in \(tests) that is right and fails on your code."
                return [what, exercise.task, toRead]
            }
            let files = exercise.files.map { "\(tree.modulePath(stage.stage))/\($0)" }
            return ["Open \(files.joined(separator: " and ")).", exercise.task] + slips + [toRead]
        }
        if isToFix(state) || state.unnoticedBugs.isEmpty {
            return ["Fix your tests in \(stage.findings.fileToFix(for: state) ?? tests).", toRead]
        }
        let count = state.unnoticedBugs.count
        let bugs = count == 1 ? "the planted bug" : "\(count) planted bugs"
        return ["Write tests in \(tests) that catch \(bugs)."]
            + (exercise.asksForCode ? [] : [exercise.task]) + [toRead]
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
}

/// Names the Guide's section on an exercise.
package enum GuideText {
    package static func describe(_ exercise: Exercise) -> String { "To read: \(exercise.toRead)" }
}
