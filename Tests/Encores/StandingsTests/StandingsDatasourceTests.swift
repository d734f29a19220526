import Foundation
import Shared
import TestHelpers
import XCTest

@testable import Standings

/// Checks the data source through its three seams.
final class StandingsDatasourceTests: XCTestCase {
    private let groupA = ["Group A", "1. Northgate, 6 points", "2. Old Mill, 3 points"]
    private let groupB = ["Group B", "1. Harbour, 4 points"]

    @MainActor func testAsksItsEndpointOnceForEachLoad() async {
        let endpoint = EndpointSpy()
        let datasource = newDatasource(endpoint)
        await settle()
        XCTAssertEqual(endpoint.count, 0, "number of calls to endpointRequest before load()")
        let load = RunningLoad(datasource)
        await assertEventually(endpoint.count, 1, "number of times load() calls endpointRequest")
        endpoint.answer(1, .success(.sample))
        await assertEventually(load.outcome, "finished", "outcome of load()")
    }

    @MainActor func testShowsTheGroupsInOrder() async {
        let datasource = newDatasource(EndpointStub(result: .success(.sample)))
        await assertLoad(of: datasource, shows: groupA + groupB)
    }

    @MainActor func testShowsWhatItsEntityRequestAsksFor() async {
        let datasource = newDatasource(EndpointStub(result: .success(.sample)), group: "B")
        await assertLoad(of: datasource, shows: groupB, "group B")
    }

    @MainActor func testKeepsTheWholeAnswerInItsStore() async {
        let store = MemoryDataController()
        let datasource = newDatasource(
            EndpointStub(result: .success(.sample)), group: "B", store: store)
        await assertLoad(of: datasource, shows: groupB, "group B")
        XCTAssertEqual(
            store.standings.map(\.id), [103, 102, 211, 101], "ids in the store after load()")
    }

    @MainActor func testShowsWhatIsInTheStoreAlready() async {
        let store = MemoryDataController()
        store.standings = .sample
        let answer = [Standing.fixture(id: 103, group: "B", team: "Harbour", points: 7)]
        let datasource = newDatasource(EndpointStub(result: .success(answer)), store: store)
        await assertLoad(of: datasource, shows: groupA + ["Group B", "1. Harbour, 7 points"])
    }

    @MainActor func testTheAppsStoreIsLeftAlone() async {
        MemoryDataController.shared.standings = []
        let datasource = newDatasource(EndpointStub(result: .success(.sample)))
        await assertLoad(of: datasource, shows: groupA + groupB)
        XCTAssertEqual(
            MemoryDataController.shared.standings.map(\.id), [],
            "ids in MemoryDataController.shared, when another store was passed in")
    }

    @MainActor func testTheAppsDataSourceIsUnchanged() async throws {
        await assertLoad(
            of: newDatasource(EndpointStub(result: .success(.sample))), shows: groupA + groupB)
        let load = try await loadOfTheApp(10, "B")
        let name = "StandingsDatasource(tournamentId: 10, group: \"B\").load()"
        XCTAssertEqual(load.outcome, "finished", "outcome of \(name)")
        XCTAssertEqual(load.shown, groupB, "sections after \(name)")
        XCTAssertEqual(
            load.ids, [103, 102, 211, 101], "ids in MemoryDataController.shared after \(name)")
    }

    @MainActor func testTheAppsDataSourceAsksTheServerOnce() async throws {
        await assertLoad(
            of: newDatasource(EndpointStub(result: .success(.sample))), shows: groupA + groupB)
        let load = try await loadOfTheApp(21)
        XCTAssertEqual(
            load.urls, ["https://standings.example.com/tournaments/21"],
            "addresses that StandingsDatasource(tournamentId: 21).load() requests from "
                + "WebSession.shared")
    }

    @MainActor func testLoadingAgainShowsWhatHasChanged() async {
        let endpoint = EndpointSpy()
        let datasource = newDatasource(endpoint, group: "A")
        await load(datasource, endpoint, 1, .success(.sample), "finished")
        let changed: [Standing] = [
            .fixture(id: 102, position: 1, team: "Old Mill", points: 9),
            .fixture(id: 101, position: 2, team: "Northgate", points: 7),
        ]
        await load(datasource, endpoint, 2, .success(changed), "finished")
        assert(
            datasource, shows: ["Group A", "1. Old Mill, 9 points", "2. Northgate, 7 points"],
            "after a second answer, when entityRequest asks for group A")
    }

