import Catalog
import Grading

/// Decides which hints start over. These are the hints for code or tests that the learner had changed and has
/// reset to the shipped version.
enum HintReset {
    /// The new counts of shown hints, by subject. The dictionary also stores whether an exercise's code or
    /// tests were changed, as a count of 1 or 0.
    static func changes(after report: Report, shown: [String: Int]) -> [String: Int] {
        var changes: [String: Int] = [:]
        for exercise in report.exercises {
            let bugs = exercise.plantedBugs.map { HintSubject(of: $0, as: .bug) }
            let code = HintSubject(ofCode: exercise.exercise)
            for (file, isChanged, subjects) in [
                ("code", !exercise.isCodeUntouched, [code]),
                ("tests", report.areTestsChanged(of: exercise), bugs),
            ] as [(String, Bool?, [HintSubject])] {
                let mark = "changed:\(exercise.exercise.id):\(file)"
                let wasChanged = shown[mark] != nil
                guard let isChanged, isChanged != wasChanged else { continue }
                changes[mark] = isChanged ? 1 : 0
                guard wasChanged else { continue }
                for subject in subjects where shown[subject.id] != nil { changes[subject.id] = 0 }
            }
        }
        return changes
    }
}

extension Report {
    /// Whether the learner's tests of an exercise differ from the shipped ones; nil if that isn't known.
    fileprivate func areTestsChanged(of exercise: ExerciseState) -> Bool? {
        guard let stage = stages.first(where: { $0.stage == exercise.stage }),
            stage.ownTests == .none || stage.areTestsRun(of: exercise),
            exercise.missingFiles.isEmpty
        else { return nil }
        return !exercise.neverRun.isEmpty || !exercise.ownTests.allSatisfy(\.isShipped)
    }
}
