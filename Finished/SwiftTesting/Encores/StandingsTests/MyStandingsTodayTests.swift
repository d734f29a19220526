import Foundation
import Shared
import TestHelpers
import Testing

@testable import Standings

/// Your tests for what the data source does today. They pass before and after you take it apart.
///
/// The network and the store belong to the app, so only one test at a time may use them.
@MainActor @Suite(.serialized) struct MyStandingsTodayTests {
    init() {
        MemoryDataController.shared.standings = []
        WebSession.shared.server = nil
    }

    /// A worked example: nothing is shown before the first load.
    @Test func showsNothingAtFirst() {
        // Arrange: something that could be shown. The data source always uses the app's store.
        MemoryDataController.shared.standings = [.fixture()]

        // Act: create the data source, but don't load.
        let datasource = StandingsDatasource(tournamentId: 10)

        // Assert.
        #expect(datasource.sections == [])
    }

    @Test func showsTheGroupsOfItsTournament() async throws {
        serve(.sample)
        let datasource = StandingsDatasource(tournamentId: 10)
        try await datasource.load()
        #expect(
            datasource.sections == [
                StandingsSection(
                    title: "Group A", rows: ["1. Northgate, 6 points", "2. Old Mill, 3 points"]),
                StandingsSection(title: "Group B", rows: ["1. Harbour, 4 points"]),
            ])
    }

    @Test func showsOneGroup() async throws {
        serve(.sample)
        let datasource = StandingsDatasource(tournamentId: 10, group: "B")
        try await datasource.load()
        #expect(datasource.sections.map(\.title) == ["Group B"])
    }

    /// Is this right? That isn't clear, but it is what the data source does today.
    @Test func aTeamThatIsGoneFromTheAnswerStays() async throws {
        serve(.sample)
        let datasource = StandingsDatasource(tournamentId: 10)
        try await datasource.load()
        serve([.fixture(id: 101)])
        try await datasource.load()
        #expect(datasource.sections.flatMap(\.rows).count == 3)
    }

    /// This is surely wrong, but it is what the data source does today.
    @Test func groupTenComesBeforeGroupTwo() async throws {
        serve([.fixture(id: 1, group: "2"), .fixture(id: 2, group: "10")])
        let datasource = StandingsDatasource(tournamentId: 10)
        try await datasource.load()
        #expect(datasource.sections.map(\.title) == ["Group 10", "Group 2"])
    }

    /// This isn't even correct English, but it is what the data source does today.
    @Test func onePointIsWrittenAsMany() async throws {
        serve([.fixture(team: "Harbour", points: 1)])
        let datasource = StandingsDatasource(tournamentId: 10)
        try await datasource.load()
        #expect(datasource.sections.first?.rows == ["1. Harbour, 1 points"])
    }

    @Test func eachLoadAsksTheServerOnce() async {
        let datasource = StandingsDatasource(tournamentId: 10)
        await confirmation(expectedCount: 1) { asked in
            WebSession.shared.server = { _ in
                asked()
                return Data(#"{"standings": []}"#.utf8)
            }
            try? await datasource.load()
        }
    }

    @Test func whatIsLoadedIsInTheAppsStore() async throws {
        serve([.fixture()])
        try await StandingsDatasource(tournamentId: 10).load()
        #expect(MemoryDataController.shared.standings == [.fixture()])
    }

    /// Makes the app's server answer with these standings.
    private func serve(_ standings: [Standing]) {
        WebSession.shared.server = { _ in
            try JSONEncoder().encode(StandingsAnswer(standings: standings))
        }
    }
}
