import Foundation
import Shared
import TestHelpers
import Testing

@testable import Standings

@MainActor @Suite struct MyStandingsParsingTests {
    @Test func expectsOneTournamentOfTheSample() async throws {
        let file = try #require(SampleData.url(of: "tournamentStandingsSample"))
        let request = StandingsEndpointLocalRequest(tournamentId: 10, file: file)
        #expect(try await request.load().count == 3)
    }

    @Test func expectsAnotherError() {
        #expect(throws: DecodingError.self) {
            try EndpointStub(standings: []).parse(Data("[]".utf8))
        }
    }
}
