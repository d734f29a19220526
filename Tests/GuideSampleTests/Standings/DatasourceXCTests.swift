import Shared
import TestHelpers
import XCTest

@testable import Standings

/// The chapter's tests of the data source, in XCTest.
final class DatasourceXCTests: XCTestCase {
    @MainActor func testAnEmptyAnswerEmptiesAllGroups() async throws {
        let store = MemoryDataController()
        store.standings = [.fixture(id: 1, group: "A"), .fixture(id: 2, group: "B")]
        try await newDatasource(EndpointStub(standings: []), store, group: "A").load()
        XCTAssertEqual(store.standings, [])
    }

    @MainActor func testAFailureKeepsWhatIsShown() async throws {
        let (endpoint, store) = (EndpointSpy(), MemoryDataController())
        let datasource = try await loadedDatasource(endpoint, store)
        let before = datasource.sections
        let load = Task { try await datasource.load() }
        await waitUntil { endpoint.count == 2 }
        XCTAssertEqual(datasource.sections, before, "while it is under way")
        endpoint.answer(2, .failure(StandingsError.offline))
        do {
            try await load.value
            XCTFail("load() has to throw")
        } catch {
            XCTAssertEqual(error as? StandingsError, .offline)
        }
        XCTAssertEqual(datasource.sections, before)
    }

    @MainActor func testAnAnswerAfterThatOneIsShown() async throws {
        let (endpoint, store) = (EndpointSpy(), MemoryDataController())
        let datasource = try await loadedDatasource(endpoint, store)
        let load = Task { try await datasource.load() }
        await waitUntil { endpoint.count == 2 }
        endpoint.answer(2, .success([]))
        try await load.value
        XCTAssertEqual(datasource.sections, [])
    }

    @MainActor func testAnOlderAnswerThatComesLaterChangesNothing() async throws {
        let (endpoint, store) = (EndpointSpy(), MemoryDataController())
        let datasource = newDatasource(endpoint, store)
        let older = Task { try await datasource.load() }
        await waitUntil { endpoint.count == 1 }
        let newer = Task { try await datasource.load() }
        await waitUntil { endpoint.count == 2 }
        endpoint.answer(2, .success(try .sample))
        try await newer.value
        let before = datasource.sections
        endpoint.answer(1, .success([]))
        try await older.value
        XCTAssertEqual(datasource.sections, before)
        XCTAssertEqual(store.standings, try .sample)
    }

    @MainActor func testAnOlderFailureIsNotThrown() async throws {
        let endpoint = EndpointSpy()
        let datasource = newDatasource(endpoint, MemoryDataController())
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
        let (endpoint, store) = (EndpointSpy(), MemoryDataController())
        let datasource = try await loadedDatasource(endpoint, store)
        let load = Task { try await datasource.load() }
        await waitUntil { endpoint.count == 2 }
        load.cancel()
        endpoint.answer(2, .success([]))
        do {
            try await load.value
            XCTFail("load() has to throw")
        } catch {
            XCTAssertTrue(error is CancellationError, "\(error)")
        }
        XCTAssertEqual(store.standings, try .sample)
    }

    @MainActor func testALoadThatIsOvertakenInTheStoreShowsNothing() async throws {
        let (endpoint, store) = (EndpointSpy(), SlowStore())
        let datasource = newDatasource(endpoint, store)
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

    @MainActor
    private func loadedDatasource(
        _ endpoint: EndpointSpy, _ store: MemoryDataController
    ) async throws -> StandingsDatasource {
        let datasource = newDatasource(endpoint, store)
        let load = Task { try await datasource.load() }
        await waitUntil { endpoint.count == 1 }
        endpoint.answer(1, .success(try .sample))
        try await load.value
        return datasource
    }

    @MainActor
    private func newDatasource(
        _ endpoint: any StandingsEndpoint, _ store: any DataController, group: String? = nil
    ) -> StandingsDatasource {
        StandingsDatasource(
            endpointRequest: endpoint,
            entityRequest: StandingsEntityRequest(tournamentId: 10, group: group),
            dataController: store)
    }
}
