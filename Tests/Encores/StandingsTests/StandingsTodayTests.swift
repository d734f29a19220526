import Foundation
import Shared
import TestHelpers
import XCTest

@testable import Standings

/// Checks the data source of the app. Learners are given its code, which must behave the same before and
/// after they take it apart.
final class StandingsTodayTests: XCTestCase {
    @MainActor func testShowsTheGroupsInOrder() async throws {
        let shown = try await shown(tournament: 10, of: .sample)
        XCTAssertEqual(
            shown,
            [
                "Group A", "1. Northgate, 6 points", "2. Old Mill, 3 points", "Group B",
                "1. Harbour, 4 points",
            ], "sections after load(), for tournament 10")
    }

    @MainActor func testShowsOneGroup() async throws {
        let shown = try await shown(tournament: 10, group: "B", of: .sample)
        XCTAssertEqual(
            shown, ["Group B", "1. Harbour, 4 points"],
            "sections after load(), for group B of tournament 10")
    }

    @MainActor func testShowsAnotherTournament() async throws {
        let shown = try await shown(tournament: 21, of: .sample)
        XCTAssertEqual(
            shown, ["Group A", "1. Lakeside, 9 points"],
            "sections after load(), for tournament 21")
    }

    @MainActor func testAsksTheServerOnceForEachLoad() async throws {
        var urls: [String] = []
        let data = try JSONEncoder().encode(StandingsAnswer(standings: .sample))
        startClean { url in
            urls.append(url.absoluteString)
            return data
        }
        let datasource = StandingsDatasource(tournamentId: 21)
        XCTAssertEqual(urls, [], "addresses requested from the server before load()")
        try await datasource.load()
        XCTAssertEqual(
            urls, ["https://standings.example.com/tournaments/21"],
            "addresses that load() requests from the server")
    }

    /// Keeping a team that is gone from the answer may not be intended, but it is what the code
    /// does.
    @MainActor func testATeamThatIsGoneFromTheAnswerStays() async throws {
        startClean(with: .sample)
        let datasource = StandingsDatasource(tournamentId: 10, group: "A")
        try await datasource.load()
        serve([.fixture(id: 101, team: "Northgate", points: 9)])
        try await datasource.load()
        XCTAssertEqual(
            datasource.sections.lines,
            ["Group A", "1. Northgate, 9 points", "2. Old Mill, 3 points"],
            "sections after a second answer, which contains only one of the two teams")
    }

    @MainActor func testGroupsAreComparedAsTexts() async throws {
        let shown = try await shown(
            tournament: 10,
            of: [
                .fixture(id: 1, group: "2"), .fixture(id: 2, group: "10"),
                .fixture(id: 3, group: "1"),
            ])
        XCTAssertEqual(
            shown.filter { $0.hasPrefix("Group") }, ["Group 1", "Group 10", "Group 2"],
            "titles of the sections, for the groups 2, 10 and 1")
    }

    @MainActor func testOnePointIsWrittenAsMany() async throws {
        let shown = try await shown(tournament: 10, of: [.fixture(team: "Harbour", points: 1)])
        XCTAssertEqual(
            shown, ["Group A", "1. Harbour, 1 points"], "sections for a team with one point")
    }

    @MainActor func testAllDataSourcesHaveOneStore() async throws {
        startClean(with: .sample)
        try await StandingsDatasource(tournamentId: 21).load()
        serve([.fixture(id: 103, group: "B", team: "Harbour", points: 7)])
        let datasource = StandingsDatasource(tournamentId: 10)
        try await datasource.load()
        XCTAssertEqual(
            datasource.sections.lines,
            [
                "Group A", "1. Northgate, 6 points", "2. Old Mill, 3 points", "Group B",
                "1. Harbour, 7 points",
            ],
            "sections for tournament 10, after another data source has loaded it completely")
    }

    @MainActor func testWithoutAServer() async {
        startClean { _ in throw StandingsError.offline }
        let outcome = await words { try await StandingsDatasource(tournamentId: 10).load() }
        XCTAssertEqual(outcome, "throws offline", "outcome of load() without a server")
    }

    /// Returns the sections that a new data source shows after one answer.
    @MainActor
    private func shown(
        tournament: Int, group: String? = nil, of standings: [Standing]
    ) async throws -> [String] {
        startClean(with: standings)
        let datasource = StandingsDatasource(tournamentId: tournament, group: group)
        try await datasource.load()
        return datasource.sections.lines
    }

    @MainActor
    private func startClean(with standings: [Standing]) {
        startClean { _ in Data() }
        serve(standings)
    }

    @MainActor
    private func startClean(server: @escaping @MainActor (URL) async throws -> Data) {
        MemoryDataController.shared.standings = []
        WebSession.shared.server = server
        addTeardownBlock { @MainActor in WebSession.shared.server = nil }
    }

    @MainActor
    private func serve(_ standings: [Standing]) {
        WebSession.shared.server = { _ in
            try JSONEncoder().encode(StandingsAnswer(standings: standings))
        }
    }
}
