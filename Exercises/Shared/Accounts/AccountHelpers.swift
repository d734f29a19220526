import Foundation

/// Sends requests: the only one that knows `URLSession`.
///
/// A helper wraps a framework and nothing else: it decides nothing, so there is nothing to test.
@MainActor
public protocol NetworkHelperProtocol: AnyObject {
    /// Sends a request, and calls `completion` once: later, or before it returns.
    func send(
        _ request: AccountRequest,
        completion: @escaping @MainActor (Result<AccountResponse, NoAnswer>) -> Void)
}

/// Keeps small texts where no other app can read them: the only one that knows the keychain.
@MainActor
public protocol KeychainHelperProtocol: AnyObject {
    /// The text that was kept under this name; nil where there is none.
    func text(for key: String) -> String?
    func set(_ text: String, for key: String)
    func remove(_ key: String)
}

/// What is sent to the server.
public struct AccountRequest: Equatable, Sendable {
    /// For example `POST`.
    public let method: String
    /// For example `/login`.
    public let path: String
    public let body: Data

    public init(method: String, path: String, body: Data) {
        self.method = method
        self.path = path
        self.body = body
    }
}

/// What the server answers.
public struct AccountResponse: Equatable, Sendable {
    /// For example 200, which says that all is well.
    public let status: Int
    public let body: Data

    public init(status: Int, body: Data) {
        self.status = status
        self.body = body
    }
}

/// The server was not reached.
public struct NoAnswer: Error, Equatable, Sendable {
    public init() {}
}

/// The helpers of an app. Each function makes one.
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
