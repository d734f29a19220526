import Foundation
import Shared

@testable import Standings

/// A store whose first `fetch` waits until a test lets it continue.
@MainActor
final class SlowStore: DataController {
    private let memory = MemoryDataController()
    private(set) var fetchCount = 0
    private var waiting: CheckedContinuation<Void, Never>?

    func upsert(_ standings: [Standing]) async throws { try await memory.upsert(standings) }

    func delete(_ request: any EntityRequest) async throws { try await memory.delete(request) }

    func fetch(_ request: any EntityRequest) async throws -> [Standing] {
        fetchCount += 1
        let standings = try await memory.fetch(request)
        if fetchCount == 1 { await withCheckedContinuation { waiting = $0 } }
        return standings
    }

    func goOn() {
        waiting?.resume()
        waiting = nil
    }
}

/// An endpoint that answers when a test tells it to, in any order.
@MainActor
final class EndpointSpy: StandingsEndpoint {
    let tournamentId = 10
    private(set) var count = 0
    private var waiting: [Int: CheckedContinuation<[Standing], any Error>] = [:]

    func load() async throws -> [Standing] {
        count += 1
        let number = count
        return try await withCheckedThrowingContinuation { waiting[number] = $0 }
    }

    /// Answers the request with this number, counted from 1.
    func answer(_ number: Int, _ result: Result<[Standing], any Error>) {
        waiting.removeValue(forKey: number)?.resume(with: result)
    }
}

/// An endpoint that answers immediately.
struct EndpointStub: StandingsEndpoint {
    let tournamentId = 10
    let standings: [Standing]

    func load() async throws -> [Standing] { standings }
}

extension [Standing] {
    /// Three teams of tournament 10 and one of tournament 21, in the server's order.
    static let sample = [
        Standing(
            id: 103, tournamentId: 10, group: "B", position: 1, team: "Harbour", points: 4),
        Standing(
            id: 102, tournamentId: 10, group: "A", position: 2, team: "Old Mill", points: 3),
        Standing(
            id: 211, tournamentId: 21, group: "A", position: 1, team: "Lakeside", points: 9),
        Standing(
            id: 101, tournamentId: 10, group: "A", position: 1, team: "Northgate", points: 6),
    ]
}

/// A spy that replaces the network: it answers immediately, and records the requested addresses.
@MainActor
final class TransportSpy: Transport {
    private(set) var urls: [String] = []
    var answer: Result<Data, any Error>

    init(_ answer: Result<Data, any Error>) { self.answer = answer }

    func data(from url: URL) async throws -> Data {
        urls.append(url.absoluteString)
        return try answer.get()
    }
}
