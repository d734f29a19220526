import Foundation
import Shared
import TestHelpers
import Testing

@testable import Standings

/// Your tests for `parse(_:)`, and for `StandingsEndpointLocalRequest`.
@MainActor @Suite struct MyStandingsParsingTests {
    @Test func allStandingsInTheFileAreKept() async throws {
        let file = try #require(SampleData.url(of: "tournamentStandingsSample"))
        let request = StandingsEndpointLocalRequest(tournamentId: 10, file: file)
        #expect(try await request.load() == .sample)
    }

    @Test func anAnswerWithoutStandingsIsValid() throws {
        #expect(try parse(#"{"standings": []}"#) == [])
    }

    @Test func extraValuesAreIgnored() throws {
        #expect(try parse(#"{"standings": [], "season": 2026}"#) == [])
    }

    @Test(arguments: [
        ("", "it isn't JSON"),
        ("<html>", "it isn't JSON"),
        (#"{"rows": []}"#, "standings is missing"),
    ])
    func aBrokenAnswerSaysWhatIsWrong(text: String, reason: String) {
        #expect(throws: StandingsError.unreadable(reason)) { try parse(text) }
    }

    @Test func oneBrokenStandingSpoilsAll() throws {
        let data = try JSONEncoder().encode(StandingsAnswer(standings: [.fixture(points: 77)]))
        let good = String(decoding: data, as: UTF8.self).dropLast(2)
        #expect(throws: StandingsError.unreadable("standings[1].tournamentId is missing")) {
            try parse(good + #",{"id": 2}]}"#)
        }
    }

    @Test func theLocalRequestReadsItsOwnFile() async throws {
        let file = try #require(SampleData.url(of: "TickerData"))
        let request = StandingsEndpointLocalRequest(tournamentId: 10, file: file)
        await #expect(throws: StandingsError.unreadable("standings is missing")) {
            try await request.load()
        }
    }

    @Test func aFileThatIsNotThereThrows() async {
        let file = URL(fileURLWithPath: "/no/such/file.json")
        let request = StandingsEndpointLocalRequest(tournamentId: 10, file: file)
        await #expect(throws: (any Error).self) { try await request.load() }
    }

    private func parse(_ text: String) throws -> [Standing] {
        try EndpointStub(standings: []).parse(Data(text.utf8))
    }
}
