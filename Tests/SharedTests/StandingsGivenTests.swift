import Foundation
import Shared
import XCTest

/// Tests the code that is given with the encore Standings: its store, and the reasons for errors.
@MainActor
final class StandingsGivenTests: XCTestCase {
    private struct Request: EntityRequest {
        var entityName = "Standing"

        func predicate(_ standing: Standing) -> Bool { standing.tournamentId == 10 }

        func isInOrder(_ first: Standing, _ second: Standing) -> Bool { first.id < second.id }
    }

    private var sample: [Standing] {
        get throws {
            let file = try XCTUnwrap(SampleData.url(of: "tournamentStandingsSample"))
            return try JSONDecoder().decode(StandingsAnswer.self, from: Data(contentsOf: file))
                .standings
        }
    }

    func testTheStoreKeepsOneOfEachIdentifier() async throws {
        let store = MemoryDataController()
        try await store.upsert(try sample)
        try await store.upsert([
            Standing(id: 102, tournamentId: 10, group: "A", position: 1, team: "X", points: 9)
        ])
        XCTAssertEqual(store.standings.map(\.id), [103, 102, 211, 101])
        XCTAssertEqual(store.standings.map(\.points), [4, 9, 9, 6])
    }

    func testTheStoreFindsAndDeletes() async throws {
        let store = MemoryDataController()
        store.standings = try sample
        let found = try await store.fetch(Request())
        XCTAssertEqual(found.map(\.id), [101, 102, 103])
        try await store.delete(Request())
        XCTAssertEqual(store.standings.map(\.id), [211])
    }

    func testEachReasonNamesTheInvalidPlace() async {
        for (text, reason) in [
            ("", "it isn't JSON"), ("[", "it isn't JSON"), ("[]", "the answer has the wrong type"),
            ("{}", "standings is missing"), (#"{"standings": null}"#, "standings is missing"),
            (#"{"standings": 1}"#, "standings has the wrong type"),
            (#"{"standings": [{}]}"#, "standings[0].id is missing"),
            (#"{"standings": [{"id": "1"}]}"#, "standings[0].id has the wrong type"),
            (#"{"standings": [null]}"#, "standings[0] is missing"),
        ] {
            XCTAssertThrowsError(
                try JSONDecoder().decode(StandingsAnswer.self, from: Data(text.utf8))
            ) { error in
                XCTAssertEqual((error as? DecodingError)?.reason, reason, text)
            }
        }
    }
}
