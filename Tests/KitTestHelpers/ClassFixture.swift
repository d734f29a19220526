import Foundation
import XCTest

@testable import Catalog
@testable import Classroom
@testable import FileSystem
@testable import Grading
@testable import Reports
@testable import SwiftSource

/// The results of a class, for tests of its reports.
enum ClassFixture {
    /// A graded learner with the given stages.
    static func learner(_ name: String, _ stages: [StageReport]) -> LearnerResult {
        LearnerResult(learner: name, verdict: .graded(Fixture.report(stages)))
    }

    /// A result of each kind that the reports distinguish.
    static let everyKind: [LearnerResult] = {
        let passed = Fixture.passedStage
        let flag = SourceFlag(word: "dlsym", file: "Starter/Stage1/EvenOdd.swift", line: 7)
        var flagged = learner(
            "bea",
            [
                StageReport(
                    stage: passed.stage, suite: passed.suite, ownTests: passed.ownTests,
                    flags: [flag])
            ])
        flagged.changedKitFiles = ["Package.swift"]
        let refused = BuildFailure.refused([
            RefusedFile(path: "Starter/Stage1/link.swift", reason: .notRegular)
        ])
        let refusedStage = StageReport(
            stage: shipped(1), suite: .notBuilt(refused, tests: []),
            ownTests: .none)
        var unprotected = learner("dan", [Fixture.failedStage])
        unprotected.ranWithoutSandbox = true
        return [
            learner("ann", [masteredStage]), flagged, learner("cat", [refusedStage]), unprotected,
            LearnerResult(learner: "eve", verdict: .notGraded(.noStages(swiftFilesIn: []))),
            LearnerResult(learner: "fay", verdict: .notGraded(.failed("The disk is full."))),
        ]
    }()

    /// Stage 1 with all its exercises passed and every bug caught.
    static let masteredStage: StageReport = {
        let exercises = shipped(1).exercises
        let bugs = shipped(1).bugs.map { bug in
            BugResult(
                id: bug.id, exercise: bug.exercise, status: .killed,
                kills: [BugResult.Kill(test: "MyStage1Tests.MyTests/testAll", isCrash: false)])
        }
        return StageReport(
            stage: shipped(1),
            suite: .ran(
                exercises.map { exercise in
                    SuiteTest(
                        exercise: exercise.id,
                        result: Fixture.test("\(exercise.suite)/testOne"))
                }),
            ownTests: .judged(
                OwnTestsReport(
                    tests: [OwnTest(result: TestResult(name: "MyStage1Tests.MyTests/testAll"))],
                    bugs: bugs)))
    }()

    static let heading = ClassHeading(date: "2026-01-31", version: "1.0.0")

    /// The files of the reports on these results, by path.
    static func files(of results: [LearnerResult]) throws -> FakeFiles {
        let fake = FakeFiles([:])
        try write(results, to: "/out", files: fake.files)
        return fake
    }

    /// Writes the reports on these results to a folder.
    static func write(
        _ results: [LearnerResult], to folder: String, files: Files
    ) throws {
        var reports = ClassReports(folder: folder, files: files, heading: heading)
        for result in results { try reports.add(result) }
        try reports.finish()
    }

    static func figures(of results: [LearnerResult]) -> ClassFigures {
        var figures = ClassFigures()
        for result in results { figures.add(result) }
        return figures
    }
}

extension XCTestCase {
    /// The path of a new empty folder, which is removed after the test.
    func temporaryFolder() throws -> String {
        let path = FileManager.default.temporaryDirectory
            .appendingPathComponent("workshop-\(UUID().uuidString)").path
        try Files.live.makeFolder(path)
        addTeardownBlock { try Files.live.remove(path) }
        return path
    }
}
