import Foundation
import Shared
import TestHelpers
import XCTest

@testable import Standings

/// Your tests for `parse(_:)`, and for `StandingsEndpointLocalRequest`.
final class MyStandingsParsingTests: XCTestCase {
    @MainActor func testAllStandingsInTheFileAreKept() async throws {
        let file = try XCTUnwrap(SampleData.url(of: "tournamentStandingsSample"))
        let request = StandingsEndpointLocalRequest(tournamentId: 10, file: file)
        let standings = try await request.load()
        XCTAssertEqual(standings, .sample)
    }

    @MainActor func testAnAnswerWithoutStandingsIsValid() async throws {
        XCTAssertEqual(try parse(#"{"standings": []}"#), [])
    }

    @MainActor func testExtraValuesAreIgnored() async throws {
        XCTAssertEqual(try parse(#"{"standings": [], "season": 2026}"#), [])
    }

    @MainActor func testABrokenAnswerSaysWhatIsWrong() async {
        let cases = [
            ("", "it isn't JSON"),
            ("<html>", "it isn't JSON"),
            (#"{"rows": []}"#, "standings is missing"),
        ]
        for (text, reason) in cases {
            XCTAssertThrowsError(try parse(text), "'\(text)'") { error in
                XCTAssertEqual(error as? StandingsError, .unreadable(reason), "'\(text)'")
            }
        }
    }

    @MainActor func testOneBrokenStandingSpoilsAll() async throws {
        let data = try JSONEncoder().encode(StandingsAnswer(standings: [.fixture(points: 77)]))
        let good = String(decoding: data, as: UTF8.self).dropLast(2)
        XCTAssertThrowsError(try parse(good + #",{"id": 2}]}"#)) { error in
            XCTAssertEqual(
                error as? StandingsError, .unreadable("standings[1].tournamentId is missing"))
        }
    }

    @MainActor func testTheLocalRequestReadsItsOwnFile() async throws {
        let file = try XCTUnwrap(SampleData.url(of: "TickerData"))
        let request = StandingsEndpointLocalRequest(tournamentId: 10, file: file)
        do {
            _ = try await request.load()
            XCTFail("load() must throw")
        } catch {
            XCTAssertEqual(error as? StandingsError, .unreadable("standings is missing"))
        }
    }

    @MainActor func testAFileThatIsNotThereThrows() async {
        let file = URL(fileURLWithPath: "/no/such/file.json")
        let request = StandingsEndpointLocalRequest(tournamentId: 10, file: file)
        let standings = try? await request.load()
        XCTAssertNil(standings, "load() must throw")
    }

    private func parse(_ text: String) throws -> [Standing] {
        try EndpointStub(standings: []).parse(Data(text.utf8))
    }
}
