import Catalog
import Grading

/// Says what was made of the tests of given suites, beside what the model answer makes of them.
package enum RepairText {
    /// What was made of each given suite of a stage that isn't as it came; a title and sentences for each.
    package static func all(
        in stage: StageReport, _ owner: StageWords.Owner
    ) -> [(title: String, words: String)] {
        stage.exercises.compactMap { exercise in
            words(on: exercise, in: stage, owner).map { (exercise.exercise.title, $0) }
        }
    }

    /// `Of 15 given tests you kept 9, changed 3 and removed 3, and added 4. The model answer kept …`; nil
    /// where nothing was changed.
    ///
    /// A file that can't be built is being written: behind a brace that is missing, no test can be read.
    package static func words(
        on exercise: ExerciseState, in stage: StageReport?, _ owner: StageWords.Owner
    ) -> String? {
        guard let repair = exercise.repair, !repair.own.isNone, repair.own.given > 0,
            stage?.areTestsRun(of: exercise) != false
        else { return nil }
        let given = "\(repair.own.given) given \(repair.own.given == 1 ? "test" : "tests")"
        let who = owner == .you ? "you" : "the learner"
        return "Of \(given) \(who) \(describe(repair.own)) "
            + "The model answer \(describe(repair.model))"
    }

    /// `kept 9, changed 3 and removed 3, and added 4.`
    private static func describe(_ changes: TestChanges) -> String {
        let added = "and added \(count(changes.added))."
        if changes.kept == changes.given { return "kept all, \(added)" }
        if changes.removed == changes.given { return "removed all, \(added)" }
        return "kept \(count(changes.kept)), changed \(count(changes.changed)) and removed "
            + "\(count(changes.removed)), \(added)"
    }

    private static func count(_ number: Int) -> String { number == 0 ? "none" : "\(number)" }
}
