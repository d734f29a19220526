import Foundation
import Shared
import TestHelpers
import XCTest

@testable import Standings

/// Checks the parsing of an answer, and the two requests that parse.
final class StandingsParsingTests: XCTestCase {
    @MainActor func testKeepsAllStandings() async throws {
        let found = await parsed(try sample()) { "\($0.id)" }
        XCTAssertEqual(
            found, ["103", "102", "211", "101"],
            "ids that parse(_:) finds in tournamentStandingsSample.json, with two tournaments")
    }

    @MainActor func testKeepsEveryValue() async throws {
        let found = await parsed(try sample(), describe)
        XCTAssertEqual(
            found, [Standing].sample.map(describe),
            "standings that parse(_:) finds in tournamentStandingsSample.json")
    }

    @MainActor func testAnAnswerWithoutStandings() async throws {
        let none = await parsed(Data(#"{"standings": []}"#.utf8)) { "\($0.id)" }
        let one = await parsed(Data(try text(of: [.fixture(id: 5)]).utf8)) { "\($0.id)" }
        XCTAssertEqual(
            [none, one], [[], ["5"]],
            "ids that parse(_:) finds in an empty list, and in a list with one standing")
    }

    @MainActor func testExtraValuesAreIgnored() async throws {
        let text = try text(of: [.fixture(id: 5)])
            .replacingOccurrences(of: #""id":5"#, with: #""id":5,"wins":null"#)
        let found = await parsed(Data(text.utf8)) { "\($0.id)" }
        XCTAssertEqual(
            found, ["5"], "ids that parse(_:) finds, when a standing has an extra value")
    }

    @MainActor func testAStandingWithoutATeam() async throws {
        let text = try text(of: [.fixture(id: 1), .fixture(id: 2, team: "?")])
            .replacingOccurrences(of: #""team":"?""#, with: #""club":"?""#)
        await assert(text, "throws unreadable: standings[1].team is missing")
    }

    @MainActor func testAStandingWithTextInsteadOfANumber() async throws {
        let text = try text(of: [.fixture(points: 77)])
            .replacingOccurrences(of: "77", with: #""many""#)
        await assert(text, "throws unreadable: standings[0].points has the wrong type")
    }

    @MainActor func testAnAnswerWithoutTheList() async {
        await assert(#"{"rows": []}"#, "throws unreadable: standings is missing")
    }

    @MainActor func testAnAnswerThatIsNotJSON() async {
        await assert("<html>Come back later</html>", "throws unreadable: it isn't JSON")
    }

    @MainActor func testAnAnswerWithoutData() async {
        await assert("", "throws unreadable: it isn't JSON")
    }

    @MainActor func testTheNetworkRequestGivesWhatIsParsed() async throws {
        var ids: [Int] = []
        let request = StandingsEndpointRequest(
            tournamentId: 10, transport: try TransportSpy(.sample))
        let outcome = await words { ids = try await request.load().map(\.id) }
        XCTAssertEqual(
            "\(ids), \(outcome)", "[103, 102, 211, 101], finished",
            "ids from StandingsEndpointRequest.load(), and its outcome")
    }

    @MainActor func testTheNetworkRequestSaysWhatIsBroken() async {
        let request = StandingsEndpointRequest(tournamentId: 10, transport: TransportSpy("[]"))
        let outcome = await words { _ = try await request.load() }
        XCTAssertEqual(
            outcome, "throws unreadable: the answer has the wrong type",
            "outcome of StandingsEndpointRequest.load(), when the answer is []")
    }

    @MainActor func testTheLocalRequestReadsItsFile() async throws {
        let file = try temporaryFile(holding: text(of: [.fixture(id: 77)]))
        var ids: [Int] = []
        let outcome = await words { ids = try await local(file).load().map(\.id) }
        XCTAssertEqual(
            "\(ids), \(outcome)", "[77], finished",
            "ids from StandingsEndpointLocalRequest.load(), for a file with the id 77")
    }

    @MainActor func testTheLocalRequestSaysWhatIsBroken() async throws {
        let file = try temporaryFile(holding: "[]")
        let outcome = await words { _ = try await local(file).load() }
        XCTAssertEqual(
            outcome, "throws unreadable: the answer has the wrong type",
            "outcome of StandingsEndpointLocalRequest.load(), when the file contains []")
    }

    @MainActor func testAFileThatIsNotThere() async {
        let outcome = await words { _ = try await local(temporaryURL()).load() }
        XCTAssertEqual(
            outcome.hasPrefix("throws") ? "throws" : outcome, "throws",
            "outcome of StandingsEndpointLocalRequest.load() for a file that doesn't exist")
    }

    /// Returns the standings that are found, as text, or the error that is thrown.
    @MainActor
    private func parsed(_ data: Data, _ name: (Standing) -> String) async -> [String] {
        var found: [String] = []
        let outcome = await words { found = try parse(data).map(name) }
        return outcome == "finished" ? found : [outcome]
    }

    private func parse(_ data: Data) throws -> [Standing] {
        try EndpointStub(result: .success([])).parse(data)
    }

    private func local(_ file: URL) -> StandingsEndpointLocalRequest {
        StandingsEndpointLocalRequest(tournamentId: 10, file: file)
    }

    private func sample() throws -> Data {
        try Data(contentsOf: XCTUnwrap(SampleData.url(of: "tournamentStandingsSample")))
    }

    private func text(of standings: [Standing]) throws -> String {
        let encoder = JSONEncoder()
        // A failure message shows the text, so it must be the same each time.
        encoder.outputFormatting = .sortedKeys
        let data = try encoder.encode(StandingsAnswer(standings: standings))
        return String(decoding: data, as: UTF8.self)
    }

    /// Returns all values of a standing, on one line for a failure message.
    private func describe(_ standing: Standing) -> String {
        "\(standing.id) \(standing.tournamentId) \(standing.group) \(standing.position) "
            + "\(standing.team) \(standing.points)"
    }

    @MainActor
    private func assert(
        _ text: String, _ expected: String, file: StaticString = #filePath, line: UInt = #line
    ) async {
        let outcome = await words { _ = try parse(Data(text.utf8)) }
        let shown = text.isEmpty ? "no data" : text
        XCTAssertEqual(
            outcome, expected, "outcome of parse(_:) with \(shown)", file: file, line: line)
    }
}
