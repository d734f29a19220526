import Shared
import TestHelpers
import Testing

@testable import Standings

/// Your tests for `StandingsEntityRequest`, and for `takeOver(_:of:)`.
@MainActor @Suite struct MyStandingsStoreTests {
    private let store = MemoryDataController()

    @Test(arguments: [
        (StandingsEntityRequest(tournamentId: 10), [101, 102, 103]),
        (StandingsEntityRequest(tournamentId: 21), [211]),
        (StandingsEntityRequest(tournamentId: 10, group: "A"), [101, 102]),
        (StandingsEntityRequest(tournamentId: 21, group: "A"), [211]),
    ])
    func theStoreFindsWhatIsAskedForInOrder(
        request: StandingsEntityRequest, ids: [Int]
    ) async throws {
        store.standings = .sample
        #expect(try await store.fetch(request).map(\.id) == ids)
    }

    @Test func positionsAreComparedAsNumbers() {
        let request = StandingsEntityRequest(tournamentId: 10)
        let (nine, ten) = (Standing.fixture(position: 9), Standing.fixture(position: 10))
        #expect(request.isInOrder(nine, ten))
        #expect(!request.isInOrder(nine, nine))
    }

    @Test func loadingTwiceTakesOverWhatHasChanged() async throws {
        try await store.takeOver([.fixture(points: 6)], of: 10)
        try await store.takeOver([.fixture(points: 9)], of: 10)
        #expect(store.standings.map(\.points) == [9])
    }

    @Test func anEmptyAnswerEmptiesItsTournamentOnly() async throws {
        try await store.takeOver(.sample, of: 10)
        try await store.takeOver([], of: 10)
        #expect(store.standings.map(\.id) == [211])
    }
}
