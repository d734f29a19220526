import Catalog
import SwiftSource

/// A learner's progress in an exercise. It is computed from a report and never stored.
package struct ExerciseState: Sendable, Equatable {
    package let stage: Stage
    package let exercise: Exercise
    /// Its official tests, in the order of the suite; empty if there is no code to write.
    package let tests: [SuiteTest]
    /// Whether its stage's code failed to build, so that none of its tests ran.
    package let isCompileError: Bool
    /// The results of its planted bugs; empty if the learner's tests couldn't be judged.
    package let bugs: [BugResult]
    /// The learner's tests for it, in source order. A test that isn't in any exercise's class or file is
    /// listed for each exercise of its stage.
    package let ownTests: [OwnTest]
    /// Methods that look like tests for it but never run.
    package let neverRun: [NeverRunMethod]
    /// The shipped file for the learner's tests, if the file and its tests are missing.
    package let missingFiles: [String]
    /// Whether the stage's time ran out before all of the learner's tests ran.
    package let isTimeUsedUp: Bool
    /// The learner's test files that don't compile, if others of the stage were judged. A file that isn't
    /// named after an exercise is listed for each exercise of its stage.
    package let leftOut: LeftOutTests?
    /// Whether its code is known to be unchanged since it was shipped.
    package let isCodeUntouched: Bool

    /// The learner's tests that aren't valid: wrong, over-specified, flaky or skipped.
    package var wrongTests: [OwnTest] { ownTests.filter { !$0.isValid } }

    /// The learner's valid tests that catch nothing, except the workshop's examples.
    package var idleTests: [OwnTest] { ownTests.filter(\.isIdle) }

    /// Whether every official test passed. Exercises whose code is given are always green.
    package var isGreen: Bool {
        guard !isCompileError else { return false }
        guard exercise.hasCodeToWrite else { return true }
        return !tests.isEmpty && tests.allSatisfy { $0.result.status == .passed }
    }

    /// Whether the learner's own code passes every official test.
    package var isCodeDone: Bool { isGreen && exercise.hasCodeToWrite }

    /// The first official test that did not pass; nil if the code doesn't compile.
    package var firstFailure: SuiteTest? {
        isCompileError ? nil : tests.firstFailure
    }

    /// Whether the code builds and has changed since it was shipped, but doesn't pass yet.
    package var isCodeInProgress: Bool { firstFailure != nil && !isCodeUntouched }

    /// Whether some of the learner's tests must be fixed, or aren't run at all.
    package var hasTestsToFix: Bool {
        !wrongTests.isEmpty || !neverRun.isEmpty || leftOut != nil
    }

    /// The planted bugs that the learner's tests don't catch, in the order of the catalog.
    ///
    /// All of them if the learner's tests couldn't be judged.
    package var unnoticedBugs: [PlantedBug] {
        let killed = Set(bugs.filter { $0.status == .killed }.map(\.id))
        return plantedBugs.filter { !killed.contains($0.id) }
    }

    /// The exercise's planted bugs.
    package var plantedBugs: [PlantedBug] {
        stage.bugs.filter { $0.exercise == exercise.id }
    }

    /// Whether the learner's tests catch every bug and are all valid.
    package var hasGoodTests: Bool {
        unnoticedBugs.isEmpty && !hasTestsToFix && !isTimeUsedUp
    }

    /// If there is no code to write, the star is the only sign.
    package var sign: ProgressSign {
        guard isGreen else { return .open }
        return hasGoodTests ? .star : isCodeDone ? .code : .open
    }

    package var isDone: Bool { sign == .star }

    /// Whether the exercise shows work by the learner: their code passes a test, or a test of theirs catches
    /// a bug. Shipped code and tests don't count.
    package var isBegun: Bool {
        let shipped = Set(ownTests.filter(\.isShipped).map(\.result.name))
        return isCompileError
            || !isCodeUntouched && tests.contains { $0.result.status == .passed }
            || bugs.contains { bug in
                let tests = bug.kills.map(\.test)
                return bug.status == .killed && (tests.isEmpty || !shipped.isSuperset(of: tests))
            }
    }
}

extension [SuiteTest] {
    /// The failure to start with: the first one, or the test of its exercise that didn't finish, because code
    /// that loops also gives wrong answers elsewhere.
    package var firstFailure: SuiteTest? {
        guard let first = first(where: { $0.result.status != .passed }) else { return nil }
        return self.first { $0.exercise == first.exercise && $0.result.status == .timedOut }
            ?? first
    }
}

extension Report {
    /// The exercises of the report's stages, in the order of the workshop.
    package var exercises: [ExerciseState] { stages.flatMap(\.exercises) }
}

