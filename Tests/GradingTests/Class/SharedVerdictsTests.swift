import Synchronization
import XCTest

@testable import Catalog
@testable import Grading
@testable import KitTestHelpers

final class SharedVerdictsTests: XCTestCase {
    private let fake = FakeFiles([:])

    private func verdicts(conditions: String = "same") -> SharedVerdicts {
        SharedVerdicts(folder: "/v", conditions: conditions, files: fake.files)
    }

    private func submission(module: String, ownTests: String = "t") -> Submission {
        Submission(
            root: "/s", tree: .starter, workshop: .shipped,
            modules: [1: SourceFolder(files: ["A.swift": Array(module.utf8)])],
            ownTests: [1: SourceFolder(files: ["T.swift": Array(ownTests.utf8)])])
    }

    private static func outcome(_ name: String) -> SuiteOutcome {
        .ran([TestResult(name: name)])
    }

    private static func name(_ outcome: SuiteOutcome?) -> String? {
        guard case .ran(let results, _)? = outcome else { return nil }
        return results.first?.name
    }

    func testTheSameFilesHaveTheSameVerdict() throws {
        let verdicts = verdicts()
        try verdicts.store(for: .suite, of: submission(module: "a")).keep(
            Self.outcome("x"), shipped(1))
        let same = verdicts.store(for: .suite, of: submission(module: "a", ownTests: "other"))
        XCTAssertEqual(Self.name(same.outcome(shipped(1))), "x")
        XCTAssertNil(verdicts.store(for: .suite, of: submission(module: "b")).verdict(shipped(1)))
        XCTAssertNil(
            verdicts.store(for: .ownTests, of: submission(module: "a")).verdict(shipped(1)))
    }

    func testAnotherRunGoesOnWithThemUnderTheSameConditions() throws {
        try verdicts().store(for: .suite, of: submission(module: "a")).keep(
            Self.outcome("x"), shipped(1))
        let again = verdicts().store(for: .suite, of: submission(module: "a"))
        XCTAssertEqual(Self.name(again.outcome(shipped(1))), "x")
        let other = verdicts(conditions: "other").store(for: .suite, of: submission(module: "a"))
        XCTAssertNil(other.verdict(shipped(1)))
    }

    /// The workspace of a worker may be damaged: that must not become the verdict of everybody who
    /// has the same files.
    func testAFailureInNoSourceFileIsFoundOutAgain() throws {
        let store = verdicts().store(for: .suite, of: submission(module: "a"))
        try store.keep(SuiteOutcome.notBuilt(.withoutPlace("no database")), shipped(1))
        XCTAssertNil(store.verdict(shipped(1)))
    }

    /// One finds the verdict out while the others wait.
    func testItIsFoundOutOnce() throws {
        let verdicts = verdicts()
        let found = Mutex(0)
        let submission = submission(module: "a")
        let names = try Array(1...8).concurrentMap(width: 8) { _ in
            let store = verdicts.store(for: .suite, of: submission)
            defer { store.finish() }
            if let known: SuiteOutcome = store.outcome(shipped(1)) { return Self.name(known) }
            found.withLock { $0 += 1 }
            usleep(50_000)
            try store.keep(Self.outcome("x"), shipped(1))
            return "x"
        }
        XCTAssertEqual(found.withLock { $0 }, 1)
        XCTAssertEqual(Set(names), ["x"])
    }

    /// A grading that fails leaves the work to the next.
    func testWhoGivesUpHoldsUpNobody() throws {
        let verdicts = verdicts()
        let submission = submission(module: "a")
        let first = verdicts.store(for: .suite, of: submission)
        XCTAssertNil(first.verdict(shipped(1)))
        first.finish()
        XCTAssertNil(verdicts.store(for: .suite, of: submission).verdict(shipped(1)))
    }

    func testTwoContentsOfOneFingerprintAreToldApart() throws {
        let one = submission(module: "a")
        try verdicts().store(for: .suite, of: one).keep(Self.outcome("x"), shipped(1))
        let path = try XCTUnwrap(fake.paths.first { $0.hasPrefix("/v/") })
        let text = try XCTUnwrap(fake.text(path))
        let other = text.replacing(Data("a".utf8).base64EncodedString(), with: "Yg==")
        XCTAssertNotEqual(text, other)
        try fake.files.write(path, Array(other.utf8))
        XCTAssertNil(verdicts().store(for: .suite, of: one).verdict(shipped(1)))
    }
}