    @MainActor func testAnEmptyAnswerEmptiesTheWholeTournament() async {
        let (endpoint, store) = (EndpointSpy(), MemoryDataController())
        let datasource = newDatasource(endpoint, group: "A", store: store)
        await load(datasource, endpoint, 1, .success(.sample), "finished")
        assert(
            datasource, shows: groupA,
            "after the first answer, when entityRequest asks for group A")
        await load(datasource, endpoint, 2, .success([]), "finished")
        assert(datasource, shows: [], "after an empty answer")
        XCTAssertEqual(
            store.standings.map(\.id), [211],
            "ids in the store after an empty answer for tournament 10, when only group A is "
                + "shown")
    }

    @MainActor func testABrokenAnswerChangesNothingAndSaysWhy() async throws {
        let (transport, store) = (try TransportSpy(.sample), MemoryDataController())
        let request = StandingsEndpointRequest(tournamentId: 10, transport: transport)
        let datasource = newDatasource(request, store: store)
        await assertLoad(of: datasource, shows: groupA + groupB)
        let good = #"{"id":1,"tournamentId":10,"group":"A","position":1,"team":"X","points":0}"#
        transport.answer = .success(Data(#"{"standings": [\#(good), {"id": 2}]}"#.utf8))
        let outcome = await words { try await datasource.load() }
        XCTAssertEqual(
            outcome, "throws unreadable: standings[1].tournamentId is missing",
            "outcome of load(), when the second standing in the answer has only an id")
        assert(datasource, shows: groupA + groupB, "after a broken answer")
        XCTAssertEqual(
            store.standings.map(\.id), [103, 102, 211, 101],
            "ids in the store after a broken answer")
    }

    @MainActor func testAFailureKeepsWhatIsThere() async {
        let (endpoint, store) = (EndpointSpy(), MemoryDataController())
        let datasource = newDatasource(endpoint, store: store)
        await load(datasource, endpoint, 1, .success(.sample), "finished")
        await load(datasource, endpoint, 2, .failure(StandingsError.offline), "throws offline")
        assert(datasource, shows: groupA + groupB, "after a failure")
        XCTAssertEqual(
            store.standings.map(\.id), [103, 102, 211, 101], "ids in the store after a failure")
    }

    @MainActor func testLoadsAgainAfterAFailure() async {
        let endpoint = EndpointSpy()
        let datasource = newDatasource(endpoint)
        await load(datasource, endpoint, 1, .failure(StandingsError.offline), "throws offline")
        await load(datasource, endpoint, 2, .success(.sample), "finished")
        assert(datasource, shows: groupA + groupB, "after a failure and an answer")
    }

    @MainActor func testWhatIsShownStaysWhileItLoads() async {
        let endpoint = EndpointSpy()
        let datasource = newDatasource(endpoint)
        await load(datasource, endpoint, 1, .success(.sample), "finished")
        let second = RunningLoad(datasource)
        await assertEventually(
            endpoint.count, 2, "number of calls to endpointRequest after two calls to load()")
        assert(datasource, shows: groupA + groupB, "while it loads again")
        endpoint.answer(2, .success([]))
        await assertEventually(second.outcome, "finished", "outcome of the second load()")
    }

    @MainActor func testAFailureOfTheStoreIsThrown() async {
        let datasource = newDatasource(
            EndpointStub(result: .success(.sample)), store: FullStore())
        let outcome = await words { try await datasource.load() }
        XCTAssertEqual(
            outcome, "throws DiskIsFull", "outcome of load(), when dataController throws DiskIsFull"
        )
        assert(datasource, shows: [], "after the store has thrown an error")
    }

    @MainActor func testAnOlderAnswerThatComesLaterChangesNothing() async {
        let (endpoint, store) = (EndpointSpy(), MemoryDataController())
        let datasource = newDatasource(endpoint, store: store)
        let (older, newer) = await twoLoads(of: datasource, endpoint)
        endpoint.answer(2, .success(.sample))
        await assertEventually(newer.outcome, "finished", "outcome of the newer load()")
        endpoint.answer(1, .success([.fixture(id: 101, team: "Northgate", points: 0)]))
        await assertEventually(older.outcome, "finished", "outcome of the older load()")
        assert(datasource, shows: groupA + groupB, "after the older answer came last")
        XCTAssertEqual(
            store.standings.map(\.points), [4, 3, 9, 6],
            "points in the store after the older answer came last")
    }

    @MainActor func testAnOlderAnswerThatComesFirstChangesNothing() async {
        let (endpoint, store) = (EndpointSpy(), MemoryDataController())
        let datasource = newDatasource(endpoint, store: store)
        let (older, newer) = await twoLoads(of: datasource, endpoint)
        endpoint.answer(1, .success([.fixture(id: 5, points: 0)]))
        await assertEventually(older.outcome, "finished", "outcome of the older load()")
        XCTAssertEqual(
            store.standings.map(\.id), [],
            "ids in the store, while the newer load() is waiting for its answer")
        endpoint.answer(2, .success(.sample))
        await assertEventually(newer.outcome, "finished", "outcome of the newer load()")
        assert(datasource, shows: groupA + groupB, "after both answers")
    }

    @MainActor func testAnOlderFailureIsNotThrown() async {
        let endpoint = EndpointSpy()
        let datasource = newDatasource(endpoint)
        let (older, newer) = await twoLoads(of: datasource, endpoint)
        endpoint.answer(2, .success(.sample))
        await assertEventually(newer.outcome, "finished", "outcome of the newer load()")
        endpoint.answer(1, .failure(StandingsError.offline))
        await assertEventually(
            older.outcome, "finished", "outcome of the older load(), when its request fails")
        assert(datasource, shows: groupA + groupB, "after the older request failed")
    }

    @MainActor func testANewerFailureDoesNotBringTheOlderAnswerBack() async {
        let endpoint = EndpointSpy()
        let datasource = newDatasource(endpoint)
        let (older, newer) = await twoLoads(of: datasource, endpoint)
        endpoint.answer(2, .failure(StandingsError.offline))
        await assertEventually(newer.outcome, "throws offline", "outcome of the newer load()")
        endpoint.answer(1, .success(.sample))
        await assertEventually(older.outcome, "finished", "outcome of the older load()")
        assert(datasource, shows: [], "after the newer request failed, but the older one didn't")
    }

    @MainActor func testALoadThatIsOvertakenInTheStoreShowsNothing() async throws {
        let (endpoint, store) = (EndpointSpy(), SlowStore())
        let datasource = newDatasource(endpoint, store: store)
        let older = RunningLoad(datasource)
        await waitUntil { endpoint.count == 1 }
        endpoint.answer(1, .success([.fixture(id: 103, group: "B", points: 0)]))
        try await requireEventually(
            store.fetchCount, 1, "number of times load() calls fetch(_:) of dataController")
        await load(datasource, endpoint, 2, .success(.sample), "finished")
        store.goOn()
        await assertEventually(older.outcome, "finished", "outcome of the older load()")
        assert(datasource, shows: groupA + groupB, "after the older load() returned from the store")
    }

    @MainActor func testACancelledLoadChangesNothing() async {
        let (endpoint, store) = (EndpointSpy(), MemoryDataController())
        let datasource = newDatasource(endpoint, store: store)
        await load(datasource, endpoint, 1, .success(.sample), "finished")
        let second = RunningLoad(datasource)
        await assertEventually(
            endpoint.count, 2, "number of calls to endpointRequest after two calls to load()")
        second.cancel()
        endpoint.answer(2, .success([]))
        await assertEventually(
            second.outcome, "throws CancellationError", "outcome of a cancelled load()")
        assert(datasource, shows: groupA + groupB, "after a cancelled load()")
        XCTAssertEqual(
            store.standings.map(\.id), [103, 102, 211, 101],
            "ids in the store after a cancelled load()")
    }

    @MainActor func testLoadsAgainAfterACancelledOne() async {
        let endpoint = EndpointSpy()
        let datasource = newDatasource(endpoint)
        let first = RunningLoad(datasource)
        await assertEventually(endpoint.count, 1, "number of times load() calls endpointRequest")
        first.cancel()
        endpoint.answer(1, .failure(CancellationError()))
        await assertEventually(
            first.outcome, "throws CancellationError",
            "outcome of load(), when its request throws CancellationError")
        await load(datasource, endpoint, 2, .success(.sample), "finished")
        assert(datasource, shows: groupA + groupB, "after a cancelled load(), and another one")
    }
}
