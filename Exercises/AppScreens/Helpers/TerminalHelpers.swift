import Foundation
import Shared

extension AccountHelpers {
    /// The address that the server of the encore Accounts would have.
    nonisolated static let server = "http://localhost:8080"

    /// The helpers of the app in a terminal, which has neither a keychain nor Facebook.
    static let terminal = AccountHelpers(
        makeNetwork: { NetworkHelper(server: URL(string: server)!) },
        makeKeychain: { MemoryKeychainHelper() }, makeFacebook: { NoFacebookService() })
}

/// Replaces Facebook, and never has a token.
@MainActor
final class NoFacebookService: FacebookServiceProtocol {
    func login(completion: @escaping @MainActor (Result<String, FacebookError>) -> Void) {
        completion(.failure(.failed))
    }
}