extension ExerciseState {
    /// A stage's exercises in order.
    package static func all(
        of stage: Stage, _ suite: StageReport.Suite, _ ownTests: StageReport.OwnTests,
        _ untouchedCode: [String]
    ) -> [ExerciseState] {
        let own = ownTests.report
        let isCompileError = if case .notBuilt = suite { true } else { false }
        let tests = Dictionary(grouping: suite.tests, by: \.exercise)
        let owners = own?.tests.map { (test: $0, exercise: stage.owner(of: $0)) } ?? []
        return stage.exercises.map { exercise in
            ExerciseState(
                stage: stage, exercise: exercise,
                // A result that is missing for lack of time says less than the results that took the time.
                tests: (tests[exercise.id] ?? []).filter { !$0.result.isOutOfTime }
                    + (tests[exercise.id] ?? []).filter(\.result.isOutOfTime),
                isCompileError: isCompileError,
                bugs: own?.bugs.filter { $0.exercise == exercise.id } ?? [],
                ownTests: owners.filter { stage.belongs($0.exercise, to: exercise) }.map(\.test),
                neverRun: own?.neverRun.filter { stage.has(file: $0.place.file, in: exercise) }
                    ?? [],
                missingFiles: own?.missingFiles.filter { stage.has(file: $0, in: exercise) } ?? [],
                isTimeUsedUp: own?.usedUpTime != nil,
                leftOut: own?.leftOut.flatMap { $0.concern(exercise, of: stage) ? $0 : nil },
                isCodeUntouched: untouchedCode.contains(exercise.id))
        }
    }
}

extension Stage {
    /// The exercise that one of the learner's tests belongs to, found by its class. A test that isn't in any
    /// exercise's class belongs to all of them.
    fileprivate func owner(of test: OwnTest) -> Exercise? {
        named(TestName(test.result.name).suites.first ?? "")
    }

    /// Whether one of the learner's test files belongs to an exercise, judged by its name. A file that isn't
    /// named after an exercise belongs to all of them.
    package func has(file: String, in exercise: Exercise) -> Bool {
        belongs(owner(ofFile: file), to: exercise)
    }

    /// The exercise that a code file belongs to; nil if it belongs to none.
    package func exercise(withCode file: String) -> Exercise? {
        exercises.first { $0.files.contains { file.hasSuffix("/\($0)") } }
    }

    /// The exercise that a test file belongs to; nil if it isn't named after one.
    package func owner(ofFile file: String) -> Exercise? {
        let name = file.split(separator: "/").last ?? ""
        return named(String(name.prefix { $0 != "." }))
    }

    fileprivate func belongs(_ owner: Exercise?, to exercise: Exercise) -> Bool {
        owner == nil || owner?.id == exercise.id
    }

    /// The exercise whose tests have this name; learners may name theirs like the official suite.
    private func named(_ name: String) -> Exercise? {
        exercises.first { name == $0.ownTests || name == $0.suite }
    }
}

extension ExerciseState {
    /// The ideas that the planted bugs represent, in the order of the checklist: those whose bugs are all
    /// caught, and those with a surviving bug.
    package var ideas: (had: [Idea], missing: [Idea]) {
        let planted = Set(plantedBugs.map(\.idea))
        let open = Set(unnoticedBugs.map(\.idea))
        let all = Idea.allCases.filter(planted.contains)
        return (had: all.filter { !open.contains($0) }, missing: all.filter(open.contains))
    }
}

/// A learner's progress in an exercise or a stage. A sign means the same in every report.
package enum ProgressSign: String, Sendable {
    case open
    /// ✓: the code is green.
    case code
    /// ★: the code is green, the learner's tests catch every planted bug, and each of these tests is valid
    /// and runs.
    case star
}

extension [ExerciseState] {
    /// The sign that all of these exercises have.
    package var sign: ProgressSign {
        guard !isEmpty else { return .open }
        if allSatisfy({ $0.sign == .star }) { return .star }
        return allSatisfy(\.isGreen) && contains(where: \.isCodeDone) ? .code : .open
    }
}

extension StageReport {
    /// The sign that all exercises of the stage have.
    package var sign: ProgressSign { exercises.sign }

    /// Whether the stage is unchanged since it was shipped, as far as its report shows.
    package var isUntouched: Bool {
        guard case .ran = suite, !exercises.contains(where: \.isBegun) else { return false }
        switch ownTests {
        case .none: return true
        case .judged(let own):
            // Shipped tests may be wrong on purpose.
            return own.leftOut == nil && own.neverRun.isEmpty
                && own.tests.allSatisfy { $0.isValid || $0.isShipped }
        case .notBuilt, .crashed: return false
        }
    }
}
