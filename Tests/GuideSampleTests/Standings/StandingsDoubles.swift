import Foundation
import Shared

@testable import Standings

/// A spy in the place of the network, as in the chapter on Standings.
@MainActor
final class TransportSpy: Transport {
    private(set) var urls: [String] = []
    let answer: Result<Data, any Error>

    init(_ answer: Result<Data, any Error>) { self.answer = answer }

    func data(from url: URL) async throws -> Data {
        urls.append(url.absoluteString)
        return try answer.get()
    }
}

/// An endpoint that answers at once.
struct EndpointStub: StandingsEndpoint {
    let tournamentId = 10
    let standings: [Standing]

    func load() async throws -> [Standing] { standings }
}

/// An endpoint that answers when a test says so, in any order.
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

    func answer(_ number: Int, _ result: Result<[Standing], any Error>) {
        waiting.removeValue(forKey: number)?.resume(with: result)
    }
}

/// A store that waits in its first `fetch` until a test lets it go on.
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

extension [Standing] {
    /// The standings of the sample file.
    static var sample: [Standing] {
        get throws {
            let file = SampleData.url(of: "tournamentStandingsSample")
            let data = try Data(contentsOf: file ?? URL(fileURLWithPath: "missing"))
            return try JSONDecoder().decode(StandingsAnswer.self, from: data).standings
        }
    }
}
