import Shared

// Doesn't update known standings, and doesn't remove any if the answer is empty.
extension DataController {
    func takeOver(_ answer: [Standing], of tournamentId: Int) async throws {
        for standing in answer {
            let known = try? await fetch(StandingsEntityRequest(tournamentId: tournamentId))
            if known?.contains(where: { $0.id == standing.id }) != true {
                try? await upsert([standing])
            }
        }
    }
}
