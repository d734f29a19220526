import Catalog
import SwiftSource

/// How far a learner is with an exercise. It is computed from a report, and stored in no file.
package struct ExerciseState: Sendable, Equatable {
    package let stage: Stage
    package let exercise: Exercise
    /// Its official tests, in the order of the suite; none where there is no code to write.
    package let tests: [SuiteTest]
    /// Whether its stage's code could not be built, so that none of its tests ran.
    package let isCompileError: Bool
    /// What became of its planted bugs; empty where the learner's own tests couldn't be judged.
    package let bugs: [BugResult]
    /// The learner's own tests of it, in the order of their source. A test that stands in no
    /// exercise's class or file is in the list of each exercise of its stage.
    package let ownTests: [OwnTest]
    /// Methods that look like tests of it and never run.
    package let neverRun: [NeverRunMethod]
    /// The file of its own tests that the workshop came with, where that is gone and its tests too.
    package let missingFiles: [String]
    /// Its file, where the class of another exercise stands in it.
    package let misplaced: [MisplacedTests]
    /// Whether the stage's time was used up before all its own tests were run.
    package let isTimeUsedUp: Bool
    /// The files of its own tests that can't be built, while others of its stage were judged. A file
    /// of no exercise's name is in the list of each exercise of its stage.
    package let leftOut: LeftOutTests?
    /// Whether its code is known to be as it was shipped.
    package let isCodeUntouched: Bool

    /// The learner's own tests that don't hold: wrong, asking too much, unsteady or skipped.
    package var wrongTests: [OwnTest] { ownTests.filter { !$0.isValid } }

    /// The learner's own tests that hold and notice nothing, apart from the workshop's examples.
    package var idleTests: [OwnTest] { ownTests.filter(\.isIdle) }

    /// Whether every official test passed. Code that is given is green as it is.
    package var isGreen: Bool {
        guard !isCompileError else { return false }
        guard exercise.asksForCode else { return true }
        return !tests.isEmpty && tests.allSatisfy { $0.result.status == .passed }
    }

    /// The first official test that did not pass. With a compile error, no test tells anything.
    package var firstFailure: SuiteTest? {
        isCompileError ? nil : tests.firstFailure
    }

    /// The planted bugs that the learner's own tests don't notice, in the order of the catalogue.
    ///
    /// All of them where the learner's own tests couldn't be judged.
    package var unnoticedBugs: [PlantedBug] {
        let killed = Set(bugs.filter { $0.status == .killed }.map(\.id))
        return plantedBugs.filter { !killed.contains($0.id) }
    }

    /// The bugs that are planted in it.
    package var plantedBugs: [PlantedBug] {
        stage.bugs.filter { $0.exercise == exercise.id }
    }

    /// Whether the learner's own tests are good: they notice every bug, and each of them holds.
    package var hasGoodTests: Bool {
        unnoticedBugs.isEmpty && wrongTests.isEmpty && neverRun.isEmpty && !isTimeUsedUp
            && leftOut == nil
    }

    /// Where there is no code to write, the star is the one sign to have.
    package var sign: ProgressSign {
        guard isGreen else { return .open }
        return hasGoodTests ? .star : exercise.asksForCode ? .code : .open
    }

    package var isDone: Bool { sign == .star }

    /// Whether the learner's work shows in the exercise: code of theirs passes a test, or a test of theirs
    /// catches a bug. What was shipped passes by itself.
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
    /// The failure to begin with: the first one, or that of its exercise that didn't come to its end.
    /// Code that loops gives wrong answers elsewhere, too.
    package var firstFailure: SuiteTest? {
        guard let first = first(where: { $0.result.status != .passed }) else { return nil }
        return self.first { $0.exercise == first.exercise && $0.result.status == .timedOut }
            ?? first
    }
}

extension [ExerciseState] {
    /// What to do next: the first that isn't green, or else the first without a star; nil where
    /// nothing is left.
    ///
    /// Where a stage begins with code that is given, its tests come before what is written then.
    package var next: ExerciseState? {
        guard let red = firstIndex(where: { !$0.isGreen }) else { return first { !$0.isDone } }
        let stage = self[red].stage
        return self[..<red].first {
            $0.stage == stage && !$0.exercise.asksForCode && !$0.isDone
        } ?? self[red]
    }
}

extension Report {
    /// The exercises of the report's stages, in the order of the workshop.
    package var exercises: [ExerciseState] { stages.flatMap(\.exercises) }
}

