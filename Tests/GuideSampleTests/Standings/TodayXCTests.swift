import Foundation
import Shared
import TestHelpers
import XCTest

@testable import Standings

/// The chapter's tests of what the data source does today, in XCTest.
final class TodayXCTests: XCTestCase {
    override func setUp() async throws {
        await MainActor.run {
            MemoryDataController.shared.standings = []
            WebSession.shared.server = nil
        }
    }

    @MainActor func testShowsTheGroupsOfItsTournament() async throws {
        serve(try .sample)
        let datasource = StandingsDatasource(tournamentId: 10)
        try await datasource.load()
        XCTAssertEqual(
            datasource.sections,
            [
                StandingsSection(
                    title: "Group A", rows: ["1. Northgate, 6 points", "2. Old Mill, 3 points"]),
                StandingsSection(title: "Group B", rows: ["1. Harbour, 4 points"]),
            ])
    }

    @MainActor func testShowsOneGroup() async throws {
        serve(try .sample)
        let datasource = StandingsDatasource(tournamentId: 10, group: "B")
        try await datasource.load()
        XCTAssertEqual(datasource.sections.map(\.title), ["Group B"])
    }

    @MainActor func testATeamThatIsGoneFromTheAnswerStays() async throws {
        serve(try .sample)
        let datasource = StandingsDatasource(tournamentId: 10)
        try await datasource.load()
        serve([.fixture(id: 101)])
        try await datasource.load()
        XCTAssertEqual(datasource.sections.flatMap(\.rows).count, 3)
    }

    @MainActor func testGroupTenComesBeforeGroupTwo() async throws {
        serve([.fixture(id: 1, group: "2"), .fixture(id: 2, group: "10")])
        let datasource = StandingsDatasource(tournamentId: 10)
        try await datasource.load()
        XCTAssertEqual(datasource.sections.map(\.title), ["Group 10", "Group 2"])
    }

    @MainActor func testOnePointIsWrittenAsMany() async throws {
        serve([.fixture(team: "Harbour", points: 1)])
        let datasource = StandingsDatasource(tournamentId: 10)
        try await datasource.load()
        XCTAssertEqual(datasource.sections.first?.rows, ["1. Harbour, 1 points"])
    }

    @MainActor func testEachLoadAsksTheServerOnce() async {
        let datasource = StandingsDatasource(tournamentId: 10)
        let asked = expectation(description: "the server is asked")
        asked.assertForOverFulfill = true
        WebSession.shared.server = { _ in
            asked.fulfill()
            return Data(#"{"standings": []}"#.utf8)
        }
        try? await datasource.load()
        await fulfillment(of: [asked], timeout: 60)
    }

    @MainActor func testWhatIsLoadedIsInTheStoreOfTheApp() async throws {
        serve([.fixture()])
        try await StandingsDatasource(tournamentId: 10).load()
        XCTAssertEqual(MemoryDataController.shared.standings, [.fixture()])
    }

    @MainActor
    private func serve(_ standings: [Standing]) {
        WebSession.shared.server = { _ in
            try JSONEncoder().encode(StandingsAnswer(standings: standings))
        }
    }
}
