import Foundation
import Shared
import TestHelpers

@testable import Standings

/// A spy that replaces the network: it answers immediately, and records the requested addresses.
@MainActor
final class TransportSpy: Transport {
    private(set) var urls: [String] = []
    var answer: Result<Data, any Error>

    init(_ answer: Result<Data, any Error>) { self.answer = answer }

    convenience init(_ text: String) { self.init(.success(Data(text.utf8))) }

    convenience init(_ standings: [Standing]) throws {
        self.init(.success(try JSONEncoder().encode(StandingsAnswer(standings: standings))))
    }

    func data(from url: URL) async throws -> Data {
        urls.append(url.absoluteString)
        return try answer.get()
    }
}

/// A spy that replaces the endpoint: it answers when a test calls `answer`, and ignores
/// cancellation.
@MainActor
final class EndpointSpy: StandingsEndpoint {
    nonisolated let tournamentId: Int
    private(set) var count = 0
    private var waiting: [Int: CheckedContinuation<[Standing], any Error>] = [:]

    init(tournamentId: Int = 10) { self.tournamentId = tournamentId }

    func load() async throws -> [Standing] {
        count += 1
        let number = count
        return try await withCheckedThrowingContinuation { waiting[number] = $0 }
    }

    /// Answers the request with this number, counted from 1, if it is pending.
    func answer(_ number: Int, _ result: Result<[Standing], any Error>) {
        waiting.removeValue(forKey: number)?.resume(with: result)
    }
}

/// An endpoint that answers immediately.
struct EndpointStub: StandingsEndpoint {
    var tournamentId = 10
    var result: Result<[Standing], StandingsError>

    func load() async throws -> [Standing] { try result.get() }
}

/// A store whose first `fetch` waits until a test lets it continue.
@MainActor
final class SlowStore: DataController {
    let memory = MemoryDataController()
    private(set) var fetchCount = 0
    private var continuation: CheckedContinuation<Void, Never>?

    func upsert(_ standings: [Standing]) async throws { try await memory.upsert(standings) }

    func delete(_ request: any EntityRequest) async throws { try await memory.delete(request) }

    func fetch(_ request: any EntityRequest) async throws -> [Standing] {
        fetchCount += 1
        let standings = try await memory.fetch(request)
        if fetchCount == 1 { await withCheckedContinuation { continuation = $0 } }
        return standings
    }

    func goOn() {
        continuation?.resume()
        continuation = nil
    }
}

/// A store whose disk is full.
@MainActor
final class FullStore: DataController {
    struct DiskIsFull: Error {}

    func upsert(_ standings: [Standing]) async throws { throw DiskIsFull() }

    func delete(_ request: any EntityRequest) async throws { throw DiskIsFull() }

    func fetch(_ request: any EntityRequest) async throws -> [Standing] { throw DiskIsFull() }
}

/// A load that a test has started, and its outcome.
@MainActor
final class RunningLoad {
    private(set) var outcome = "still waiting"
    private var task: Task<Void, Never>?

    init(_ datasource: StandingsDatasource) {
        task = Task {
            outcome = await words { try await datasource.load() }
        }
    }

    func cancel() { task?.cancel() }
}

/// The outcome of a call as text: `finished`, or what it throws.
@MainActor
func words(_ call: () async throws -> Void) async -> String {
    do {
        try await call()
        return "finished"
    } catch StandingsError.offline {
        return "throws offline"
    } catch StandingsError.unreadable(let reason) {
        return "throws unreadable: \(reason)"
    } catch DataControllerError.unknownEntity(let name) {
        return "throws unknownEntity: \"\(name)\""
    } catch is CancellationError {
        return "throws CancellationError"
    } catch {
        return "throws \(type(of: error))"
    }
}

extension [Standing] {
    /// The sample: three teams of tournament 10, and one of tournament 21.
    static let sample: [Standing] = [
        .fixture(id: 103, group: "B", position: 1, team: "Harbour", points: 4),
        .fixture(id: 102, position: 2, team: "Old Mill", points: 3),
        .fixture(id: 211, tournamentId: 21, team: "Lakeside", points: 9),
        .fixture(id: 101, position: 1, team: "Northgate", points: 6),
    ]
}

extension [StandingsSection] {
    /// The titles and rows, in one list of lines.
    var lines: [String] { flatMap { [$0.title] + $0.rows } }
}
