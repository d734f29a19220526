import Foundation

/// What can be asked for the data at an address: the network, or a stub in a test.
public protocol Transport: Sendable {
    func data(from url: URL) async throws -> Data
}

/// The network: stands in for `URLSession`. There is one for the whole program.
@MainActor
public final class WebSession: Transport {
    public static let shared = WebSession()

    /// What answers; nil where no server can be reached.
    ///
    /// It is as global as a server is: whoever sets it changes it for all.
    public var server: (@MainActor (URL) async throws -> Data)?

    private init() {}

    /// Asks the server, and throws `StandingsError.offline` where there is none.
    public func data(from url: URL) async throws -> Data {
        guard let server else { throw StandingsError.offline }
        return try await server(url)
    }
}
