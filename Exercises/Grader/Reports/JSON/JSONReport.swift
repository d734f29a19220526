import Advice
import Catalog
import Grading
import SwiftSource

/// The shape of the JSON report, version 1.
package struct JSONReport: Encodable {
    let version = 1
    let tree: String
    let toolchain: String
    let summary: Summary
    let stages: [Stage]
    /// The encores; left out where none was graded, since version 1 began without them.
    let encores: [Stage]?

    struct Summary: Encodable {
        let stagesPassed: Int
        let stages: Int
        let points: Double
        let possible: Double
    }

    /// A stage or an encore. An encore has its name in place of a number, and no points.
    struct Stage: Encodable {
        let stage: Catalog.Stage.ID?
        let encore: String?
        let title: String
        let status: String
        let mastered: Bool
        let sign: String
        let exercises: [Exercise]
        /// The files with nothing to fill in that aren't as they were given.
        let changedGivenFiles: [String]
        let points: Double?
        let possible: Double?
        @Nullable var message: String?
        let suite: Suite
        let ownTests: OwnTests
        let flags: [Flag]
        let findings: [Finding]
    }

    /// A finding beside the verdicts. The finding on a bug is its hint.
    struct Finding: Encodable {
        let kind: String
        /// The test, file, bug or name that it is about; nil where it is the whole stage.
        @Nullable var subject: String?
        /// The exercises that it is about; all of the stage where it can't be told.
        let exercises: [String]
        @Nullable var file: String?
        @Nullable var line: Int?
        let what: String
        @Nullable var next: String?
        /// The section of the Guide that helps.
        @Nullable var guide: String?
    }

    /// How far the learner is with an exercise.
    struct Exercise: Encodable {
        let id: String
        let sign: String
        /// The step that there is to do; nil where nothing is left.
        @Nullable var step: String?
        let passed: Int
        let total: Int
        let killed: Int
        let planted: Int
        let ideas: Ideas
        /// The names of the learner's own tests that don't hold.
        let wrongTests: [String]
        /// How many methods look like tests of the exercise and never run.
        let neverRun: Int
    }

    /// The ideas that an exercise's bugs stand for, by whether the learner's own tests have them.
    struct Ideas: Encodable {
        let had: [String]
        let missing: [String]
    }

    /// A use of something that no exercise needs, in the code or the tests.
    struct Flag: Encodable {
        let name: String
        let file: String
        @Nullable var line: Int?
    }

    struct Suite: Encodable {
        let passed: Int
        let total: Int
        /// Whether nothing that had to fail has passed.
        let believed: Bool
        let tests: [Test]
    }

    struct Test: Encodable {
        let name: String
        let exercise: String
        let status: String
        @Nullable var message: String?
        @Nullable var file: String?
        @Nullable var line: Int?
        let seconds: Double
        let output: String
    }

    package struct OwnTests: Encodable {
        let status: String
        @Nullable var message: String?
        let valid: Int
        let total: Int
        let killed: Int
        let planted: Int
        let tests: [OwnTest]
        let bugs: [Bug]
        let neverRun: [NeverRun]
        /// The files that can't be built. The tests are those of the other files.
        let leftOut: [String]
    }

    package struct OwnTest: Encodable {
        let name: String
        let status: String
        @Nullable var message: String?
        @Nullable var file: String?
        @Nullable var line: Int?
        /// What became of it on the learner's own code; nil where that isn't known.
        @Nullable var onCode: OnCode?
        /// The two signs together: on the learner's code, and on the finished code.
        @Nullable var pair: String?
        /// The planted bug with which it passes, though it fails on the finished code; nil for none.
        @Nullable var agreesWith: String?
        /// The descriptions of the correct variants that the test fails on.
        let asksTooMuch: [String]
        let isUnsteady: Bool
        /// Whether the test passes in one order of the tests, and fails in another.
        let dependsOnOrder: Bool
        /// Whether the test is valid and notices no bug at all.
        let noticesNothing: Bool
        /// The line of the test that failed, and what is wrong with it; nil where the test holds.
        @Nullable var explanation: String?
    }

    struct OnCode: Encodable {
        let status: String
        @Nullable var message: String?
    }

    struct Bug: Encodable {
        let id: String
        let exercise: String
        @Nullable var concept: String?
        let status: String
        /// The tests that notice the bug, by an assertion or by a crash.
        let killedBy: [String]
        /// Those of these tests that crash.
        let killedByCrash: [String]
        let timedOut: Bool
        @Nullable var hint: String?
        /// The rule that it breaks; nil for a bug that no test notices: the rule would be the answer.
        @Nullable var rule: String?
        /// What an instructor would ask.
        @Nullable var question: String?
    }

    struct NeverRun: Encodable {
        let name: String
        let file: String
        let line: Int
        let reason: String
    }
}

