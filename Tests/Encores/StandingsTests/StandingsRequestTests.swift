import Foundation
import Shared
import TestHelpers
import XCTest

@testable import Standings

/// Checks the seam for the request: the address, the calls to the transport, and failures.
final class StandingsRequestTests: XCTestCase {
    private struct ServerIsTired: Error {}

    @MainActor func testTheAddressNamesTheTournament() async {
        let urls = [10, 21].map {
            StandingsEndpointRequest(tournamentId: $0, transport: TransportSpy("")).url
                .absoluteString
        }
        XCTAssertEqual(
            urls,
            [
                "https://standings.example.com/tournaments/10",
                "https://standings.example.com/tournaments/21",
            ], "url of the requests for tournaments 10 and 21")
    }

    @MainActor func testEveryEndpointHasTheAddress() async {
        XCTAssertEqual(
            EndpointStub(tournamentId: 7, result: .success([])).url.absoluteString,
            "https://standings.example.com/tournaments/7",
            "url of an endpoint that a test has written, for tournament 7")
    }

    @MainActor func testAsksItsTransportOnce() async {
        let transport = TransportSpy(#"{"standings": []}"#)
        await load(from: transport)
        XCTAssertEqual(
            transport.urls, ["https://standings.example.com/tournaments/10"],
            "addresses that load() requests from the transport")
    }

    @MainActor func testAsksForItsOwnTournament() async {
        let transport = TransportSpy(#"{"standings": []}"#)
        await load(tournament: 21, from: transport)
        XCTAssertEqual(
            transport.urls, ["https://standings.example.com/tournaments/21"],
            "addresses that load() requests from the transport, for tournament 21")
    }

    @MainActor func testAsksAgainForEachLoad() async {
        let transport = TransportSpy(#"{"standings": []}"#)
        let request = StandingsEndpointRequest(tournamentId: 10, transport: transport)
        for _ in 0..<2 { _ = await words { _ = try await request.load() } }
        XCTAssertEqual(
            transport.urls.count, 2, "number of calls to the transport after two calls to load()")
    }

    @MainActor func testTheAppsNetworkIsLeftAlone() async {
        var count = 0
        WebSession.shared.server = { _ in
            count += 1
            return Data(#"{"standings": []}"#.utf8)
        }
        defer { WebSession.shared.server = nil }
        let transport = TransportSpy(#"{"standings": []}"#)
        await load(from: transport)
        XCTAssertEqual(
            [transport.urls.count, count], [1, 0],
            "number of times load() calls the transport that was passed in, and WebSession.shared")
    }

    @MainActor func testAFailureIsThrown() async {
        let outcome = await load(from: TransportSpy(.failure(StandingsError.offline)))
        XCTAssertEqual(
            outcome, "throws offline", "outcome of load(), when the transport throws offline")
    }

    @MainActor func testAnyErrorIsThrownAsItIs() async {
        let outcome = await load(from: TransportSpy(.failure(ServerIsTired())))
        XCTAssertEqual(
            outcome, "throws ServerIsTired",
            "outcome of load(), when the transport throws ServerIsTired")
    }

    @MainActor func testACancelledRequestThrows() async {
        let outcome = await load(from: TransportSpy(.failure(CancellationError())))
        XCTAssertEqual(
            outcome, "throws CancellationError",
            "outcome of load(), when the transport throws CancellationError")
    }

    @MainActor @discardableResult
    private func load(tournament: Int = 10, from transport: TransportSpy) async -> String {
        await words {
            _ = try await StandingsEndpointRequest(tournamentId: tournament, transport: transport)
                .load()
        }
    }
}
