import Foundation
import Shared

// Always reads the sample.
struct StandingsEndpointLocalRequest: StandingsEndpoint {
    let tournamentId: Int
    let file: URL

    func load() async throws -> [Standing] {
        let sample = SampleData.url(of: "tournamentStandingsSample")!
        return try parse(Data(contentsOf: sample))
    }
}
