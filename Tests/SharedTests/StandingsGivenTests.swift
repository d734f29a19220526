import Foundation
import Shared
import XCTest

/// What the encore Standings is given: its sample, its store, its network and the reasons of errors.
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

    func testTheSampleHasTwoTournaments() async throws {
        let groups = try sample.map { "\($0.tournamentId)\($0.group)" }.sorted()
        XCTAssertEqual(groups, ["10A", "10A", "10B", "21A"])
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

    func testTheStoreFindsAndDeletesWhatIsAskedFor() async throws {
        let store = MemoryDataController()
        store.standings = try sample
        let found = try await store.fetch(Request())
        XCTAssertEqual(found.map(\.id), [101, 102, 103])
        try await store.delete(Request())
        XCTAssertEqual(store.standings.map(\.id), [211])
    }

    func testTheStoreKnowsOneEntity() async throws {
        let store = MemoryDataController()
        store.standings = try sample
        let request = Request(entityName: "Team")
        do {
            _ = try await store.fetch(request)
            XCTFail("fetch(_:) has to throw")
        } catch {
            XCTAssertEqual(error as? DataControllerError, .unknownEntity("Team"))
        }
        try? await store.delete(request)
        XCTAssertEqual(store.standings.count, 4)
    }

    func testTheNetworkIsOfflineWithoutAServer() async throws {
        let url = try XCTUnwrap(URL(string: "https://standings.example.com"))
        WebSession.shared.server = nil
        do {
            _ = try await WebSession.shared.data(from: url)
            XCTFail("data(from:) has to throw")
        } catch {
            XCTAssertEqual(error as? StandingsError, .offline)
        }
        WebSession.shared.server = { Data($0.absoluteString.utf8) }
        defer { WebSession.shared.server = nil }
        let data = try await WebSession.shared.data(from: url)
        XCTAssertEqual(String(decoding: data, as: UTF8.self), url.absoluteString)
    }

    func testTheReasonsNameThePlace() async {
        for (text, reason) in [
            ("", "it isn't JSON"), ("[", "it isn't JSON"), ("[]", "the answer has another type"),
            ("{}", "standings is missing"), (#"{"standings": null}"#, "standings is missing"),
            (#"{"standings": 1}"#, "standings has another type"),
            (#"{"standings": [{}]}"#, "standings[0].id is missing"),
            (#"{"standings": [{"id": "1"}]}"#, "standings[0].id has another type"),
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
