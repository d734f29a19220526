import Foundation
import Shared

/// Loads the standings of a tournament, and shows them by group.
///
/// It works, but it is hard to test: it uses the network and the app's store directly.
@MainActor
final class StandingsDatasource {
    private let tournamentId: Int
    private let group: String?

    /// The sections that are shown now.
    private(set) var sections: [StandingsSection] = []
    private var loadCount = 0

    /// Creates a data source that loads `endpointRequest` and shows what `entityRequest` finds.
    init(
        endpointRequest: any StandingsEndpoint, entityRequest: any EntityRequest,
        dataController: any DataController
    ) {
        // TODO: Keep all three, and use them in load(). Then remove tournamentId and group.
        tournamentId = endpointRequest.tournamentId
        group = nil
    }

    /// Creates the app's data source, which uses the network and the app's store.
    init(tournamentId: Int, group: String? = nil) {
        self.tournamentId = tournamentId
        self.group = group
    }

    /// Loads the standings, keeps them in the store and shows the ones that were asked for.
    ///
    /// A load that fails or is cancelled throws, and changes nothing. A load that is overtaken also
    /// changes nothing, but doesn't throw, because the newer load reports its own outcome.
    func load() async throws {
        loadCount += 1
        let number = loadCount

        // The request.
        let url = URL(string: "https://standings.example.com/tournaments/\(tournamentId)")!
        let data: Data
        do {
            data = try await WebSession.shared.data(from: url)
        } catch {
            if number != loadCount { return }
            throw error
        }
        if number != loadCount { return }
        try Task.checkCancellation()

        // The parsing.
        let answer: [Standing]
        do {
            answer = try JSONDecoder().decode(StandingsAnswer.self, from: data).standings
        } catch let error as DecodingError {
            throw StandingsError.unreadable(error.reason)
        }

        // The store.
        let store = MemoryDataController.shared
        if answer.isEmpty {
            store.standings.removeAll { $0.tournamentId == tournamentId }
        }
        for standing in answer {
            if let index = store.standings.firstIndex(where: { $0.id == standing.id }) {
                store.standings[index] = standing
            } else {
                store.standings.append(standing)
            }
        }

        // What is shown.
        let shown = store.standings
            .filter { $0.tournamentId == tournamentId && (group == nil || $0.group == group) }
            .sorted { ($0.group, $0.position) < ($1.group, $1.position) }
        sections = StandingsSection.sections(of: shown)
    }
}
