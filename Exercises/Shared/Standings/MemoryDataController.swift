/// Keeps standings in an array while the program runs.
@MainActor
public final class MemoryDataController: DataController {
    /// The store of the app.
    public static let shared = MemoryDataController()

    /// All standings, in the order in which they were added.
    public var standings: [Standing] = []

    public init() {}

    public func upsert(_ standings: [Standing]) async throws {
        for standing in standings {
            if let index = self.standings.firstIndex(where: { $0.id == standing.id }) {
                self.standings[index] = standing
            } else {
                self.standings.append(standing)
            }
        }
    }

    public func fetch(_ request: any EntityRequest) async throws -> [Standing] {
        try check(request)
        return standings.filter(request.predicate).sorted(by: request.isInOrder)
    }

    public func delete(_ request: any EntityRequest) async throws {
        try check(request)
        standings.removeAll(where: request.predicate)
    }

    private func check(_ request: any EntityRequest) throws {
        guard request.entityName == "Standing" else {
            throw DataControllerError.unknownEntity(request.entityName)
        }
    }
}
