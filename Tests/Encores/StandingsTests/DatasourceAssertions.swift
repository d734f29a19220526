import Foundation
import Shared
import TestHelpers
import XCTest

@testable import Standings

/// The checks that the tests of the data source share.
@MainActor
extension XCTestCase {
    func newDatasource(
        _ endpoint: any StandingsEndpoint, group: String? = nil,
        store: any DataController = MemoryDataController()
    ) -> StandingsDatasource {
        StandingsDatasource(
            endpointRequest: endpoint,
            entityRequest: StandingsEntityRequest(tournamentId: 10, group: group),
            dataController: store)
    }

    /// Starts a load, and answers the request with this number.
    func load(
        _ datasource: StandingsDatasource, _ endpoint: EndpointSpy, _ number: Int,
        _ answer: Result<[Standing], any Error>, _ outcome: String,
        file: StaticString = #filePath, line: UInt = #line
    ) async {
        let load = RunningLoad(datasource)
        await waitUntil { endpoint.count >= number }
        endpoint.answer(number, answer)
        await assertEventually(
            load.outcome, outcome,
            "outcome of load() number \(number), once endpointRequest has answered",
            file: file, line: line)
    }

    /// - Parameter asked: The groups that the entity request asks for.
    func assertLoad(
        of datasource: StandingsDatasource, shows expected: [String],
        _ asked: String = "all groups", file: StaticString = #filePath, line: UInt = #line
    ) async {
        let outcome = await words { try await datasource.load() }
        XCTAssertEqual(
            outcome, "finished", "outcome of load(), when endpointRequest answers immediately",
            file: file,
            line: line)
        assert(
            datasource, shows: expected, "after load(), when entityRequest asks for \(asked)",
            file: file, line: line)
    }

    func assert(
        _ datasource: StandingsDatasource, shows expected: [String], _ when: String,
        file: StaticString = #filePath, line: UInt = #line
    ) {
        XCTAssertEqual(
            datasource.sections.lines, expected, "sections \(when)", file: file, line: line)
    }

    /// Returns two loads in progress: the second was started while the first was waiting.
    func twoLoads(
        of datasource: StandingsDatasource, _ endpoint: EndpointSpy,
        file: StaticString = #filePath, line: UInt = #line
    ) async -> (older: RunningLoad, newer: RunningLoad) {
        let older = RunningLoad(datasource)
        await waitUntil { endpoint.count == 1 }
        let newer = RunningLoad(datasource)
        await assertEventually(
            endpoint.count, 2, "number of calls to endpointRequest after two calls to load()",
            file: file,
            line: line)
        return (older, newer)
    }

    /// Loads with the app's own data source, and returns the outcome, the sections that it shows, the
    /// addresses requested from the app's server, and the ids in the app's store.
    func loadOfTheApp(
        _ tournament: Int, _ group: String? = nil
    ) async throws -> (outcome: String, shown: [String], urls: [String], ids: [Int]) {
        var urls: [String] = []
        let data = try JSONEncoder().encode(StandingsAnswer(standings: .sample))
        MemoryDataController.shared.standings = []
        WebSession.shared.server = { url in
            urls.append(url.absoluteString)
            return data
        }
        defer { WebSession.shared.server = nil }
        let datasource = StandingsDatasource(tournamentId: tournament, group: group)
        let outcome = await words { try await datasource.load() }
        return (
            outcome, datasource.sections.lines, urls,
            MemoryDataController.shared.standings.map(\.id)
        )
    }
}
