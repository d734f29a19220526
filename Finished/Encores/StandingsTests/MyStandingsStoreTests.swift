import Shared
import TestHelpers
import XCTest

@testable import Standings

/// Your tests for `StandingsEntityRequest`, and for `takeOver(_:of:)`.
final class MyStandingsStoreTests: XCTestCase {
    // `lazy`, because the test case isn't made on the main actor, but the store is.
    @MainActor private lazy var store = MemoryDataController()

    @MainActor func testTheStoreFindsWhatIsAskedForInOrder() async throws {
        let cases = [
            (StandingsEntityRequest(tournamentId: 10), [101, 102, 103]),
            (StandingsEntityRequest(tournamentId: 21), [211]),
            (StandingsEntityRequest(tournamentId: 10, group: "A"), [101, 102]),
            (StandingsEntityRequest(tournamentId: 21, group: "A"), [211]),
        ]
        store.standings = .sample
        for (request, ids) in cases {
            let found = try await store.fetch(request)
            XCTAssertEqual(found.map(\.id), ids, "\(request)")
        }
    }

    @MainActor func testPositionsAreComparedAsNumbers() async {
        let request = StandingsEntityRequest(tournamentId: 10)
        let (nine, ten) = (Standing.fixture(position: 9), Standing.fixture(position: 10))
        XCTAssertTrue(request.isInOrder(nine, ten))
        XCTAssertFalse(request.isInOrder(nine, nine))
    }

    @MainActor func testLoadingTwiceTakesOverWhatHasChanged() async throws {
        try await store.takeOver([.fixture(points: 6)], of: 10)
        try await store.takeOver([.fixture(points: 9)], of: 10)
        XCTAssertEqual(store.standings.map(\.points), [9])
    }

    @MainActor func testAnEmptyAnswerEmptiesItsTournamentOnly() async throws {
        try await store.takeOver(.sample, of: 10)
        try await store.takeOver([], of: 10)
        XCTAssertEqual(store.standings.map(\.id), [211])
    }
}
