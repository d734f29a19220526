import Foundation
import Synchronization
import XCTest

@testable import Catalog
@testable import Classroom
@testable import Grading
@testable import KitTestHelpers

/// Who is graded, and what is kept of it. What grading is, each test decides.
final class ClassRunTests: XCTestCase {
    private struct Broken: Error {}

    private let fake = FakeFiles([:])
    private var store: ResultStore {
        ResultStore(reports: "/r", files: fake.files, workshop: .shipped)
    }
    private let roster = Roster(entries: ["a", "b", "c", "d"].map { .init(learner: $0, path: $0) })

    /// Runs, and returns who was graded, in order.
    @discardableResult
    private func gradeAll(
        jobs: Int = 2, contents: [String: String] = [:], conditions: String = "same",
        failingAt failing: String? = nil,
        reason: LearnerResult.NotGraded = .noStages(swiftFilesIn: [])
    ) throws -> [String] {
        let graded = Mutex<[String]>([])
        let shown = Shown()
        defer { XCTAssertLessThanOrEqual(shown.largest, jobs) }
        try ClassRun(
            store: store, jobs: jobs,
            read: { Self.handedIn($0, contents[$0.learner] ?? "1") },
            grade: { handedIn, worker in
                XCTAssertTrue((1...jobs).contains(worker), "\(worker)")
                if handedIn.entry.learner == failing { throw Broken() }
                graded.withLock { $0.append(handedIn.entry.learner) }
                return LearnerResult(learner: handedIn.entry.learner, verdict: .notGraded(reason))
            }, conditions: conditions, progress: shown.add
        ).run(roster)
        last = shown.last
        return graded.withLock { $0.sorted() }
    }

    /// A submission with this text in it.
    private static func handedIn(_ entry: Roster.Entry, _ text: String) -> LearnerSubmission {
        let folder = SourceFolder(files: ["A.swift": Array(text.utf8)])
        return LearnerSubmission(
            entry,
            .success(
                Submission(root: "/s", tree: .starter, workshop: .shipped, modules: [1: folder])))
    }

    private var last: ClassProgress?

    private final class Shown: Sendable {
        private let all = Mutex<[ClassProgress]>([])
        func add(_ progress: ClassProgress) { all.withLock { $0.append(progress) } }
        var largest: Int { all.withLock { $0.map(\.working.count).max() ?? 0 } }
        var last: ClassProgress? { all.withLock { $0.last } }
    }

    func testEveryoneIsGradedOnceAndKept() throws {
        XCTAssertEqual(try gradeAll(), ["a", "b", "c", "d"])
        XCTAssertEqual(try store.learnerNames(), ["a", "b", "c", "d"])
        XCTAssertEqual(last, ClassProgress(done: 4, known: 0, total: 4, working: []))
    }

    func testWhoWorksTogetherGetsTheMarksOfOneGrading() throws {
        let path = "/p_7_assignsubmission_file"
        var pair = [
            Roster.Entry(learner: "a", path: path, partners: ["c"]),
            Roster.Entry(learner: "c", path: path, partners: ["a"]),
        ]
        pair[1].student = Student(name: "c", moodleID: "8")
        let pairs = Roster(entries: [pair[0], roster.entries[1], pair[1]])
        let graded = Mutex<[String]>([])
        func run(_ text: String) throws -> [String] {
            graded.withLock { $0 = [] }
            try ClassRun(
                store: store, jobs: 2, read: { Self.handedIn($0, text) },
                grade: { handedIn, _ in
                    graded.withLock { $0.append(handedIn.entry.learner) }
                    // No two gradings come to the same.
                    return LearnerResult(
                        learner: handedIn.entry.learner,
                        verdict: .notGraded(.noStages(swiftFilesIn: [UUID().uuidString])),
                        moodleNumber: handedIn.entry.moodleNumber, partners: handedIn.entry.partners
                    )
                }, conditions: "same", progress: { _ in }
            ).run(pairs)
            return graded.withLock { $0.sorted() }
        }
        XCTAssertEqual(try run("1"), ["a", "b"])
        let (one, other) = (try result("a"), try result("c"))
        XCTAssertEqual(one.verdict, other.verdict)
        XCTAssertEqual([one.partners, other.partners], [["c"], ["a"]])
        XCTAssertEqual([one.moodleNumber, other.moodleNumber], ["7", nil])
        XCTAssertEqual(other.student?.moodleID, "8")
        XCTAssertEqual(try run("1"), [])
        XCTAssertEqual(try run("2"), ["a", "b"])
        XCTAssertEqual(try result("a").verdict, try result("c").verdict)
    }

