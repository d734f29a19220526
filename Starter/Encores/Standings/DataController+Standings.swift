import Shared

extension DataController {
    /// Takes over an answer of the server: what is new is put in, and what has changed is changed.
    ///
    /// An answer without standings empties the tournament, with all its groups, and no other one.
    func takeOver(_ answer: [Standing], of tournamentId: Int) async throws {
        // TODO: Do what the old code does with its answer, by upsert(_:) and delete(_:).
    }
}
