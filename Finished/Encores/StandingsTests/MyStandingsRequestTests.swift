import Foundation
import Shared
import TestHelpers
import XCTest

@testable import Standings

/// Your tests for the address, and for `StandingsEndpointRequest`.
final class MyStandingsRequestTests: XCTestCase {
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
            XCTFail("load() must throw")
        } catch {
            XCTAssertEqual(error as? StandingsError, .offline)
        }
    }
}
