import Shared
import TestHelpers
import XCTest

@testable import Standings

/// Your tests for `StandingsDatasource`, through its three seams.
final class MyStandingsDatasourceTests: XCTestCase {
    // `lazy`, because the test case isn't made on the main actor, but these two are.
    @MainActor private lazy var endpoint = EndpointSpy()
    @MainActor private lazy var store = MemoryDataController()

    @MainActor func testAnEmptyAnswerEmptiesAllGroups() async throws {
        store.standings = [.fixture(id: 1, group: "A"), .fixture(id: 2, group: "B")]
        let datasource = newDatasource(EndpointStub(standings: []), group: "A")
        try await datasource.load()
        XCTAssertEqual(store.standings, [])
    }

    @MainActor func testAFailureKeepsWhatIsShown() async throws {
        let datasource = try await loadedDatasource()
        let before = datasource.sections
        let load = Task { try await datasource.load() }
        await waitUntil { endpoint.count == 2 }
        XCTAssertEqual(datasource.sections, before, "while it is loading")
        endpoint.answer(2, .failure(StandingsError.offline))
        do {
            try await load.value
            XCTFail("load() must throw")
        } catch {
            XCTAssertEqual(error as? StandingsError, .offline)
        }
        XCTAssertEqual(datasource.sections, before)
    }

    @MainActor func testAnAnswerAfterThatOneIsShown() async throws {
        let datasource = try await loadedDatasource()
        let load = Task { try await datasource.load() }
        await waitUntil { endpoint.count == 2 }
        endpoint.answer(2, .success([]))
        try await load.value
        XCTAssertEqual(datasource.sections, [])
    }

    @MainActor func testAnOlderAnswerThatComesLaterChangesNothing() async throws {
        let datasource = newDatasource(endpoint)
        let older = Task { try await datasource.load() }
        await waitUntil { endpoint.count == 1 }
        let newer = Task { try await datasource.load() }
        await waitUntil { endpoint.count == 2 }
        endpoint.answer(2, .success(.sample))
        try await newer.value
        let before = datasource.sections
        endpoint.answer(1, .success([]))
        try await older.value
        XCTAssertEqual(datasource.sections, before)
        XCTAssertEqual(store.standings, .sample)
    }

    @MainActor func testAnOlderFailureIsNotThrown() async throws {
        let datasource = newDatasource(endpoint)
        let older = Task { try await datasource.load() }
        await waitUntil { endpoint.count == 1 }
        let newer = Task { try await datasource.load() }
        await waitUntil { endpoint.count == 2 }
        endpoint.answer(1, .failure(StandingsError.offline))
        try await older.value
        endpoint.answer(2, .success([]))
        try await newer.value
    }

    @MainActor func testACancelledLoadChangesNothing() async throws {
        let datasource = try await loadedDatasource()
        let load = Task { try await datasource.load() }
        await waitUntil { endpoint.count == 2 }
        load.cancel()
        endpoint.answer(2, .success([]))
        do {
            try await load.value
            XCTFail("load() must throw")
        } catch {
            XCTAssertTrue(error is CancellationError, "\(error)")
        }
        XCTAssertEqual(store.standings, .sample)
    }

    @MainActor func testALoadThatIsOvertakenInTheStoreShowsNothing() async throws {
        let store = SlowStore()
        let datasource = StandingsDatasource(
            endpointRequest: endpoint, entityRequest: StandingsEntityRequest(tournamentId: 10),
            dataController: store)
        let older = Task { try await datasource.load() }
        await waitUntil { endpoint.count == 1 }
        endpoint.answer(1, .success([.fixture(group: "C")]))
        await waitUntil { store.fetchCount == 1 }
        let newer = Task { try await datasource.load() }
        await waitUntil { endpoint.count == 2 }
        endpoint.answer(2, .success([]))
        try await newer.value
        store.goOn()
        try await older.value
        XCTAssertEqual(datasource.sections, [])
    }

    /// Returns a data source that shows the sample.
    @MainActor
    private func loadedDatasource() async throws -> StandingsDatasource {
        let datasource = newDatasource(endpoint)
        let load = Task { try await datasource.load() }
        await waitUntil { endpoint.count == 1 }
        endpoint.answer(1, .success(.sample))
        try await load.value
        return datasource
    }

    @MainActor
    private func newDatasource(
        _ endpoint: any StandingsEndpoint, group: String? = nil
    ) -> StandingsDatasource {
        StandingsDatasource(
            endpointRequest: endpoint,
            entityRequest: StandingsEntityRequest(tournamentId: 10, group: group),
            dataController: store)
    }
}
