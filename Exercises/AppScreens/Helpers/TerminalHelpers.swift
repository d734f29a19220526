import Foundation
import Shared

extension AccountHelpers {
    /// Where the server of the encore Accounts would be.
    nonisolated static let server = "http://localhost:8080"

    /// The helpers of the app in a terminal, where there is neither a keychain nor Facebook.
    static let terminal = AccountHelpers(
        makeNetwork: { NetworkHelper(server: URL(string: server)!) },
        makeKeychain: { MemoryKeychainHelper() }, makeFacebook: { NoFacebookService() })
}

/// Stands where Facebook would be, and never has a token.
@MainActor
final class NoFacebookService: FacebookServiceProtocol {
    func login(completion: @escaping @MainActor (Result<String, FacebookError>) -> Void) {
        completion(.failure(.failed))
    }
}
