import Foundation
import Shared
import TestHelpers
import Testing

@testable import Standings

/// Your tests for the address, and for `StandingsEndpointRequest`.
@MainActor @Suite struct MyStandingsRequestTests {
    @Test(arguments: [10, 21])
    func asksItsTransportOnceForItsTournament(id: Int) async {
        let transport = TransportSpy(.success(Data(#"{"standings": []}"#.utf8)))
        let request = StandingsEndpointRequest(tournamentId: id, transport: transport)
        _ = try? await request.load()
        #expect(transport.urls == ["https://standings.example.com/tournaments/\(id)"])
    }

    @Test func aFailureIsThrownOn() async {
        let transport = TransportSpy(.failure(StandingsError.offline))
        let request = StandingsEndpointRequest(tournamentId: 10, transport: transport)
        await #expect(throws: StandingsError.offline) { try await request.load() }
    }
}
