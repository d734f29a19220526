import XCTest

@testable import GradeKit

final class RosterTests: XCTestCase {
    private func learners(_ roster: Roster) -> [String] { roster.entries.map(\.learner) }

    func testHiddenNamesArePassedOverAndTheOrderIsThatOfTheBytes() throws {
        let fake = FakeFiles(["/c/b/x": "", "/c/a/x": "", "/c/B/x": "", "/c/.git/x": ""])
        XCTAssertEqual(learners(try Roster.read("/c", files: fake.files)), ["B", "a", "b"])
    }

    func testShardsShareTheClass() {
        let roster = Roster(entries: (1...7).map { .init(learner: "\($0)", path: "") })
        XCTAssertEqual(learners(roster.shard(1, of: 3)), ["1", "4", "7"])
        XCTAssertEqual(learners(roster.shard(3, of: 3)), ["3", "6"])
        XCTAssertEqual(learners(roster.shard(9, of: 9)), [])
        XCTAssertEqual(learners(roster.shard(1, of: 1)).count, 7)
    }
}
