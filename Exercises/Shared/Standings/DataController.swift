/// What a store is asked for: stands in for `NSFetchRequest`.
public protocol EntityRequest: Sendable {
    /// The kind of things that are asked for: `Standing`.
    var entityName: String { get }
    /// Whether this one is asked for: stands in for `NSPredicate`.
    func predicate(_ standing: Standing) -> Bool
    /// Whether the first one comes before the second one: stands in for sort descriptors.
    func isInOrder(_ first: Standing, _ second: Standing) -> Bool
}

/// Where standings are kept: Core Data, SwiftData, or an array in memory.
@MainActor
public protocol DataController: AnyObject {
    /// Puts standings in. One whose identifier is there already takes the place of the old one.
    func upsert(_ standings: [Standing]) async throws
    /// Those that the request asks for, in its order.
    func fetch(_ request: any EntityRequest) async throws -> [Standing]
    /// Takes out those that the request asks for.
    func delete(_ request: any EntityRequest) async throws
}

/// What a store can't do.
public enum DataControllerError: Error, Equatable, Sendable {
    /// The store has no entity of this name.
    case unknownEntity(String)
}
