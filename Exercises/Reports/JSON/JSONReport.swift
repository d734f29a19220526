import Catalog
import Grading

/// The shape of the JSON report, version 1.
package struct JSONReport: Encodable {
    let version = 1
    let tree: String
    let toolchain: String
    let summary: Summary
    let stages: [Stage]

    struct Summary: Encodable {
        let stagesPassed: Int
        let stages: Int
        let points: Double
        let possible: Double
    }

    struct Stage: Encodable {
        let stage: Int
        let title: String
        let status: String
        let mastered: Bool
        let points: Double
        let possible: Double
        @Nullable var message: String?
        let suite: Suite
        let ownTests: OwnTests
    }

    struct Suite: Encodable {
        let passed: Int
        let total: Int
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
    }

    package struct OwnTest: Encodable {
        let name: String
        let status: String
        @Nullable var message: String?
        @Nullable var file: String?
        @Nullable var line: Int?
        /// The descriptions of the correct variants that it fails on.
        let asksTooMuch: [String]
        let isUnsteady: Bool
        /// Whether it is valid and notices no bug that another test doesn't notice, too.
        let addsNothing: Bool
    }

    struct Bug: Encodable {
        let id: String
        let exercise: String
        let status: String
        /// The tests that notice it, by an assertion or by a crash.
        let killedBy: [String]
        /// Those of them that crash.
        let killedByCrash: [String]
        let timedOut: Bool
        @Nullable var hint: String?
    }

    struct NeverRun: Encodable {
        let name: String
        let file: String
        let line: Int
    }
}

extension JSONReport {
    init(_ report: Report) {
        tree = report.tree.rawValue
        toolchain = report.toolchain
        summary = Summary(
            stagesPassed: report.stages.count { $0.status == .passed },
            stages: report.stages.count, points: Points.of(report),
            possible: Points.possible(in: report))
        stages = report.stages.map(Stage.init)
    }
}

extension JSONReport.Stage {
    init(_ report: StageReport) {
        stage = report.stage
        title = report.title
        status = report.status.rawValue
        mastered = report.isMastered
        points = Points.of(report)
        possible = Points.perStage
        if case .notBuilt(let failure, _) = report.suite {
            message = BuildFailureText.describe(failure)
        }
        suite = JSONReport.Suite(
            passed: report.passedTests, total: report.tests.count,
            tests: report.tests.map(JSONReport.Test.init))
        ownTests = JSONReport.OwnTests(report)
    }
}

extension JSONReport.Test {
    init(_ test: SuiteTest) {
        let result = test.result
        name = result.name
        exercise = test.exercise
        status = result.status.rawValue
        message = result.failure.map(FailureText.describe)
        file = result.failure?.place?.file
        line = result.failure?.place?.line
        seconds = (result.seconds * 1000).rounded() / 1000
        output = result.output
    }
}
