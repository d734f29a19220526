import Shared

extension DataController {
    /// Stores an answer from the server: it adds new standings, and updates those that have changed.
    ///
    /// An answer without standings removes all groups of this tournament, but nothing else.
    func takeOver(_ answer: [Standing], of tournamentId: Int) async throws {
        // TODO: Do what the old code does with its answer, using upsert(_:) and delete(_:).
    }
}
