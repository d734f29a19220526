import Advice
import Catalog
import Grading

/// The first things that a learner should do, in order, limited to as many as a person can keep in mind.
package struct NextThings {
    /// One thing to do.
    package struct Thing: Sendable, Equatable {
        package let stage: Stage
        /// The subject, such as `Stage 1, Labels`.
        package let title: String
        package let sentences: [String]
    }

    package static let maximum = 3

    let tree: Tree

    package init(tree: Tree) { self.tree = tree }

    /// The things to do; empty if nothing is left to do in what was handed in.
    package func all(in report: Report) -> [Thing] {
        let stages = report.stages.filter { stage in
            if case .notBuilt(.missingFolder, _) = stage.suite { return false }
            return !stage.isMastered && !(stage.stage.isEncore && stage.isUntouched)
        }
        var rest = stages.flatMap(\.exercises)
        var things: [Thing] = []
        while things.count < Self.maximum, let next = rest.next,
            let stage = stages.first(where: { $0.stage == next.stage })
        {
            if let whole = ofWholeStage(stage, next) {
                // Until that is done, nothing is known about the stage's other exercises.
                rest.removeAll { $0.stage == next.stage }
                things.append(
                    Thing(stage: next.stage, title: StageWords.name(next.stage), sentences: whole))
            } else {
                rest.removeAll { $0.stage == next.stage && $0.exercise.id == next.exercise.id }
                let title = "\(StageWords.name(next.stage)), \(next.exercise.title)"
                things.append(
                    Thing(
                        stage: next.stage, title: title, sentences: sentences(for: next, of: stage))
                )
            }
        }
        return things
    }

    /// What must be done before any exercise of a stage; nil if there is nothing.
    private func ofWholeStage(_ stage: StageReport, _ next: ExerciseState) -> [String]? {
        if let failure = stage.buildFailure {
            return ["Fix the first error in the code."]
                + [stage.exercise(ofErrorIn: failure).map(GuideText.describe)].compactMap(\.self)
        }
        guard next.isGreen else { return nil }
        switch stage.ownTests {
        case .none, .judged: return nil
        case .notBuilt, .crashed:
            return ["Fix your tests in \(tree.ownTestsPath(stage.stage))."]
                + [stage.firstToFix.map(GuideText.describe)].compactMap(\.self)
        }
    }

    private func sentences(for state: ExerciseState, of stage: StageReport) -> [String] {
        let exercise = state.exercise
        let ownTests = "\(tree.ownTestsPath(stage.stage))/\(exercise.ownTests).swift"
        let toRead = GuideText.describe(exercise)
        guard state.isGreen else {
            return NextStep(tree: tree).sentences(toWrite: state, of: stage)
        }
        let isToFix = !state.wrongTests.isEmpty || !state.neverRun.isEmpty || state.leftOut != nil
        if isToFix { return ["Fix your tests in \(ownTests).", toRead] }
        let count = state.unnoticedBugs.count
        let bugs = count == 1 ? "the planted bug" : "\(count) planted bugs"
        return ["Write tests in \(ownTests) that catch \(bugs)."]
            + (exercise.asksForCode ? [] : [exercise.task]) + [toRead]
    }
}
