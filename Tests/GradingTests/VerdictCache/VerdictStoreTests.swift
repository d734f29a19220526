import Synchronization
import XCTest

@testable import Catalog
@testable import FileSystem
@testable import Grading
@testable import KitTestHelpers

final class VerdictStoreTests: XCTestCase {
    private let fake = FakeFiles([:])

    /// The store for a class, which also keeps flaky verdicts, or the store of a single learner,
    /// which doesn't.
    private func store(keepsFlaky: Bool = true) -> VerdictStore {
        VerdictStore(
            contents: ContentStore(root: "/v", files: fake.files, maximumCount: 600),
            conditions: "c",
            keepsFlaky: keepsFlaky)
    }

    private func key(_ contents: String, conditions: String = "c") -> VerdictKey {
        VerdictKey(conditions: conditions, contents: contents)
    }

    private static func outcome(_ name: String) -> Answer {
        Answer(.ran([TestResult(name: name, seconds: 0.5)]))
    }

    private static func name(_ outcome: Answer?) -> String? {
        outcome?.results.first?.name
    }

    func testAVerdictIsKeptForTheSameKeyOnly() throws {
        XCTAssertEqual(Self.name(try store().verdict(key("a")) { Self.outcome("x") }), "x")
        XCTAssertEqual(Self.name(store().known(key("a"))), "x")
        XCTAssertNil(store().known(key("b")))
        XCTAssertNil(store().known(key("a", conditions: "others")))
        // It matters where the conditions end and the contents start.
        XCTAssertNil(store().known(key("", conditions: "ca")))
    }

    func testUndoingAChangeRestoresItsVerdict() throws {
        for contents in ["a", "b", "a", "b"] {
            let outcome: Answer = try store().verdict(key(contents)) {
                Self.outcome("\(contents) of \(fake.paths.count)")
            }
            XCTAssertEqual(Self.name(outcome), contents == "a" ? "a of 0" : "b of 1")
        }
    }

    func testFlakyVerdictsAreKeptOnlyForAClass() throws {
        let failures: [TestResult.Failure] = [
            .timeout(.seconds(1)), .memory(limit: 1), .notReported,
        ]
        for failure in failures {
            let outcome = Answer(.ran([TestResult(name: "a", failure: failure)]))
            for keepsFlaky in [false, true] {
                let key = key("\(failure)")
                _ = try store(keepsFlaky: keepsFlaky).verdict(key) { outcome }
                XCTAssertEqual(
                    Self.name(store().known(key)), keepsFlaky ? "a" : nil, "\(failure)")
            }
        }
    }

    /// The workspace of a worker may be damaged. The resulting verdict must not be reused for
    /// others with the same files.
    func testAnInvalidVerdictIsNotKept() throws {
        var failed = Answer(.notBuilt(.withoutPlace("no database")))
        failed.isUnexplained = true
        XCTAssertNotNil(try store().verdict(key("a")) { failed }.buildFailure)
        XCTAssertNil(store().known(key("a")))
    }

    func testAdviceIsKeptForTheSameSourcesOnly() throws {
        let asked = Mutex(0)
        let advice = store().keeping { _, _ in
            asked.withLock { $0 += 1 }
            return []
        }
        let others = [
            StageSources(), StageSources(code: ["A.swift": ""]),
            StageSources(ownTests: ["A.swift": ""]), StageSources(leftOutTests: ["A.swift": ""]),
            StageSources(shippedTests: ["A.swift"]),
        ]
        for sources in others + others { _ = advice(Fixture.stage(), sources) }
        XCTAssertEqual(asked.withLock { $0 }, others.count)
    }

    func testABrokenFileIsNotAVerdict() throws {
        _ = try store().verdict(key("a")) { Self.outcome("x") }
        try fake.files.write(try XCTUnwrap(fake.paths.first), Array("{oops".utf8))
        XCTAssertNil(store().known(key("a")))
        XCTAssertEqual(Self.name(try store().verdict(key("a")) { Self.outcome("y") }), "y")
    }

    /// One thread computes the verdict, and the others wait for it.
    func testConcurrentRequestsJudgeOnce() throws {
        let found = Mutex(0)
        let (store, key) = (store(), key("a"))
        let names = try Array(1...8).concurrentMap(width: 8) { _ in
            let outcome: Answer = try store.verdict(key) {
                found.withLock { $0 += 1 }
                usleep(50_000)
                return Self.outcome("x")
            }
            return Self.name(outcome)
        }
        XCTAssertEqual(found.withLock { $0 }, 1)
        XCTAssertEqual(Set(names), ["x"])
    }

