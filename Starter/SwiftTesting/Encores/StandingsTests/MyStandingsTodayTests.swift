import Foundation
import Shared
import TestHelpers
import Testing

@testable import Standings

/// Your own tests of what the data source does today. They pass before you take it apart, and after.
///
/// The network and the store are those of the app, so only one test at a time may use them.
@MainActor @Suite(.serialized) struct MyStandingsTodayTests {
    init() {
        MemoryDataController.shared.standings = []
        WebSession.shared.server = nil
    }

    /// A worked example: as long as nobody has loaded, nothing is shown.
    @Test func showsNothingAtFirst() {
        // Arrange: what the data source could show. It takes the app's store, whatever you do.
        MemoryDataController.shared.standings = [.fixture()]

        // Act: make it, and don't load.
        let datasource = StandingsDatasource(tournamentId: 10)

        // Assert.
        #expect(datasource.sections == [])
    }

    // TODO: Write down what it does, right or wrong: groups, points, a team that is gone.

    /// Lets the server of the app answer with these standings.
    private func serve(_ standings: [Standing]) {
        WebSession.shared.server = { _ in
            try JSONEncoder().encode(StandingsAnswer(standings: standings))
        }
    }
}
