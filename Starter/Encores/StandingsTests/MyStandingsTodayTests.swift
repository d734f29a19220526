import Foundation
import Shared
import TestHelpers
import XCTest

@testable import Standings

/// Your tests for what the data source does today. They pass before and after you take it apart.
///
/// The network and the store belong to the app, so only one test at a time may use them.
/// Write tests as `@MainActor func test…() async`. A test without `async` can stop the whole run.
final class MyStandingsTodayTests: XCTestCase {
    override func setUp() async throws {
        await MainActor.run {
            MemoryDataController.shared.standings = []
            WebSession.shared.server = nil
        }
    }

    /// A worked example: nothing is shown before the first load.
    @MainActor func testShowsNothingAtFirst() async {
        // Arrange: something that could be shown. The data source always uses the app's store.
        MemoryDataController.shared.standings = [.fixture()]

        // Act: create the data source, but don't load.
        let datasource = StandingsDatasource(tournamentId: 10)

        // Assert.
        XCTAssertEqual(datasource.sections, [])
    }

    // TODO: Test what it does today, right or wrong: groups, points, a team no longer listed.

    /// Makes the app's server answer with these standings.
    @MainActor
    private func serve(_ standings: [Standing]) {
        WebSession.shared.server = { _ in
            try JSONEncoder().encode(StandingsAnswer(standings: standings))
        }
    }
}