    /// If one grading fails to compute the verdict, the next one computes it.
    func testAFailedRequestDoesNotBlockOtherRequests() throws {
        struct GivenUp: Error {}
        XCTAssertThrowsError(
            try store().verdict(key("a")) { () throws -> Answer in throw GivenUp() })
        XCTAssertEqual(Self.name(try store().verdict(key("a")) { Self.outcome("x") }), "x")
    }

    /// Uses the real pipeline. The report on a stage is the same whichever stages are requested,
    /// and whatever the other stages contain.
    func testOtherStagesDoNotAffectAVerdict() throws {
        let folder = try FixtureLearner(name: "own-tests-in-order").submission()
        defer { try? Files.live.remove(folder) }
        // The tests of stage 1 also declare a type named `Variable`, which is a structure. This
        // class in the tests of stage 2 must not be mistaken for it.
        try Files.live.write(
            "\(folder)/Starter/Stage2Tests/Variable.swift", Array("final class Variable {}\n".utf8))
        let grader = try FixtureLearner.grader().with(verdicts: VerdictStore.nowhere)
        let reports = try [[1], [1, 2]].map { numbers in
            try grader.grade(folder, tree: .starter, stages: numbers.map(shipped)).stages[0]
        }
        let own: [[OwnTest]] = reports.map { stage in
            guard case .judged(let own) = stage.ownTests else {
                XCTFail("\(stage.ownTests)")
                return []
            }
            return own.tests.map { test in
                var result = test.result
                result.seconds = 0
                return test.with(result: result)
            }
        }
        XCTAssertEqual(own[0].map(\.dependsOnOrder), [true, false])
        XCTAssertEqual(own[0], own[1])
        XCTAssertEqual(reports[0].findings, reports[1].findings)
    }

    /// Adds a file to a learner's stage 1, so that there is no verdict on the stage yet.
    private func addUniqueFile(to folder: String) throws {
        try Files.live.write(
            "\(folder)/Starter/Stage1/Unique.swift", Array("// \(UUID())\n".utf8))
    }

    /// Uses the real pipeline. For an unchanged stage, nothing is built or run, and the report is
    /// the same.
    func testAnUnchangedStageIsNotRunAgain() throws {
        let folder = try FixtureLearner(name: "four-pairs").submission()
        defer { try? Files.live.remove(folder) }
        try addUniqueFile(to: folder)
        var reports: [Report] = []
        for isFirst in [true, false] {
            let told = TextSink()
            let grader = try FixtureLearner.grader().keepingVerdicts()
            let submission = try Submission.read(
                folder, tree: .starter, of: .shipped, files: .live)
            reports.append(
                try grader.grade(
                    submission, stages: [shipped(1)],
                    progress: GradingProgress { told.write("\($0) ") }))
            XCTAssertEqual(told.text.contains("running"), isFirst, told.text)
            XCTAssertFalse(told.text.contains("suitesKnown"), "That event wasn't requested.")
        }
        XCTAssertEqual(reports[0], reports[1])
    }

    /// Uses the real pipeline. A verdict after a save uses no control tests, so a grading with
    /// control tests must not reuse it. The verdict of such a grading may be reused after a save.
    func testAVerdictAfterASaveIsNotUsedForGrading() throws {
        let folder = try FixtureLearner(name: "fatal-error").submission()
        defer { try? Files.live.remove(folder) }
        try Files.live.remove("\(folder)/Starter/Stage1Tests")
        for (isNew, isSave, isRun) in [
            (true, true, true), (false, true, false), (false, false, true), (false, true, false),
            (true, false, true), (false, true, false),
        ] {
            if isNew { try addUniqueFile(to: folder) }
            let told = TextSink()
            _ = try FixtureLearner.grader().keepingVerdicts().grade(
                Submission.read(folder, tree: .starter, of: .shipped, files: .live),
                stages: [shipped(1)], suitesFirst: isSave,
                progress: GradingProgress { told.write("\($0) ") })
            XCTAssertEqual(told.text.contains("running("), isRun, told.text)
        }
    }
}
