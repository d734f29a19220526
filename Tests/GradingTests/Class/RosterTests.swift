import XCTest

@testable import Grading
@testable import KitTestHelpers

final class RosterTests: XCTestCase {
    private func learners(_ roster: Roster) -> [String] { roster.entries.map(\.learner) }

    func testHiddenNamesArePassedOverAndTheOrderIsThatOfTheBytes() throws {
        let fake = FakeFiles(["/c/b/x": "", "/c/a/x": "", "/c/B/x": "", "/c/.git/x": ""])
        XCTAssertEqual(learners(try Roster.read("/c", files: fake.files)), ["B", "a", "b"])
    }

    func testNamesThatCantBeToldApartAreRefused() throws {
        var files = FakeFiles([:]).files
        // Two accents of one look are two names; bytes that are no text are read as U+FFFD.
        files.names = { _ in ["Zo\u{EB}", "Zoe\u{308}"] }
        XCTAssertEqual(try Roster.read("/c", files: files).entries.count, 2)
        files.names = { _ in ["b\u{FFFD}", "c", "b\u{FFFD}"] }
        XCTAssertThrowsError(try Roster.read("/c", files: files)) { error in
            XCTAssertEqual(error as? ClassError, .sameNames("/c", learner: "b\u{FFFD}"))
        }
    }

    func testShardsShareTheClass() {
        let roster = Roster(entries: (1...7).map { .init(learner: "\($0)", path: "") })
        XCTAssertEqual(learners(roster.shard(1, of: 3)), ["1", "4", "7"])
        XCTAssertEqual(learners(roster.shard(3, of: 3)), ["3", "6"])
        XCTAssertEqual(learners(roster.shard(9, of: 9)), [])
        XCTAssertEqual(learners(roster.shard(1, of: 1)).count, 7)
    }
}
