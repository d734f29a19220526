import Shared
import TestHelpers
import XCTest

@testable import Standings

/// What the checks of the data source have in common.
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

    /// Loads, and answers the request of this number.
    func load(
        _ datasource: StandingsDatasource, _ endpoint: EndpointSpy, _ number: Int,
        _ answer: Result<[Standing], any Error>, _ end: String,
        file: StaticString = #filePath, line: UInt = #line
    ) async {
        let load = RunningLoad(datasource)
        await waitUntil { endpoint.count >= number }
        endpoint.answer(number, answer)
        await assertEventually(
            load.end, end, "end of load() number \(number), once endpointRequest has answered",
            file: file, line: line)
    }

    func assertLoad(
        of datasource: StandingsDatasource, shows expected: [String],
        file: StaticString = #filePath, line: UInt = #line
    ) async {
        let end = await words { try await datasource.load() }
        XCTAssertEqual(
            end, "finished", "end of load(), where endpointRequest answers at once", file: file,
            line: line)
        assert(datasource, shows: expected, "after load()", file: file, line: line)
    }

    func assert(
        _ datasource: StandingsDatasource, shows expected: [String], _ when: String,
        file: StaticString = #filePath, line: UInt = #line
    ) {
        XCTAssertEqual(
            datasource.sections.lines, expected, "sections \(when)", file: file, line: line)
    }

    /// Two loads, of which the second one has overtaken the first.
    func twoLoads(
        of datasource: StandingsDatasource, _ endpoint: EndpointSpy,
        file: StaticString = #filePath, line: UInt = #line
    ) async -> (older: RunningLoad, newer: RunningLoad) {
        let older = RunningLoad(datasource)
        await waitUntil { endpoint.count == 1 }
        let newer = RunningLoad(datasource)
        await assertEventually(
            endpoint.count, 2, "how often endpointRequest is asked, after load() twice", file: file,
            line: line)
        return (older, newer)
    }
}
