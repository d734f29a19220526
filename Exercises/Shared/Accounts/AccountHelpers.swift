import Foundation

/// Sends requests. Only this helper knows `URLSession`.
///
/// A helper only wraps a framework. It decides nothing, so there is nothing to test.
@MainActor
public protocol NetworkHelperProtocol: AnyObject {
    /// Sends a request, and calls `completion` once, either later or before it returns.
    func send(
        _ request: AccountRequest,
        completion: @escaping @MainActor (Result<AccountResponse, NoAnswer>) -> Void)
}

/// Keeps short texts where no other app can read them. Only this helper knows the keychain.
@MainActor
public protocol KeychainHelperProtocol: AnyObject {
    /// Returns the text saved under this key, or nil if there is none.
    func text(for key: String) -> String?
    func set(_ text: String, for key: String)
    func remove(_ key: String)
}

/// A request to the server.
public struct AccountRequest: Equatable, Sendable {
    /// The HTTP method, for example `POST`.
    public let method: String
    /// The path on the server, for example `/login`.
    public let path: String
    public let body: Data

    public init(method: String, path: String, body: Data) {
        self.method = method
        self.path = path
        self.body = body
    }
}

/// The server's answer.
public struct AccountResponse: Equatable, Sendable {
    /// The HTTP status, for example 200, which means success.
    public let status: Int
    public let body: Data

    public init(status: Int, body: Data) {
        self.status = status
        self.body = body
    }
}

/// The error if the server can't be reached.
public struct NoAnswer: Error, Equatable, Sendable {
    public init() {}
}

/// Makes the helpers of an app: each closure makes one of them.
@MainActor
public struct AccountHelpers {
    public var makeNetwork: @MainActor () -> any NetworkHelperProtocol
    public var makeKeychain: @MainActor () -> any KeychainHelperProtocol
    public var makeFacebook: @MainActor () -> any FacebookServiceProtocol

    public init(
        makeNetwork: @escaping @MainActor () -> any NetworkHelperProtocol,
        makeKeychain: @escaping @MainActor () -> any KeychainHelperProtocol,
        makeFacebook: @escaping @MainActor () -> any FacebookServiceProtocol
    ) {
        self.makeNetwork = makeNetwork
        self.makeKeychain = makeKeychain
        self.makeFacebook = makeFacebook
    }
}
