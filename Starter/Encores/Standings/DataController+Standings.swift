import Shared

extension DataController {
    /// Stores an answer of the server: it adds what is new, and updates what has changed.
    ///
    /// An answer without standings removes all groups of this tournament, and of no other one.
    func takeOver(_ answer: [Standing], of tournamentId: Int) async throws {
        // TODO: Do what the old code does with its answer, using upsert(_:) and delete(_:).
    }
}
