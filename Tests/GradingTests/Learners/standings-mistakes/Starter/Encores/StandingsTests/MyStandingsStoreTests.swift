import Shared
import TestHelpers
import Testing

@testable import Standings

@MainActor
final class CountingStore: DataController {
    private(set) var upserts = 0

    func upsert(_ standings: [Standing]) async throws { upserts += 1 }

    func fetch(_ request: any EntityRequest) async throws -> [Standing] { [] }

    func delete(_ request: any EntityRequest) async throws {}
}

@MainActor @Suite struct MyStandingsStoreTests {
    @Test func countsCallsInsteadOfStandings() async throws {
        let store = CountingStore()
        try await store.takeOver(.sample, of: 10)
        #expect(store.upserts == 1)
    }
}
