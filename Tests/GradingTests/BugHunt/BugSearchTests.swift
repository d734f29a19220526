import Synchronization
import XCTest

@testable import Catalog
@testable import Grading

/// Which tests are asked about a bug, one after the other, with made-up tests.
final class BugSearchTests: XCTestCase {
    /// The tests that are asked about a bug that some notice, a word for each run.
    private func asked(enough: Int, noticing: Set<String>) throws -> [String] {
        let names = ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j"]
        let runs = Mutex<[String]>([])
        let tests = TestSet { _ in
            []
        } run: { names, _ in
            runs.withLock { $0.append(names.sorted().joined()) }
            return names.sorted().map {
                TestResult(name: $0, failure: noticing.contains($0) ? .exit(status: 1) : nil)
            }
        }
        let bug = PlantedBug(
            id: "bug", exercise: "e", file: "", concept: .ordinary, find: "", replace: "",
            description: "")
        let search = BugSearch(
            stage: Stage(id: 1, title: "", exercises: [], bugs: [bug], variants: []), tests: tests,
            numbers: MutantNumbers(["bug": 1]), enough: enough)
        _ = try search.look(for: bug, names.map { TestResult(name: $0) })
        return runs.withLock { $0 }
    }

    func testWhereEnoughOfTheLikelyTestsNoticeTheBugNoOtherIsAsked() throws {
        XCTAssertEqual(try asked(enough: 1, noticing: ["b", "f"]), ["abcd"])
        XCTAssertEqual(try asked(enough: 2, noticing: ["b", "f", "i"]), ["abcdefgh", "bf"])
    }

    func testWhereTooFewDoTheOthersAreAsked() throws {
        XCTAssertEqual(try asked(enough: 2, noticing: ["b", "i"]), ["abcdefgh", "ij", "bi"])
        XCTAssertEqual(try asked(enough: .max, noticing: ["b", "i"]), ["abcdefghij", "bi"])
        // Those that were asked aren't asked again, however few have noticed it.
        XCTAssertEqual(try asked(enough: 2, noticing: ["b"]), ["abcdefgh", "ij", "b"])
    }
}
