import Foundation
import Shared
import TestHelpers
import Testing

@testable import Standings

@MainActor @Suite(.serialized) struct MyStandingsTodayTests {
    init() {
        MemoryDataController.shared.standings = []
        WebSession.shared.server = { _ in
            try JSONEncoder().encode(
                StandingsAnswer(standings: [
                    .fixture(id: 1, group: "2"), .fixture(id: 2, group: "10", points: 1),
                ]))
        }
    }

    @Test func expectsWhatWouldBeRight() async throws {
        let datasource = StandingsDatasource(tournamentId: 10)
        try await datasource.load()
        #expect(datasource.sections.map(\.title) == ["Group 2", "Group 10"])
    }

    @Test func forgetsToLoad() {
        let datasource = StandingsDatasource(tournamentId: 10)
        #expect(datasource.sections.count == 2)
    }

    @Test func startsATaskAndDoesNotWait() {
        let datasource = StandingsDatasource(tournamentId: 10)
        Task { try await datasource.load() }
        #expect(datasource.sections.count == 2)
    }
}
