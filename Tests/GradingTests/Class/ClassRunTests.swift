import Foundation
import Synchronization
import XCTest

@testable import Catalog
@testable import Classroom
@testable import Grading
@testable import KitTestHelpers

/// Tests which learners a run over a class grades, and what it stores. Each test supplies its own
/// results.
final class ClassRunTests: XCTestCase {
    private struct Broken: Error {}

    private let fake = FakeFiles([:])
    private var store: ResultStore {
        ResultStore(reports: "/r", files: fake.files, workshop: .shipped)
    }
    private let learners = Roster(
        entries: ["a", "b", "c", "d"].map { .init(learner: $0, path: $0) })
    private let shown = Shown()

    private final class Shown: Sendable {
        let all = Mutex<[ClassProgress]>([])
        var last: ClassProgress? { all.withLock { $0.last } }
    }

    /// Runs over the class, and returns the names of the learners who were graded, in order.
    ///
    /// - Parameters:
    ///   - texts: The submission of each learner; "1" by default.
    ///   - onGrading: Called with the name of each learner whose grading starts.
    @discardableResult
    private func gradeAll(
        _ roster: Roster? = nil, jobs: Int = 2,
        texts: @escaping @Sendable (String) -> String = { _ in "1" }, conditions: String = "same",
        verdict: LearnerResult.NotGraded? = nil,
        onGrading: @escaping @Sendable (String) throws -> Void = { _ in }
    ) throws -> [String] {
        let graded = Mutex<[String]>([])
        let busy = Mutex<Set<Int>>([])
        shown.all.withLock { $0 = [] }
        try ClassRun(
            store: store, jobs: jobs,
            read: { entry in
                let folder = SourceFolder(files: ["A.swift": Array(texts(entry.learner).utf8)])
                let submission = Submission(
                    root: "/s", tree: .starter, workshop: .shipped, modules: [1: folder])
                return LearnerSubmission(entry: entry, submission: .success(submission))
            },
            grade: { handedIn, worker in
                XCTAssertTrue((1...jobs).contains(worker), "\(worker)")
                XCTAssertTrue(busy.withLock { $0.insert(worker).inserted }, "\(worker)")
                defer { busy.withLock { _ = $0.remove(worker) } }
                let learner = handedIn.entry.learner
                try onGrading(learner)
                let count = graded.withLock { all in
                    all.append(learner)
                    return all.count
                }
                // No two gradings produce the same result.
                let unlike = LearnerResult.NotGraded.noStages(swiftFilesIn: ["\(count)"])
                return LearnerResult(learner: learner, verdict: .notGraded(verdict ?? unlike))
            }, conditions: conditions,
            progress: { [shown] progress in shown.all.withLock { $0.append(progress) } }
        ).run(roster ?? learners)
        return graded.withLock { $0.sorted() }
    }

    func testEachLearnerIsGradedAgainOnlyAfterAChange() throws {
        XCTAssertEqual(try gradeAll(), ["a", "b", "c", "d"])
        XCTAssertEqual(try store.learnerNames(), ["a", "b", "c", "d"])
        XCTAssertEqual(shown.last, ClassProgress(done: 4, known: 0, total: 4, working: []))
        XCTAssertEqual(try gradeAll(), [])
        XCTAssertEqual(shown.last, ClassProgress(done: 4, known: 4, total: 4, working: []))
        let changed: @Sendable (String) -> String = { $0 == "b" ? "2" : "1" }
        XCTAssertEqual(try gradeAll(texts: changed), ["b"])
        XCTAssertEqual(try gradeAll(texts: changed, conditions: "other").count, 4)
    }

