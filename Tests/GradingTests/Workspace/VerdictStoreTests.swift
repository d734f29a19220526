import XCTest

@testable import Catalog
@testable import FileSystem
@testable import Grading
@testable import KitTestHelpers

final class VerdictStoreTests: XCTestCase {
    private let passed = QuestionRun.Outcome.ran([TestResult(name: "a", seconds: 0.5)])

    private func store(_ fake: FakeFiles, conditions: String = "6.3") -> VerdictStore {
        VerdictStore.workspace(
            Workspace(root: "/w", files: fake.files), conditions: conditions)
    }

    private func names(_ outcome: QuestionRun.Outcome?) -> [String]? {
        guard case .ran(let results)? = outcome else { return nil }
        return results.map(\.name)
    }

    func testAVerdictIsKeptUnderTheSameConditions() throws {
        let fake = FakeFiles([:])
        try store(fake).keep(passed, 2)
        XCTAssertEqual(names(store(fake).verdict(2)), ["a"])
        XCTAssertNil(store(fake).verdict(1))
        XCTAssertNil(store(fake, conditions: "6.4").verdict(2))
    }

    func testAChangeInAStageTakesBackItsVerdictOnly() throws {
        for path in [
            "Starter/Stage2/A.swift", "Starter/Stage2Tests/A.swift", "Tests/Stage2Tests/A.swift",
        ] {
            let fake = FakeFiles([:])
            let workspace = Workspace(root: "/w", files: fake.files)
            try workspace.fill(with: [path: [1]])
            for stage in 1...2 { try store(fake).keep(passed, stage) }
            try workspace.fill(with: [path: [1]])
            XCTAssertNotNil(store(fake).verdict(2), path)
            try workspace.fill(with: [path: [2]])
            XCTAssertNil(store(fake).verdict(2), path)
            XCTAssertNotNil(store(fake).verdict(1), path)
        }
    }

    func testAChangeElsewhereTakesBackAll() throws {
        let fake = FakeFiles([:])
        let workspace = Workspace(root: "/w", files: fake.files)
        try workspace.fill(with: ["Exercises/Shared/A.swift": [1]])
        for stage in 1...2 { try store(fake).keep(passed, stage) }
        try workspace.fill(with: [:])
        XCTAssertNil(store(fake).verdict(1))
        XCTAssertNil(store(fake).verdict(2))
    }

    func testWhatABusyMachineMayHaveCausedIsNotKept() throws {
        let failures: [TestResult.Failure] = [
            .timeout(.seconds(1)), .memory(limit: 1), .notReported,
        ]
        for failure in failures {
            let fake = FakeFiles([:])
            try store(fake).keep(.ran([TestResult(name: "a", failure: failure)]), 1)
            XCTAssertNil(store(fake).verdict(1), "\(failure)")
        }
    }

    func testABrokenFileIsNoVerdict() throws {
        let fake = FakeFiles(["/w/.verdicts/1.json": "{oops"])
        XCTAssertNil(store(fake).verdict(1))
    }

    /// The real pipeline: nothing is built or run for an unchanged stage, and the report is the same.
    func testAnUnchangedStageIsNotRunAgain() throws {
        let folder = try FixtureLearner(name: "fatal-error").submission()
        defer { try? Files.live.remove(folder) }
        let identity = UUID().uuidString
        var reports: [Report] = []
        for isFirst in [true, false] {
            let told = TextSink()
            let grader = Grader(
                kit: FixtureLearner.kit, machine: FixtureLearner.machine,
                toolchain: try FixtureLearner.toolchain(), limits: FixtureLearner.limits,
                identity: identity)
            reports.append(
                try grader.grade(folder, tree: .starter, stages: stagesNamed([1])) {
                    told.write("\($0) ")
                })
            XCTAssertEqual(told.text.contains("running"), isFirst, told.text)
        }
        XCTAssertEqual(reports[0], reports[1])
    }
}