extension JSONReport {
    init(_ report: Report) {
        tree = report.tree.rawValue
        toolchain = report.toolchain
        let numbered = report.numbered
        summary = Summary(
            stagesPassed: numbered.count { $0.status == .passed },
            stages: numbered.count, points: Points.of(report),
            possible: Points.possible(in: report))
        stages = numbered.map(Stage.init)
        encores = report.encores.isEmpty ? nil : report.encores.map(Stage.init)
    }
}

extension JSONReport.Stage {
    init(_ report: StageReport) {
        let isEncore = report.stage.isEncore
        stage = isEncore ? nil : report.stage.id
        encore = isEncore ? "\(report.stage.id)" : nil
        title = report.stage.title
        status = report.status.rawValue
        mastered = report.isMastered
        sign = report.sign.rawValue
        exercises = report.exercises.map(JSONReport.Exercise.init)
        changedGivenFiles = report.changedFiles
        points = isEncore ? nil : Points.of(report)
        possible = isEncore ? nil : Points.possible(in: report.stage)
        message = report.buildFailure.map {
            BuildCureText.describe($0, report.findings.cures(inTests: false))
        }
        suite = JSONReport.Suite(report)
        ownTests = JSONReport.OwnTests(report)
        flags = report.flags.map(JSONReport.Flag.init)
        findings = JSONReport.Finding.all(in: report)
    }
}

extension JSONReport.Exercise {
    init(_ exercise: ExerciseState) {
        id = exercise.exercise.id
        sign = exercise.sign.rawValue
        step = exercise.isDone ? nil : exercise.step().rawValue
        passed = exercise.tests.count { $0.result.status == .passed }
        total = exercise.tests.count
        planted = exercise.plantedBugs.count
        killed = planted - exercise.unnoticedBugs.count
        ideas = JSONReport.Ideas(
            had: exercise.ideas.had.map(\.rawValue),
            missing: exercise.ideas.missing.map(\.rawValue))
        wrongTests = exercise.wrongTests.map(\.result.name)
        neverRun = exercise.neverRun.count
    }
}

extension JSONReport.Flag {
    init(_ flag: SourceFlag) {
        name = flag.word
        file = flag.file
        line = flag.line
    }
}

extension JSONReport.Finding {
    /// What there is to say of a stage, but for the hints: each stands with its bug.
    static func all(in report: StageReport) -> [JSONReport.Finding] {
        report.findings.told(in: .json).filter { $0.kind != .openBug }.map(Self.init)
    }

    init(_ finding: Finding) {
        kind = finding.kind.rawValue
        subject = finding.subject == .stage ? nil : finding.nameOfSubject
        exercises = finding.exercises
        file = finding.place?.file
        line = finding.place?.line
        what = finding.words.what
        next = finding.words.next
        guide = finding.words.guide
    }
}

extension JSONReport.Suite {
    init(_ report: StageReport) {
        passed = report.passedTests
        total = report.tests.count
        believed = report.isSuiteBelieved
        tests = report.tests.map(JSONReport.Test.init)
    }
}

extension JSONReport.Test {
    init(_ test: SuiteTest) {
        let result = test.result
        name = result.name
        exercise = test.exercise
        status = result.status.rawValue
        message = FailureText.describe(result)
        file = result.place?.file
        line = result.place?.line
        seconds = (result.seconds * 1000).rounded() / 1000
        output = result.output
    }
}
