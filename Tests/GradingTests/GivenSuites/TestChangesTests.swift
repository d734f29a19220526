import XCTest

@testable import Catalog
@testable import Grading

/// Given tests are looked for by their names, and then by what they say.
final class TestChangesTests: XCTestCase {
    private let given = [GivenTest("a", "1"), GivenTest("b", "2"), GivenTest("c", "3")]

    private func changes(_ own: (String, String)...) -> TestChanges {
        TestChanges(from: given, to: own.map { GivenTest($0, $1) })
    }

    func testAllKept() {
        let all = changes(("c", "3"), ("a", "1"), ("b", "2"))
        XCTAssertEqual(all, TestChanges(kept: 3, changed: 0, added: 0, removed: 0))
        XCTAssertTrue(all.isNone)
        XCTAssertEqual(all.given, 3)
    }

    func testATestThatSaysSomethingElseOrIsCalledSomethingElseIsChanged() {
        let some = changes(("a", "9"), ("bee", "2"), ("c", "3"), ("d", "4"))
        XCTAssertEqual(some, TestChanges(kept: 1, changed: 2, added: 1, removed: 0))
        XCTAssertFalse(some.isNone)
    }

    func testACopyOfAKeptTestIsAdded() {
        XCTAssertEqual(
            changes(("again", "1"), ("a", "1")),
            TestChanges(kept: 1, changed: 0, added: 1, removed: 2))
    }

    func testTwoTestsThatSwapTheirNamesAreChanged() {
        XCTAssertEqual(
            changes(("a", "2"), ("b", "1"), ("c", "3")),
            TestChanges(kept: 1, changed: 2, added: 0, removed: 0))
    }

    func testNothingLeft() {
        XCTAssertEqual(changes(), TestChanges(kept: 0, changed: 0, added: 0, removed: 3))
        XCTAssertFalse(changes().isNone)
    }
}
