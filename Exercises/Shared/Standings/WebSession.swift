import Foundation

/// Loads the data at an address: the network, or a stub in a test.
public protocol Transport: Sendable {
    func data(from url: URL) async throws -> Data
}

/// The network: stands in for `URLSession`. There is one for the whole program.
@MainActor
public final class WebSession: Transport {
    public static let shared = WebSession()

    /// The server that answers; nil if none can be reached.
    ///
    /// It is as global as a real server: setting it affects the whole program.
    public var server: (@MainActor (URL) async throws -> Data)?

    private init() {}

    /// Asks the server, and throws `StandingsError.offline` if there is none.
    public func data(from url: URL) async throws -> Data {
        guard let server else { throw StandingsError.offline }
        return try await server(url)
    }
}