    private func result(_ learner: String) throws -> LearnerResult {
        try XCTUnwrap(store.entry(learner)).result
    }

    func testWhatIsKnownIsNotGradedAgain() throws {
        try gradeAll()
        XCTAssertEqual(try gradeAll(), [])
        XCTAssertEqual(last, ClassProgress(done: 4, known: 4, total: 4, working: []))
    }

    func testWhatChangedIsGradedAgain() throws {
        try gradeAll()
        XCTAssertEqual(try gradeAll(contents: ["b": "2"]), ["b"])
        XCTAssertEqual(try gradeAll(contents: ["b": "2"], conditions: "other").count, 4)
    }

    func testWhatChangesWhileItIsGradedIsGradedAgain() throws {
        let version = Mutex(1)
        let run = ClassRun(
            store: store, jobs: 1, read: { Self.handedIn($0, version.withLock { "\($0)" }) },
            grade: { handedIn, _ in
                // Somebody saves a file after the grader has read it.
                version.withLock { $0 = 2 }
                return LearnerResult(
                    learner: handedIn.entry.learner,
                    verdict: .notGraded(.noStages(swiftFilesIn: [])))
            }, conditions: "same", progress: { _ in })
        try run.run(Roster(entries: [roster.entries[0]]))
        XCTAssertEqual(try gradeAll(contents: ["a": "2", "b": "1"]), ["a", "b", "c", "d"])
    }

    func testWhatWentWrongIsTriedAgain() throws {
        try gradeAll(reason: .failed("no memory"))
        XCTAssertEqual(try gradeAll(), ["a", "b", "c", "d"])
        XCTAssertEqual(try gradeAll(), [])
    }

    func testADamagedResultIsGradedAgain() throws {
        try gradeAll()
        try fake.files.write(
            "/r/.results/learners/\(LearnerFileName.of("c")).json", Array("{".utf8))
        XCTAssertEqual(try gradeAll(), ["c"])
    }

    /// What graded it named contents by a digest that can be forged, of 16 digits.
    func testAResultOfAnEarlierVersionIsReadAndGradedAgain() throws {
        try gradeAll()
        let path = "/r/.results/learners/\(LearnerFileName.of("c")).json"
        let text = try XCTUnwrap(fake.text(path))
        let old = text.replacing(
            #/"submission":"[0-9a-f]{64}"/#, with: #""submission":"cbf29ce484222325""#)
        XCTAssertNotEqual(old, text)
        try fake.files.write(path, Array(old.utf8))
        try fake.files.write("\(store.verdicts)/suite-1-cbf29ce484222325.json", Array("{}".utf8))
        XCTAssertEqual(try store.learnerNames(), ["a", "b", "c", "d"])
        XCTAssertEqual(store.entry("c")?.conditions, "same")
        XCTAssertEqual(try gradeAll(), ["c"])
        XCTAssertEqual(try gradeAll(), [])
    }

    /// Why nothing can be graded is all that is said of such a learner.
    func testAnotherReasonWhyNothingCanBeGradedIsFoundOutAgain() throws {
        func graded(_ reason: LearnerResult.NotGraded) throws -> Int {
            try ClassRun(
                store: store, jobs: 1,
                read: { LearnerSubmission($0, .failure(.notGraded(reason))) },
                grade: { handedIn, _ in
                    LearnerResult(learner: handedIn.entry.learner, verdict: .notGraded(reason))
                }, conditions: "same", progress: { _ in }
            ).run(Roster(entries: [roster.entries[0]]))
        }
        XCTAssertEqual(try graded(.notHandedIn), 1)
        XCTAssertEqual(try graded(.notHandedIn), 0)
        XCTAssertEqual(try graded(.noStages(swiftFilesIn: [])), 1)
        XCTAssertEqual(try graded(.noStages(swiftFilesIn: ["Sources"])), 1)
    }

    func testAFailureEndsTheRunAndKeepsWhatIsKnown() throws {
        XCTAssertThrowsError(try gradeAll(jobs: 1, failingAt: "c"))
        XCTAssertEqual(try store.learnerNames(), ["a", "b"])
        XCTAssertEqual(try gradeAll(), ["c", "d"])
    }

    func testOthersAreForgotten() throws {
        try gradeAll()
        try store.removeAll(but: ["a", "d"])
        XCTAssertEqual(try store.learnerNames(), ["a", "d"])
        try fake.files.write("\(store.verdicts)/1.json", [])
        try store.remove(["a"])
        XCTAssertEqual(try store.learnerNames(), ["d"])
        XCTAssertEqual(fake.text("\(store.verdicts)/1.json"), nil)
    }
}
