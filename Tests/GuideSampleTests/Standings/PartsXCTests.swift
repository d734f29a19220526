import Foundation
import Shared
import TestHelpers
import XCTest

@testable import Standings

/// The chapter's tests of the request, in XCTest.
final class RequestXCTests: XCTestCase {
    @MainActor func testAsksItsTransportOnceForItsTournament() async {
        for id in [10, 21] {
            let transport = TransportSpy(.success(Data(#"{"standings": []}"#.utf8)))
            let request = StandingsEndpointRequest(tournamentId: id, transport: transport)
            _ = try? await request.load()
            XCTAssertEqual(transport.urls, ["https://standings.example.com/tournaments/\(id)"])
        }
    }

    @MainActor func testAFailureIsThrownOn() async {
        let transport = TransportSpy(.failure(StandingsError.offline))
        let request = StandingsEndpointRequest(tournamentId: 10, transport: transport)
        do {
            _ = try await request.load()
            XCTFail("load() has to throw")
        } catch {
            XCTAssertEqual(error as? StandingsError, .offline)
        }
    }
}

/// The chapter's tests of the parsing, in XCTest.
final class ParsingXCTests: XCTestCase {
    func testAllStandingsOfTheFileAreKept() async throws {
        let file = try XCTUnwrap(SampleData.url(of: "tournamentStandingsSample"))
        let request = StandingsEndpointLocalRequest(tournamentId: 10, file: file)
        let standings = try await request.load()
        XCTAssertEqual(standings.map(\.id), [103, 102, 211, 101])
    }

    func testAnAnswerWithoutStandingsIsNoMistake() throws {
        XCTAssertEqual(try parse(#"{"standings": []}"#), [])
    }

    func testWhatNobodyReadsIsNoProblem() throws {
        XCTAssertEqual(try parse(#"{"standings": [], "season": 2026}"#), [])
    }

    func testABrokenAnswerSaysWhatIsWrong() {
        for (text, reason) in [
            ("", "it is no JSON"),
            ("<html>", "it is no JSON"),
            (#"{"rows": []}"#, "standings is missing"),
        ] {
            XCTAssertThrowsError(try parse(text), text) { error in
                XCTAssertEqual(error as? StandingsError, .unreadable(reason), text)
            }
        }
    }

    func testOneBrokenStandingSpoilsAll() throws {
        let data = try JSONEncoder().encode(StandingsAnswer(standings: [.fixture(points: 77)]))
        let good = String(decoding: data, as: UTF8.self).dropLast(2)
        XCTAssertThrowsError(try parse(good + #",{"id": 2}]}"#)) { error in
            XCTAssertEqual(
                error as? StandingsError,
                .unreadable("standings[1].tournamentId is missing"))
        }
    }

    func testTheLocalRequestReadsItsOwnFile() async throws {
        let file = try XCTUnwrap(SampleData.url(of: "TickerData"))
        do {
            _ = try await StandingsEndpointLocalRequest(tournamentId: 10, file: file).load()
            XCTFail("load() has to throw")
        } catch {
            XCTAssertEqual(error as? StandingsError, .unreadable("standings is missing"))
        }
    }

    func testAFileThatIsNotThereThrows() async {
        let file = URL(fileURLWithPath: "/no/such/file.json")
        let standings = try? await StandingsEndpointLocalRequest(tournamentId: 10, file: file)
            .load()
        XCTAssertNil(standings)
    }

    private func parse(_ text: String) throws -> [Standing] {
        try EndpointStub(standings: []).parse(Data(text.utf8))
    }
}

/// The chapter's tests of the store, in XCTest.
final class StoreXCTests: XCTestCase {
    @MainActor func testTheStoreFindsWhatIsAskedForInOrder() async throws {
        let store = MemoryDataController()
        store.standings = try .sample
        for (request, ids) in [
            (StandingsEntityRequest(tournamentId: 10), [101, 102, 103]),
            (StandingsEntityRequest(tournamentId: 21), [211]),
            (StandingsEntityRequest(tournamentId: 10, group: "A"), [101, 102]),
            (StandingsEntityRequest(tournamentId: 21, group: "A"), [211]),
        ] {
            let found = try await store.fetch(request)
            XCTAssertEqual(found.map(\.id), ids, "\(request)")
        }
    }

    func testPositionsAreComparedAsNumbers() {
        let request = StandingsEntityRequest(tournamentId: 10)
        let (nine, ten) = (Standing.fixture(position: 9), Standing.fixture(position: 10))
        XCTAssertTrue(request.isInOrder(nine, ten))
        XCTAssertFalse(request.isInOrder(nine, nine))
    }

    @MainActor func testLoadingTwiceTakesOverWhatHasChanged() async throws {
        let store = MemoryDataController()
        try await store.takeOver([.fixture(points: 6)], of: 10)
        try await store.takeOver([.fixture(points: 9)], of: 10)
        XCTAssertEqual(store.standings.map(\.points), [9])
    }

    @MainActor func testAnEmptyAnswerEmptiesItsTournamentOnly() async throws {
        let store = MemoryDataController()
        try await store.takeOver(try .sample, of: 10)
        try await store.takeOver([], of: 10)
        XCTAssertEqual(store.standings.map(\.id), [211])
    }
}
