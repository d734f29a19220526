import XCTest

@testable import Catalog
@testable import FileSystem
@testable import Grading
@testable import KitTestHelpers

final class VerdictStoreTests: XCTestCase {
    private let passed = SuiteOutcome.ran([TestResult(name: "a", seconds: 0.5)])

    private func store(_ fake: FakeFiles, conditions: String = "6.3") -> VerdictStore {
        VerdictStore.workspace(
            Workspace(root: "/w", files: fake.files, workshop: .shipped), conditions: conditions)
    }

    /// The verdict on a stage that is kept.
    private func verdict(
        _ number: Int, in fake: FakeFiles, conditions: String = "6.3"
    ) -> SuiteOutcome? {
        store(fake, conditions: conditions).outcome(shipped(number))
    }

    private func names(_ outcome: SuiteOutcome?) -> [String]? {
        guard case .ran(let results, _)? = outcome else { return nil }
        return results.map(\.name)
    }

    func testAVerdictIsKeptUnderTheSameConditions() throws {
        let fake = FakeFiles([:])
        try store(fake).keep(passed, shipped(2))
        XCTAssertEqual(names(verdict(2, in: fake)), ["a"])
        XCTAssertNil(verdict(1, in: fake))
        XCTAssertNil(verdict(2, in: fake, conditions: "6.4"))
    }

    func testAChangeInAStageTakesBackItsVerdictOnly() throws {
        for path in [
            "Starter/Stage2/A.swift", "Starter/Stage2Tests/A.swift", "Tests/Stage2Tests/A.swift",
        ] {
            let fake = FakeFiles([:])
            let workspace = Workspace(root: "/w", files: fake.files, workshop: .shipped)
            try workspace.fill(with: [path: [1]])
            for stage in 1...2 { try store(fake).keep(passed, shipped(stage)) }
            try workspace.fill(with: [path: [1]])
            XCTAssertNotNil(verdict(2, in: fake), path)
            try workspace.fill(with: [path: [2]])
            XCTAssertNil(verdict(2, in: fake), path)
            XCTAssertNotNil(verdict(1, in: fake), path)
        }
    }

    func testAChangeElsewhereTakesBackAll() throws {
        let fake = FakeFiles([:])
        let workspace = Workspace(root: "/w", files: fake.files, workshop: .shipped)
        try workspace.fill(with: ["Exercises/Shared/A.swift": [1]])
        for stage in 1...2 { try store(fake).keep(passed, shipped(stage)) }
        try workspace.fill(with: [:])
        XCTAssertNil(verdict(1, in: fake))
        XCTAssertNil(verdict(2, in: fake))
    }

    func testWhatABusyMachineMayHaveCausedIsNotKept() throws {
        let failures: [TestResult.Failure] = [
            .timeout(.seconds(1)), .memory(limit: 1), .notReported,
        ]
        for failure in failures {
            let fake = FakeFiles([:])
            try store(fake).keep(
                SuiteOutcome.ran([TestResult(name: "a", failure: failure)]), shipped(1))
            XCTAssertNil(verdict(1, in: fake), "\(failure)")
        }
    }

    func testABrokenFileIsNoVerdict() throws {
        let fake = FakeFiles(["/w/.verdicts/1.json": "{oops"])
        XCTAssertNil(verdict(1, in: fake))
    }

    /// The real pipeline: nothing is built or run for an unchanged stage, and the report is the same.
    func testAnUnchangedStageIsNotRunAgain() throws {
        let folder = try FixtureLearner(name: "fatal-error").submission()
        defer { try? Files.live.remove(folder) }
        let identity = UUID().uuidString
        var reports: [Report] = []
        for isFirst in [true, false] {
            let told = TextSink()
            let grader = try FixtureLearner.grader().with(verdicts: { _, _, workspace in
                .workspace(workspace, conditions: identity)
            })
            let submission = try Submission.read(
                folder, tree: .starter, of: .shipped, files: .live)
            reports.append(
                try grader.grade(
                    submission, stages: [shipped(1)],
                    progress: GradingProgress { told.write("\($0) ") }))
            XCTAssertEqual(told.text.contains("running"), isFirst, told.text)
            XCTAssertFalse(told.text.contains("suitesKnown"), "nobody asked for it")
        }
        XCTAssertEqual(reports[0], reports[1])
    }
}