    func testPartnersAreGradedOnce() throws {
        let path = "/p_7_assignsubmission_file"
        var pair = [
            Roster.Entry(learner: "a", path: path, partners: ["c"]),
            Roster.Entry(learner: "c", path: path, partners: ["a"]),
        ]
        pair[1].student = Student(name: "c", moodleID: "8")
        let pairs = Roster(entries: [pair[0], learners.entries[1], pair[1]])
        for text in ["1", "2"] {
            XCTAssertEqual(try gradeAll(pairs, texts: { _ in text }), ["a", "b"])
            let (one, other) = (try result("a"), try result("c"))
            XCTAssertEqual(one.verdict, other.verdict)
            XCTAssertEqual([one.partners, other.partners], [["c"], ["a"]])
            XCTAssertEqual([one.moodleNumber, other.moodleNumber], ["7", nil])
            XCTAssertEqual(other.student?.moodleID, "8")
            XCTAssertEqual(try gradeAll(pairs, texts: { _ in text }), [])
        }
    }

    private func result(_ learner: String) throws -> LearnerResult {
        try XCTUnwrap(store.entry(learner)).result
    }

    func testWorkThatChangesDuringItsGradingIsGradedAgain() throws {
        let version = Mutex("1")
        let texts: @Sendable (String) -> String = { _ in version.withLock { $0 } }
        // The learner saves a file after the grader has read it.
        try gradeAll(
            jobs: 1, texts: texts, onGrading: { if $0 == "d" { version.withLock { $0 = "2" } } })
        XCTAssertEqual(try gradeAll(texts: { $0 == "d" ? "2" : "1" }), ["d"])
    }

    func testAFailedGradingIsRepeated() throws {
        try gradeAll(verdict: .failed("no memory"))
        XCTAssertEqual(try gradeAll(), ["a", "b", "c", "d"])
        XCTAssertEqual(try gradeAll(), [])
    }

    /// A result is outdated if it is damaged, or if it identifies the submission by a 16-digit
    /// digest, which can be forged.
    func testAnOutdatedResultIsGradedAgain() throws {
        try gradeAll()
        let path = "/r/.results/learners/\(LearnerFileName.of("c")).json"
        let text = try XCTUnwrap(fake.text(path))
        let old = text.replacing(
            #/"submission":"[0-9a-f]{64}"/#, with: #""submission":"cbf29ce484222325""#)
        XCTAssertNotEqual(old, text)
        for content in ["{", old] {
            try fake.files.write(path, Array(content.utf8))
            XCTAssertEqual(try gradeAll(), ["c"])
            XCTAssertEqual(try gradeAll(), [])
        }
    }

    /// The report on a learner who could not be graded contains only the reason.
    func testAChangedReasonForNotGradingIsRecorded() throws {
        let count = Mutex(0)
        for (reason, expected) in [
            (LearnerResult.NotGraded.notHandedIn, 1), (.notHandedIn, 1),
            (.noStages(swiftFilesIn: []), 2), (.noStages(swiftFilesIn: ["Sources"]), 3),
        ] {
            try ClassRun(
                store: store, jobs: 1,
                read: { LearnerSubmission(entry: $0, submission: .failure(reason)) },
                grade: { handedIn, _ in
                    count.withLock { $0 += 1 }
                    return LearnerResult(
                        learner: handedIn.entry.learner, verdict: .notGraded(reason))
                }, conditions: "same", progress: { _ in }
            ).run(Roster(entries: [learners.entries[0]]))
            XCTAssertEqual(count.withLock { $0 }, expected)
        }
    }

    func testAFailureEndsTheRunAndKeepsEarlierResults() throws {
        XCTAssertThrowsError(try gradeAll(jobs: 1, onGrading: { if $0 == "c" { throw Broken() } }))
        XCTAssertEqual(try store.learnerNames(), ["a", "b"])
        XCTAssertEqual(try gradeAll(), ["c", "d"])
    }

    func testResultsOfOtherLearnersAreRemoved() throws {
        try gradeAll()
        try store.removeAll(but: ["a", "d"])
        XCTAssertEqual(try store.learnerNames(), ["a", "d"])
        try fake.files.write("\(store.verdicts)/1.json", [])
        try store.remove(["a"])
        XCTAssertEqual(try store.learnerNames(), ["d"])
        XCTAssertEqual(fake.text("\(store.verdicts)/1.json"), nil)
    }
}
