import Shared
import TestHelpers
import XCTest

@testable import Standings

/// Checks which standings a store is asked for, and how it stores an answer.
final class StandingsStoreTests: XCTestCase {
    @MainActor func testTheNameOfTheEntity() async {
        XCTAssertEqual(
            StandingsEntityRequest(tournamentId: 10).entityName, "Standing",
            "entityName of StandingsEntityRequest")
    }

    @MainActor func testATournament() async {
        assertAskedFor(
            by: StandingsEntityRequest(tournamentId: 10), [103, 102, 101],
            "tournament 10 and group nil, which means all groups")
        assertAskedFor(
            by: StandingsEntityRequest(tournamentId: 21), [211],
            "tournament 21 and group nil, which means all groups")
    }

    @MainActor func testAGroupOfATournament() async {
        let groups: [(String, [Int])] = [("A", [102, 101]), ("B", [103]), ("C", []), ("a", [])]
        for (group, ids) in groups {
            assertAskedFor(
                by: StandingsEntityRequest(tournamentId: 10, group: group), ids,
                "tournament 10 and group \(group)")
        }
    }

    @MainActor func testTheSameGroupOfAnotherTournament() async {
        assertAskedFor(
            by: StandingsEntityRequest(tournamentId: 21, group: "A"), [211],
            "tournament 21 and group A")
    }

    @MainActor func testByGroupAndThenByPosition() async {
        assertOrder(
            of: [
                .fixture(id: 1, group: "B", position: 1), .fixture(id: 2, group: "A", position: 3),
                .fixture(id: 3, group: "B", position: 2), .fixture(id: 4, group: "A", position: 1),
                .fixture(id: 5, group: "A", position: 2),
            ], [4, 5, 2, 1, 3])
    }

    @MainActor func testGroupsAreComparedAsTexts() async {
        assertOrder(
            of: [
                .fixture(id: 1, group: "2"), .fixture(id: 2, group: "10"),
                .fixture(id: 3, group: "1"),
            ], [3, 2, 1])
    }

    @MainActor func testPositionsAreComparedAsNumbers() async {
        assertOrder(of: [.fixture(id: 1, position: 10), .fixture(id: 2, position: 9)], [2, 1])
    }

    @MainActor func testNeitherOfTwoEqualStandingsIsFirst() async {
        let request = StandingsEntityRequest(tournamentId: 10)
        let (one, two) = (Standing.fixture(id: 1), Standing.fixture(id: 2))
        let later = Standing.fixture(id: 3, position: 2)
        XCTAssertEqual(
            [
                request.isInOrder(one, two), request.isInOrder(two, one),
                request.isInOrder(one, later),
            ], [false, false, true],
            "isInOrder(_:_:) for two standings with the same group and position, for the same two "
                + "swapped, and for a standing and a later one")
    }

    @MainActor func testStoresANewAnswer() async {
        await assertStore(after: [.sample], ["103 4", "102 3", "211 9", "101 6"])
    }

    @MainActor func testTheSameAnswerTwiceGivesNoDuplicates() async {
        await assertStore(after: [.sample, .sample], ["103 4", "102 3", "211 9", "101 6"])
    }

    @MainActor func testStoresWhatHasChanged() async {
        await assertStore(
            after: [
                .sample, [.fixture(id: 102, points: 6), .fixture(id: 104, points: 0)],
            ], ["103 4", "102 6", "211 9", "101 6", "104 0"])
    }

    @MainActor func testAnEmptyAnswerEmptiesItsTournament() async {
        await assertStore(after: [.sample, []], ["211 9"])
    }

    @MainActor func testAnEmptyAnswerOfAnotherTournament() async {
        await assertStore(after: [.sample, []], tournament: 21, ["103 4", "102 3", "101 6"])
    }

    @MainActor func testAnEmptyAnswerThenAFullOne() async {
        await assertStore(
            after: [.sample, [], [.fixture(id: 101, points: 9)]], ["211 9", "101 9"])
    }

    @MainActor func testAFailureOfTheStoreIsThrown() async {
        for answer in [[Standing].sample, []] {
            let outcome = await words { try await FullStore().takeOver(answer, of: 10) }
            XCTAssertEqual(
                outcome, "throws DiskIsFull",
                "outcome of takeOver(_:of:) with \(answer.count) standings, when the store throws "
                    + "DiskIsFull")
        }
    }

    @MainActor
    private func assertAskedFor(
        by request: StandingsEntityRequest, _ ids: [Int], _ what: String,
        file: StaticString = #filePath, line: UInt = #line
    ) {
        XCTAssertEqual(
            [Standing].sample.filter(request.predicate).map(\.id), ids,
            "ids of the sample standings that predicate(_:) of StandingsEntityRequest accepts for "
                + what,
            file: file, line: line)
    }

    @MainActor
    private func assertOrder(
        of standings: [Standing], _ ids: [Int], file: StaticString = #filePath, line: UInt = #line
    ) {
        let request = StandingsEntityRequest(tournamentId: 10)
        let places = standings.map { "\($0.group) \($0.position)" }
        XCTAssertEqual(
            standings.sorted(by: request.isInOrder).map(\.id), ids,
            "ids of the standings \(places), sorted by isInOrder(_:_:): by group, then by position",
            file: file, line: line)
    }

    /// Checks the ids and points in a store after it has stored these answers.
    @MainActor
    private func assertStore(
        after answers: [[Standing]], tournament: Int = 10, _ expected: [String],
        file: StaticString = #filePath, line: UInt = #line
    ) async {
        let store = MemoryDataController()
        for answer in answers {
            let outcome = await words { try await store.takeOver(answer, of: tournament) }
            XCTAssertEqual(
                outcome, "finished", "outcome of takeOver(_:of:)", file: file, line: line)
        }
        let counts = answers.map(\.count)
        XCTAssertEqual(
            store.standings.map { "\($0.id) \($0.points)" }, expected,
            "ids and points in the store after answers with \(counts) standings for tournament "
                + "\(tournament)", file: file, line: line)
    }
}
