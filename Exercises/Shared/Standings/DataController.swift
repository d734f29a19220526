/// A request to a store: stands in for `NSFetchRequest`.
public protocol EntityRequest: Sendable {
    /// The kind of things to ask for: `Standing`.
    var entityName: String { get }
    /// Returns whether the request asks for this standing: stands in for `NSPredicate`.
    func predicate(_ standing: Standing) -> Bool
    /// Returns whether the first standing comes before the second: stands in for sort descriptors.
    func isInOrder(_ first: Standing, _ second: Standing) -> Bool
}

/// A store for standings: Core Data, SwiftData, or an array in memory.
@MainActor
public protocol DataController: AnyObject {
    /// Adds standings. A standing with the same identifier as an old one replaces it.
    func upsert(_ standings: [Standing]) async throws
    /// Returns the standings that the request asks for, in its order.
    func fetch(_ request: any EntityRequest) async throws -> [Standing]
    /// Removes the standings that the request asks for.
    func delete(_ request: any EntityRequest) async throws
}

/// An error from a store.
public enum DataControllerError: Error, Equatable, Sendable {
    /// The store has no entity with this name.
    case unknownEntity(String)
}
