import Catalog
import SwiftSource

/// A learner's progress in an exercise. It is computed from a report and never stored.
package struct ExerciseState: Sendable, Equatable {
    package let stage: Stage
    package let exercise: Exercise
    /// The exercise's official tests, in the order of the suite; empty if there is no code to
    /// write.
    package let tests: [SuiteTest]
    /// Whether the stage's code failed to build, so none of the tests ran.
    package let isCompileError: Bool
    /// The results of the exercise's planted bugs; empty if the learner's tests couldn't be judged.
    package let bugs: [BugResult]
    /// The learner's tests for the exercise, in source order. A test that isn't in any exercise's
    /// class or file is listed for each exercise of its stage.
    package let ownTests: [OwnTest]
    /// Methods in the learner's tests for the exercise that look like tests but never run.
    package let neverRun: [NeverRunMethod]
    /// The path of the shipped file for the learner's tests, if the file is missing and the
    /// exercise has no tests.
    package let missingFiles: [String]
    /// Whether the stage's time ran out before all of the learner's tests ran.
    package let isTimeUsedUp: Bool
    /// The learner's test files that don't compile, if other files of the stage were judged. A file
    /// that isn't named after an exercise is listed for each exercise of its stage.
    package let leftOut: LeftOutTests?
    /// Whether the exercise's code is known to be unchanged since it was shipped.
    package let isCodeUntouched: Bool

    /// The learner's tests that aren't valid: wrong, over-specified, flaky or skipped.
    package var wrongTests: [OwnTest] { ownTests.filter { !$0.isValid } }

    /// The learner's valid tests that catch nothing, except the workshop's examples.
    package var idleTests: [OwnTest] { ownTests.filter(\.isIdle) }

    /// Whether every official test passed. An exercise whose code is given is always green.
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

    /// Whether the code builds and has changed since it was shipped, but doesn't pass all official
    /// tests yet.
    package var isCodeInProgress: Bool { firstFailure != nil && !isCodeUntouched }

    /// Whether some of the learner's tests must be fixed or are never run.
    package var hasTestsToFix: Bool {
        !wrongTests.isEmpty || !neverRun.isEmpty || leftOut != nil
    }

    /// The planted bugs that the learner's tests don't catch, in the order of the catalog. If the
    /// learner's tests couldn't be judged, these are all of the planted bugs.
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

    /// The sign that shows the progress. If there is no code to write, only the star is used.
    package var sign: ProgressSign {
        guard isGreen else { return .open }
        return hasGoodTests ? .star : isCodeDone ? .code : .open
    }

    package var isDone: Bool { sign == .star }

    /// Whether the exercise shows work by the learner: the learner's code passes a test, or one of
    /// the learner's tests catches a bug. Shipped code and tests don't count.
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
    /// The failure to start with. It is the first failure, unless a test of the same exercise
    /// didn't finish. In that case it is that test, because code with an endless loop often gives
    /// wrong answers in other tests as well.
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
    /// Returns the progress in each of a stage's exercises, in order.
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
                // Results that are missing because time ran out come last, because they say less
                // than the results of the tests that took the time.
                tests: (tests[exercise.id] ?? []).filter { !$0.result.isOutOfTime }
                    + (tests[exercise.id] ?? []).filter(\.result.isOutOfTime),
                isCompileError: isCompileError,
                bugs: own?.bugs.filter { $0.exercise == exercise.id } ?? [],
                ownTests: owners.filter { stage.belongs($0.exercise, to: exercise) }.map(\.test),
                neverRun: own?.neverRun.filter { stage.has(file: $0.place.file, in: exercise) }
                    ?? [],
                missingFiles: own?.missingFiles.filter { stage.has(file: $0, in: exercise) } ?? [],
                isTimeUsedUp: own?.usedUpTime != nil,
                leftOut: own?.leftOut.flatMap { leftOut in
                    leftOut.files.contains { stage.has(file: $0, in: exercise) } ? leftOut : nil
                },
                isCodeUntouched: untouchedCode.contains(exercise.id))
        }
    }
}

extension Stage {
    /// The exercise that one of the learner's tests belongs to, as its class shows; nil if the test
    /// isn't in any exercise's class, so it belongs to all exercises.
    fileprivate func owner(of test: OwnTest) -> Exercise? {
        named(TestName(test.result.name).suites.first ?? "")
    }

    /// Whether one of the learner's test files belongs to an exercise, as its name shows. A file
    /// that isn't named after an exercise belongs to all exercises.
    package func has(file: String, in exercise: Exercise) -> Bool {
        belongs(owner(ofFile: file), to: exercise)
    }

    /// The exercise that a code file belongs to; nil if the file belongs to no exercise.
    package func exercise(withCode file: String) -> Exercise? {
        exercises.first { $0.files.contains { file.hasSuffix("/\($0)") } }
    }

    /// The exercise that a test file belongs to; nil if the file isn't named after an exercise.
    package func owner(ofFile file: String) -> Exercise? {
        let name = file.split(separator: "/").last ?? ""
        return named(String(name.prefix { $0 != "." }))
    }

    fileprivate func belongs(_ owner: Exercise?, to exercise: Exercise) -> Bool {
        owner == nil || owner?.id == exercise.id
    }

    /// The exercise whose test class has this name. Learners may use the name of the official suite
    /// for their own class.
    private func named(_ name: String) -> Exercise? {
        exercises.first { name == $0.ownTests || name == $0.suite }
    }
}

extension ExerciseState {
    /// The ideas that the planted bugs represent, in the order of the checklist. They are divided
    /// into those whose bugs are all caught, and those with a surviving bug.
    package var ideas: (had: [Idea], missing: [Idea]) {
        let planted = Set(plantedBugs.map(\.idea))
        let open = Set(unnoticedBugs.map(\.idea))
        let all = Idea.allCases.filter(planted.contains)
        return (had: all.filter { !open.contains($0) }, missing: all.filter(open.contains))
    }
}

/// A learner's progress in an exercise or a stage. Each sign has the same meaning in every report.
package enum ProgressSign: String, Sendable {
    case open
    /// ✓: the code is green.
    case code
    /// ★: the code is green, the learner's tests catch every planted bug, and all of these tests
    /// are valid and run.
    case star
}

extension [ExerciseState] {
    /// The sign for these exercises together.
    package var sign: ProgressSign {
        guard !isEmpty else { return .open }
        if allSatisfy({ $0.sign == .star }) { return .star }
        return allSatisfy(\.isGreen) && contains(where: \.isCodeDone) ? .code : .open
    }
}

extension StageReport {
    /// The sign for all exercises of the stage together.
    package var sign: ProgressSign { exercises.sign }

    /// Whether the stage is unchanged since it was shipped, as far as its report shows.
    package var isUntouched: Bool {
        guard case .ran = suite, !exercises.contains(where: \.isBegun) else { return false }
        switch ownTests {
        case .none: return true
        case .judged(let own):
            // Some shipped tests are wrong on purpose, so their results don't matter here.
            return own.leftOut == nil && own.neverRun.isEmpty
                && own.tests.allSatisfy { $0.isValid || $0.isShipped }
        case .notBuilt, .crashed: return false
        }
    }
}
