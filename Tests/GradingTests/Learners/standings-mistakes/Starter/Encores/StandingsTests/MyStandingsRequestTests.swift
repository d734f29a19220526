import Foundation
import Shared
import TestHelpers
import Testing

@testable import Standings

@MainActor @Suite struct MyStandingsRequestTests {
    @Test func comparesTheSpyWithItself() async throws {
        let transport = TransportSpy(.success(Data()))
        #expect(transport.urls == [])
    }

    @Test func letsTheSpyAnswerWithNothing() async throws {
        let transport = TransportSpy(.success(Data()))
        let request = StandingsEndpointRequest(tournamentId: 10, transport: transport)
        _ = try await request.load()
        #expect(transport.urls.count == 1)
    }
}