extension ExerciseState {
    /// A stage's exercises, in order.
    package static func all(
        of stage: Stage, _ suite: StageReport.Suite, _ ownTests: StageReport.OwnTests,
        _ untouchedCode: [String]
    ) -> [ExerciseState] {
        let own: OwnTestsReport? = if case .judged(let report) = ownTests { report } else { nil }
        let isCompileError = if case .notBuilt = suite { true } else { false }
        let tests = Dictionary(grouping: suite.tests, by: \.exercise)
        let owners = own?.tests.map { (test: $0, exercise: stage.owner(of: $0)) } ?? []
        let neverRun = own?.neverRun.map { (method: $0, exercise: stage.owner(of: $0)) } ?? []
        return stage.exercises.map { exercise in
            ExerciseState(
                stage: stage, exercise: exercise,
                // Those that have no verdict for want of time tell less than those that took the time.
                tests: (tests[exercise.id] ?? []).filter { !$0.result.isOutOfTime }
                    + (tests[exercise.id] ?? []).filter(\.result.isOutOfTime),
                isCompileError: isCompileError,
                bugs: own?.bugs.filter { $0.exercise == exercise.id } ?? [],
                ownTests: owners.filter { stage.belongs($0.exercise, to: exercise) }.map(\.test),
                neverRun: neverRun.filter { stage.belongs($0.exercise, to: exercise) }.map(
                    \.method),
                missingFiles: own?.missingFiles.filter { stage.has(file: $0, in: exercise) } ?? [],
                misplaced: own?.misplaced.filter { stage.has(file: $0.path, in: exercise) } ?? [],
                isTimeUsedUp: own?.usedUpTime != nil,
                leftOut: own?.leftOut.flatMap { $0.concern(exercise, of: stage) ? $0 : nil },
                isCodeUntouched: untouchedCode.contains(exercise.id))
        }
    }
}

extension Stage {
    /// The exercise that a test of the learner's own belongs to: it is in its class. One that is
    /// in no exercise's class belongs to all.
    fileprivate func owner(of test: OwnTest) -> Exercise? {
        named(TestName(test.result.name).suites.first ?? "")
    }

    /// The exercise that a method that never runs belongs to: it is in its file.
    fileprivate func owner(of method: NeverRunMethod) -> Exercise? {
        owner(ofFile: method.place.file)
    }

    /// Whether a file of own tests belongs to an exercise: it has its name. One that has no
    /// exercise's name belongs to all.
    package func has(file: String, in exercise: Exercise) -> Bool {
        belongs(owner(ofFile: file), to: exercise)
    }

    /// The exercise that a file of code belongs to; nil where it is none's.
    package func exercise(withCode file: String) -> Exercise? {
        exercises.first { $0.files.contains { file.hasSuffix("/\($0)") } }
    }

    /// The exercise whose own tests a file has; nil where it has no exercise's name.
    package func owner(ofFile file: String) -> Exercise? {
        let name = file.split(separator: "/").last ?? ""
        return named(String(name.prefix { $0 != "." }))
    }

    /// Whether a test belongs to an exercise: it is in its type, or in its file. One that is in no exercise's
    /// belongs to all.
    func has(testOf type: String?, inFile file: String, in exercise: Exercise) -> Bool {
        belongs(type.flatMap(named) ?? owner(ofFile: file), to: exercise)
    }

    fileprivate func belongs(_ owner: Exercise?, to exercise: Exercise) -> Bool {
        owner == nil || owner?.id == exercise.id
    }

    /// The exercise whose own tests have this name; learners may call them as the official suite.
    private func named(_ name: String) -> Exercise? {
        exercises.first { name == $0.ownTests || name == $0.suite }
    }
}

/// Which ideas a learner's own tests of an exercise have, of those that its planted bugs stand for.
package struct ExerciseIdeas: Sendable, Equatable {
    /// The ideas whose bugs are all noticed, in the order of the checklist.
    package let had: [Concept]
    /// The ideas with a bug that no test notices, in the same order.
    package let missing: [Concept]

    package init(had: [Concept], missing: [Concept]) { (self.had, self.missing) = (had, missing) }

    /// How many ideas there are.
    package var count: Int { had.count + missing.count }
}

extension ExerciseState {
    /// The ideas that its own tests have, and those that they lack.
    package var ideas: ExerciseIdeas {
        let planted = Set(plantedBugs.map(\.concept))
        let open = Set(unnoticedBugs.map(\.concept))
        let all = Concept.allCases.filter(planted.contains)
        return ExerciseIdeas(
            had: all.filter { !open.contains($0) }, missing: all.filter(open.contains))
    }
}

/// How far a learner is with an exercise or with a stage. A sign means the same in every report.
package enum ProgressSign: String, Sendable {
    case open
    /// ✓: the code is green.
    case code
    /// ★: the code is green, and the learner's own tests notice every planted bug, and none of these
    /// tests is wrong, asks too much, is unsteady or never run.
    case star
}

extension [ExerciseState] {
    /// The sign that all of these exercises have.
    package var sign: ProgressSign {
        guard !isEmpty else { return .open }
        if allSatisfy({ $0.sign == .star }) { return .star }
        let isCode = contains(where: \.exercise.asksForCode) && allSatisfy(\.isGreen)
        return isCode ? .code : .open
    }
}

extension StageReport {
    /// The sign that all exercises of the stage have.
    package var sign: ProgressSign { exercises.sign }

    /// Whether the stage is as it was shipped, as far as its report tells.
    package var isUntouched: Bool {
        guard case .ran = suite, !exercises.contains(where: \.isBegun) else { return false }
        switch ownTests {
        case .none: return true
        case .judged(let own):
            // Tests that were shipped may be wrong on purpose.
            return own.leftOut == nil && own.neverRun.isEmpty
                && own.tests.allSatisfy { $0.isValid || $0.isShipped }
        case .notBuilt, .crashed: return false
        }
    }
}
